import type { ActiveDay } from './rhythm.ts'

export const WEEKS = 12
const WEEK_DAYS = 7
const MEAN_WEEKS = 4
/** A feed pins an entry or two at the top; if more are older than a day, its list reaches back beyond that day. */
const PINNED_AT_MOST = 2

/** The number of entries that a feed brings a week. */
export interface Rate {
  perWeek: number
  /** True if the rate is a minimum: it counts the known entries of an incomplete week. */
  isAtLeast: boolean
}

/** Entries of each of the last twelve weeks; the last one ends with `today` (days since 1970). */
export function weeksOf(days: readonly ActiveDay[], today: number): number[] {
  const weeks = Array.from({ length: WEEKS }, () => 0)
  for (const { day, entries } of days) {
    const week = WEEKS - 1 - Math.floor((today - day) / WEEK_DAYS)
    // An entry that is dated tomorrow, in a time zone ahead of ours, counts for this week.
    const shown = Math.min(week, WEEKS - 1)
    if (shown >= 0) weeks[shown]! += entries
  }
  return weeks
}

/**
 * The mean of up to four complete weeks. A week is complete if the feed was fetched all the time,
 * since the day `known`, or if its list goes back further. A feed only lists its newest entries,
 * perhaps those of one afternoon, so a part of a week proves nothing.
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
  // If the weeks have no entries, a feed resumed today after a long silence.
  return { perWeek: (over || entriesIn(today, Infinity)) / weeks, isAtLeast: false }
}

/** The last day that a feed's list reached beyond when it was first read; infinite if unknown. */
function listedBehind(days: readonly ActiveDay[]): number {
  let older = 0
  for (const { day, entries } of days.toSorted((a, b) => a.day - b.day)) {
    older += entries
    if (older > PINNED_AT_MOST) return day
  }
  return Infinity
}
