/** An outlet that carries an article, and when it first did, in epoch milliseconds. */
export interface Report {
  source: number | string
  at: number
}

const INDEPENDENT_SOURCES = 3
const BURST_MS = 2 * 60 * 60 * 1000
/** A story is breaking for this long. */
export const BREAKING_FOR_MS = 6 * 60 * 60 * 1000

/**
 * The end of an article's time as breaking news. It is counted from the end of the last burst of
 * independent sources, or from the median report if that is earlier. Null without a burst, or if
 * the burst came long after the median report. The reports must not contain copies.
 */
export function breakingUntil(reports: readonly Report[]): number | null {
  const first = new Map<Report['source'], number>()
  for (const { source, at } of reports) first.set(source, Math.min(at, first.get(source) ?? at))
  const times = [...first.values()].sort((a, b) => a - b)

  const burst = times.findLast((end, index) => {
    const start = times[index - INDEPENDENT_SOURCES + 1]
    return start !== undefined && end - start <= BURST_MS
  })
  if (burst === undefined) return null
  const broke = Math.min(burst, times[times.length >> 1]!)
  return burst - broke < BREAKING_FOR_MS ? broke + BREAKING_FOR_MS : null
}
