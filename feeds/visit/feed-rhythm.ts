const MINUTE_MS = 60_000
/** Only this many of the newest entries count; older ones say little about the present. */
const NEWEST_COUNTED = 20

export interface FeedRhythm {
  /** The usual minutes between two entries; null with fewer than two dates. */
  gapMinutes: number | null
  newestAt: Date | null
}

/**
 * Measures how often a feed changes by the times of its entries. The median gap counts, so that a
 * pinned old entry or ten entries at once do not distort the result.
 */
export function rhythmOf(stated: (string | null)[], now: Date): FeedRhythm {
  const times = stated
    .flatMap((time) => (time === null ? [] : [Date.parse(time)]))
    .filter((time) => time <= now.getTime())
    .toSorted((a, b) => b - a)
    .slice(0, NEWEST_COUNTED)
  const gaps = times.slice(1).map((time, nth) => times[nth]! - time)
  const median = gaps.toSorted((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)]
  return {
    gapMinutes: median === undefined ? null : Math.round(median / MINUTE_MS),
    newestAt: times[0] === undefined ? null : new Date(times[0]),
  }
}

/**
 * Corrects the rhythm of a feed by the time since its newest entry: after a year without an entry,
 * the gap is at least a year.
 */
export function rhythmByNow({ gapMinutes, newestAt }: FeedRhythm, now: Date): number | null {
  if (newestAt === null) return gapMinutes
  const silence = Math.max(0, (now.getTime() - newestAt.getTime()) / MINUTE_MS)
  return Math.max(gapMinutes ?? 0, silence)
}
