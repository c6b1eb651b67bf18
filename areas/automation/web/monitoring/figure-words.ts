import { fullCount } from '#web/ui/count.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60_000

/** "340 ms", "4.2 s", "3 min"; a dash where nothing was timed. */
export function msWords(ms: number | null): string {
  if (ms === null) return '–'
  if (ms < SECOND_MS) return `${Math.round(ms)} ms`
  if (ms < 2 * MINUTE_MS) return `${(ms / SECOND_MS).toFixed(1)} s`
  return `${Math.round(ms / MINUTE_MS)} min`
}

/** A count, or a dash where it is not known. */
export function countOrDash(count: number | null): string {
  return count === null ? '–' : fullCount(count)
}

/** An hour as the axis says it: "14:00", with its day where there are several. */
export function hourWords(at: string, zone: string, hasDay: boolean): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    ...(hasDay && { day: 'numeric', month: 'short' }),
    ...{ hour: '2-digit', minute: '2-digit' },
  })
  return format.format(new Date(at))
}
