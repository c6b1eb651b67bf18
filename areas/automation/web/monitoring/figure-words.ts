import { fullCount } from '#web/ui/count.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60_000

/** Formats a duration: "340 ms", "4.2 s", "3 min"; a dash if there is none. */
export function msWords(ms: number | null): string {
  if (ms === null) return '–'
  if (ms < SECOND_MS) return `${Math.round(ms)} ms`
  if (ms < 2 * MINUTE_MS) return `${(ms / SECOND_MS).toFixed(1)} s`
  return `${Math.round(ms / MINUTE_MS)} min`
}

/** Formats a count; a dash if it is unknown. */
export function countOrDash(count: number | null): string {
  return count === null ? '–' : fullCount(count)
}

/** Formats an hour for the axis, such as "14:00", with the day if the chart has several days. */
export function hourWords(at: string, zone: string, hasDay: boolean): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    ...(hasDay && { day: 'numeric', month: 'short' }),
    ...{ hour: '2-digit', minute: '2-digit' },
  })
  return format.format(new Date(at))
}
