import type { ActiveDay } from './rhythm.ts'

export const WEEKS = 12
const WEEK_DAYS = 7
const MEAN_WEEKS = 4
const WORKING_DAYS = 5
/** Of so few, nobody can tell how many a week brings. */
const FEW_ENTRIES = 5

/** Entries of each of the last twelve weeks; the last one ends with `today` (days since 1970). */
export function weeksOf(days: readonly ActiveDay[], today: number): number[] {
  const weeks = Array.from({ length: WEEKS }, () => 0)
  for (const { day, entries } of days) {
    const week = WEEKS - 1 - Math.floor((today - day) / WEEK_DAYS)
    // What is dated tomorrow, in a zone ahead of ours, is of this week.
    const shown = Math.min(week, WEEKS - 1)
    if (shown >= 0) weeks[shown]! += entries
  }
  return weeks
}

/**
 * Entries a week, over the last four. A feed that shows fewer days, because it is new or lists little, counts
 * for those alone: they are not spread over weeks that nobody has seen.
 */
export function perWeekOf(days: readonly ActiveDay[], today: number): number {
  const recent = days.filter(({ day }) => today - day < MEAN_WEEKS * WEEK_DAYS)
  const entries = recent.reduce((sum, day) => sum + day.entries, 0)
  const first = Math.min(today, ...days.map(({ day }) => day))
  const seen = Math.min(MEAN_WEEKS * WEEK_DAYS, today - first + 1)
  if (seen >= WEEK_DAYS) return (entries * WEEK_DAYS) / seen
  // Not yet a week: as many as its working days bring, since nobody knows about its weekends.
  return entries < FEW_ENTRIES ? entries : (entries * WORKING_DAYS) / Math.min(WORKING_DAYS, seen)
}
