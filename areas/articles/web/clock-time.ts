/** Writes a time such as "08:12", with the day if it differs from that of the time `besides`. */
export function clockTime(time: string, besides: string, zone: string): string {
  const day = (moment: string) => format(moment, zone, { day: 'numeric', month: 'short' })
  const clock = format(time, zone, { hour: '2-digit', minute: '2-digit' })
  return day(time) === day(besides) ? clock : `${day(time)}, ${clock}`
}

function format(time: string, timeZone: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, ...parts }).format(new Date(time))
}
