/** A day on which a feed published, as days since 1970 (UTC), and the number of its entries. */
export interface ActiveDay {
  day: number
  entries: number
}

const DAY_HOURS = 24
/** The number of newest days with entries that the rhythm is calculated from. */
const DAYS_HEARD = 40
/**
 * The share of pauses that are not longer than the usual one. One in ten may be longer, such as a
 * holiday.
 */
const USUAL_SHARE = 0.9
/** A feed counts as silent after this many times its usual pause. */
const TIMES_USUAL = 3
/** The shortest silence that is reported. */
export const LEAST_SILENCE_HOURS = DAY_HOURS
/**
 * The silence that is reported of a feed whose rhythm is unknown, because it published on one day
 * only.
 */
const UNKNOWN_SILENCE_HOURS = 183 * DAY_HOURS
/**
 * The days after which it is known if a feed pauses on weekends. Before that, only a silence of
 * four days is reported, as from a Friday to a Tuesday after a holiday.
 */
const YOUNG_DAYS = 14
const YOUNG_SILENCE_HOURS = 4 * DAY_HOURS

/**
 * The usual hours between entries of a feed, such as a year for a yearly blog, an hour for an
 * hourly feed, and a weekend for a newspaper that pauses then. Null if unknown.
 */
export function usualPauseHours(days: readonly ActiveDay[]): number | null {
  const heard = days.toSorted((a, b) => b.day - a.day).slice(0, DAYS_HEARD)
  if (heard.length < 2) return null
  const gaps = heard.slice(1).map(({ day }, index) => heard[index]!.day - day)
  const usualGap = gaps.toSorted((a, b) => a - b)[Math.ceil(gaps.length * USUAL_SHARE) - 1]!
  const perDay = heard.reduce((sum, { entries }) => sum + entries, 0) / heard.length
  return (usualGap - 1) * DAY_HOURS + DAY_HOURS / perDay
}

/** Says if the days are too few to know if the feed pauses on weekends. */
export function isYoungRhythm(days: readonly ActiveDay[]): boolean {
  const all = days.map(({ day }) => day)
  return Math.max(...all) - Math.min(...all) < YOUNG_DAYS
}

/** The hours after which silence is reported. */
export function silentAfterHours(usualPause: number | null, isYoung = false): number {
  if (usualPause === null) return UNKNOWN_SILENCE_HOURS
  const least = isYoung ? YOUNG_SILENCE_HOURS : LEAST_SILENCE_HOURS
  return Math.max(least, TIMES_USUAL * usualPause)
}
