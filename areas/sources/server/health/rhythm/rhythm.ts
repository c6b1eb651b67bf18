/** A day on which a feed published: days since 1970 (UTC), and how many entries. */
export interface ActiveDay {
  day: number
  entries: number
}

const DAY_HOURS = 24
/** The number of newest days from which the rhythm of a feed is determined. */
const DAYS_HEARD = 40
/** One pause in ten may be longer than usual, such as a holiday. */
const USUAL_SHARE = 0.9
/** A feed is silent after this many times its usual pause, but never within a day. */
const TIMES_USUAL = 3
/** The shortest silence that is reported. */
export const LEAST_SILENCE_HOURS = DAY_HOURS
/**
 * The silence that is too long for a feed without a rhythm yet, because it published on a single
 * day only.
 */
const UNKNOWN_SILENCE_HOURS = 183 * DAY_HOURS
/**
 * A feed that has been known for fewer days may rest on weekends: from Friday to a Tuesday after a
 * holiday.
 */
const YOUNG_DAYS = 14
const YOUNG_SILENCE_HOURS = 4 * DAY_HOURS

/**
 * The usual pause between entries of a feed, in hours: a yearly blog rests for a year, an hourly feed for an hour, a
 * paper that rests on weekends for as long as those last. Null while unknown.
 */
export function usualPauseHours(days: readonly ActiveDay[]): number | null {
  const heard = days.toSorted((a, b) => b.day - a.day).slice(0, DAYS_HEARD)
  if (heard.length < 2) return null
  const gaps = heard.slice(1).map(({ day }, index) => heard[index]!.day - day)
  const usualGap = gaps.toSorted((a, b) => a - b)[Math.ceil(gaps.length * USUAL_SHARE) - 1]!
  const perDay = heard.reduce((sum, { entries }) => sum + entries, 0) / heard.length
  return (usualGap - 1) * DAY_HOURS + DAY_HOURS / perDay
}

/** Says if its days are too few to show whether it rests on weekends. */
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
