/** The fewest entries a week that count as many: five a day. */
const LEAST_NOISE = 35
const TIMES_MEDIAN = 5
/** The fewest sources among which one can be an outlier. */
const FEWEST_SOURCES = 4

/** The entries a week from which a source counts as noisy; infinite if there are few sources. */
export function noisyFrom(perWeek: readonly number[]): number {
  if (perWeek.length < FEWEST_SOURCES) return Infinity
  const ordered = perWeek.toSorted((a, b) => a - b)
  const median = ordered[Math.floor((ordered.length - 1) / 2)]!
  return Math.max(LEAST_NOISE, TIMES_MEDIAN * median)
}
