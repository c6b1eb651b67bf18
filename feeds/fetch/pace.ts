import type { FeedEntry } from '#engine/feeds/feed-document.ts'

const WEEK_MS = 7 * 24 * 3_600_000
/** The period before now that counts; older entries say little about the present pace. */
const LOOKED_BACK_MS = 8 * WEEK_MS

/** The latest time and the frequency of a feed's entries, by the dates that they state. */
export interface Pace {
  /** The latest time; null if no entry has a date. */
  newest: string | null
  entriesPerWeek: number | null
  /** True if the listed entries cover less than a week, so that `entriesPerWeek` is a minimum. */
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
  // A feed lists only its latest entries. If all of them are recent, they cover the time since the
  // oldest one.
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
