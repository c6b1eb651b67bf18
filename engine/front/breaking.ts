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
 * Until when an article is breaking news: several sources that wrote for themselves brought it in one burst, and half
 * of all that carry it did not until then. It ends this long after the middle one of them, or after the burst where
 * that came earlier. Null when there was none, or when most had it long before. What only copies another is not to be
 * among the reports.
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
