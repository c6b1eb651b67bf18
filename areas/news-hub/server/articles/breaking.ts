/** An outlet that carries an article, and when it first did, in epoch milliseconds. */
export interface Report {
  source: number | string
  at: number
}

const INDEPENDENT_SOURCES = 3
const BURST_MS = 2 * 60 * 60 * 1000
/** A burst is news for so long after its last report. */
export const BREAKING_FOR_MS = 6 * 60 * 60 * 1000

/** Whether several sources brought an article in one burst, not long ago. */
export function isBreaking(reports: readonly Report[], now: number): boolean {
  const first = new Map<Report['source'], number>()
  for (const { source, at } of reports) first.set(source, Math.min(at, first.get(source) ?? at))
  const times = [...first.values()].sort((a, b) => a - b)

  return times.some((at, index) => {
    const burstEnd = times[index + INDEPENDENT_SOURCES - 1]
    return burstEnd !== undefined && burstEnd - at <= BURST_MS && now - burstEnd <= BREAKING_FOR_MS
  })
}
