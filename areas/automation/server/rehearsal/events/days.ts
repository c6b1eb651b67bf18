import type { Match } from './past-event.ts'

const QUARTER_MS = 15 * 60_000
const DAY_MS = 86_400_000

/** Counts events by the days of a time zone, oldest first, including days without events. */
export function countByDay(
  matches: readonly Match[],
  { since, now, zone }: { since: Date; now: Date; zone: string },
): { day: string; count: number }[] {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
  // Formatting a date is slow, so its result is cached for each quarter of an hour; no time zone
  // has smaller differences.
  const known = new Map<number, string>()
  const dayOf = (ms: number) => {
    const quarter = Math.floor(ms / QUARTER_MS)
    const day = known.get(quarter) ?? format.format(ms)
    known.set(quarter, day)
    return day
  }
  const counts = new Map<string, number>()
  for (let ms = since.getTime(); ms < now.getTime(); ms += DAY_MS / 2) counts.set(dayOf(ms), 0)
  counts.set(dayOf(now.getTime()), 0)
  for (const { at } of matches) {
    const day = dayOf(at)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return [...counts]
    .map(([day, count]) => ({ day, count }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
}
