/** The time of day, such as "09:40". */
export function timeOfDay(time: string, zone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
  }).format(new Date(time))
}

/** A day in short form, such as "Sun 29 Mar". */
export function shortDay(day: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
  }).format(new Date(`${day}T00:00:00Z`))
}
