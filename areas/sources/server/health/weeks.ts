import type { ActiveDay } from './rhythm.ts'

export const WEEKS = 12
const WEEK_DAYS = 7
const MEAN_WEEKS = 4

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

export function perWeekOf(weeks: readonly number[]): number {
  const recent = weeks.slice(-MEAN_WEEKS)
  return recent.reduce((sum, entries) => sum + entries, 0) / recent.length
}
