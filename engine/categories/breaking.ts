/** An outlet that carries an article, and when it first did, in epoch milliseconds. */
export interface Report {
  source: number | string
  at: number
}

const INDEPENDENT_SOURCES = 3
const BURST_MS = 2 * 60 * 60 * 1000
/** A burst is news for so long after the report that completed it. */
const BREAKING_FOR_MS = 6 * 60 * 60 * 1000

/**
 * Until when an article is breaking news: several sources that wrote for themselves brought it in one
 * burst. Null when there was none. What only copies another is not to be among the reports.
 */
export function breakingUntil(reports: readonly Report[]): number | null {
  const first = new Map<Report['source'], number>()
  for (const { source, at } of reports) first.set(source, Math.min(at, first.get(source) ?? at))
  const times = [...first.values()].sort((a, b) => a - b)

  const ends = times.filter((end, index) => {
    const start = times[index - INDEPENDENT_SOURCES + 1]
    return start !== undefined && end - start <= BURST_MS
  })
  return ends.length === 0 ? null : ends.at(-1)! + BREAKING_FOR_MS
}
