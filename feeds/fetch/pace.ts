import type { FeedEntry } from '#engine/feeds/feed-document.ts'

const WEEK_MS = 7 * 24 * 3_600_000
/** The time before now that counts; older entries say little about the present pace. */
const LOOKED_BACK_MS = 8 * WEEK_MS

/** The latest time and the frequency at which something publishes, going by the dates that its entries state. */
export interface Pace {
  /** Null if no entry has a date. */
  newest: string | null
  entriesPerWeek: number | null
  /** True if the feed lists the last week at most, so that the pace is a minimum. */
  isPaceAtLeast: boolean
}

export function paceOf(entries: Pick<FeedEntry, 'published' | 'updated'>[], now: Date): Pace {
  const times = entries
    .map(({ published, updated }) => Date.parse(published ?? updated ?? ''))
    .filter((time) => time <= now.getTime())
    .toSorted((a, b) => b - a)
  const [newest] = times
  if (newest === undefined) return { newest: null, entriesPerWeek: null, isPaceAtLeast: false }
  const recent = times.filter((time) => time > now.getTime() - LOOKED_BACK_MS)
  // A feed shows only its last entries: if all are recent, they cover the time since the oldest.
  const reachesBack = recent.length < times.length
  const coveredMs = reachesBack ? LOOKED_BACK_MS : now.getTime() - times.at(-1)!
  const isPaceAtLeast = coveredMs < WEEK_MS
  const entriesPerWeek = recent.length / (isPaceAtLeast ? 1 : coveredMs / WEEK_MS)
  return {
    newest: new Date(newest).toISOString(),
    entriesPerWeek: Math.round(entriesPerWeek * 10) / 10,
    isPaceAtLeast,
  }
}
