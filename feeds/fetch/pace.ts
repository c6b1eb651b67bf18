import type { FeedEntry } from '#engine/feeds/feed-document.ts'

const DAY_MS = 24 * 3_600_000
const WEEK_MS = 7 * DAY_MS
/** Longer ago says little about how often it publishes now. */
const LOOKED_BACK_MS = 8 * WEEK_MS

/** How lately and how often something publishes, going by the dates that its entries state. */
export interface Pace {
  newest: string | null
  entriesPerWeek: number | null
}

export function paceOf(entries: Pick<FeedEntry, 'published' | 'updated'>[], now: Date): Pace {
  const times = entries
    .map(({ published, updated }) => Date.parse(published ?? updated ?? ''))
    .filter((time) => time <= now.getTime())
    .toSorted((a, b) => b - a)
  const [newest] = times
  if (newest === undefined) return { newest: null, entriesPerWeek: null }
  const recent = times.filter((time) => time > now.getTime() - LOOKED_BACK_MS)
  // A feed shows only its last entries: where all are recent, they tell of the time since the oldest.
  const reachesBack = recent.length < times.length
  const coveredMs = reachesBack ? LOOKED_BACK_MS : now.getTime() - times.at(-1)!
  const entriesPerWeek = recent.length / Math.max(coveredMs / WEEK_MS, DAY_MS / WEEK_MS)
  return {
    newest: new Date(newest).toISOString(),
    entriesPerWeek: Math.round(entriesPerWeek * 10) / 10,
  }
}
