/** Fewer entries a week than this are never too many: five a day. */
const LEAST_NOISE = 35
const TIMES_MEDIAN = 5
/** Among fewer sources nothing can be far above the others. */
const FEWEST_SOURCES = 4

/** From how many entries a week on a source is noisy among the others; infinite where nothing is. */
export function noisyFrom(perWeek: readonly number[]): number {
  if (perWeek.length < FEWEST_SOURCES) return Infinity
  const ordered = perWeek.toSorted((a, b) => a - b)
  const median = ordered[Math.floor((ordered.length - 1) / 2)]!
  return Math.max(LEAST_NOISE, TIMES_MEDIAN * median)
}
