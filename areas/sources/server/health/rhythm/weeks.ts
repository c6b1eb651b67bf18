import type { ActiveDay } from './rhythm.ts'

export const WEEKS = 12
const WEEK_DAYS = 7
const MEAN_WEEKS = 4
/**
 * The most entries that a feed pins at the top. If a day and those before have more entries than
 * this, the feed's list reaches back to that day.
 */
const PINNED_AT_MOST = 2

/** The number of entries that a feed publishes in a week. */
export interface Rate {
  perWeek: number
  /** True if the rate is a minimum, because no week is complete yet. */
  isAtLeast: boolean
}

/**
 * The number of entries in each of the last twelve weeks. The last week ends with `today` (days
 * since 1970).
 */
export function weeksOf(days: readonly ActiveDay[], today: number): number[] {
  const weeks = Array.from({ length: WEEKS }, () => 0)
  for (const { day, entries } of days) {
    const week = WEEKS - 1 - Math.floor((today - day) / WEEK_DAYS)
    // An entry dated tomorrow, from a time zone ahead of ours, counts for the current week.
    const shown = Math.min(week, WEEKS - 1)
    if (shown >= 0) weeks[shown]! += entries
  }
  return weeks
}

/**
 * The mean of up to four complete weeks. A week is complete if it is after the day `known`, since
 * which the feed has been fetched, or if the feed's list reached back further when it was first
 * read. Other weeks do not count, because a list may only have the entries of one afternoon.
 */
export function rateOf(days: readonly ActiveDay[], today: number, known: number): Rate {
  const entriesIn = (from: number, to: number) =>
    days.reduce((sum, { day, entries }) => sum + (day >= from && day <= to ? entries : 0), 0)
  const sinceFirst = Math.min(known, listedBehind(days)) + 1
  const weeks = Math.min(MEAN_WEEKS, Math.floor((today - sinceFirst) / WEEK_DAYS))
  if (weeks < 1) {
    const lately = entriesIn(today - WEEK_DAYS + 1, Infinity)
    return { perWeek: lately, isAtLeast: lately > 0 }
  }
  const over = entriesIn(today - weeks * WEEK_DAYS, today - 1)
  // If these weeks have no entries, the feed published again today after a long silence.
  return { perWeek: (over || entriesIn(today, Infinity)) / weeks, isAtLeast: false }
}

/**
 * The oldest day that the feed's list reached back to when it was first read, without pinned
 * entries; infinite if unknown.
 */
function listedBehind(days: readonly ActiveDay[]): number {
  let older = 0
  for (const { day, entries } of days.toSorted((a, b) => a.day - b.day)) {
    older += entries
    if (older > PINNED_AT_MOST) return day
  }
  return Infinity
}
