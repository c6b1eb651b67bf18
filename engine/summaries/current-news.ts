const HOUR_MS = 3_600_000
/** The age at which a report tells the news nearly as well as the newest one; after a day, half as well. */
const NEWEST_MS = 12 * HOUR_MS
const WITHIN_HALF_MS = 24 * HOUR_MS
/** The period in which an entry older than NEWEST_MS loses another half of its weight. */
const HALF_MS = 1.5 * HOUR_MS

/**
 * The degree to which each entry still is the news, from 0 to 1, by the newest report that tells the event itself; a
 * later remark about it replaces nothing. If no report tells it, the newest entry counts.
 */
export function currencyOf(
  entries: readonly { publishedAt: number }[],
  tells: (at: number) => boolean,
): number[] {
  const reports = entries.filter((_, at) => tells(at))
  const newest = Math.max(
    ...(reports.length > 0 ? reports : entries).map(({ publishedAt }) => publishedAt),
  )
  return entries.map(({ publishedAt }) => {
    const age = Math.max(0, newest - publishedAt)
    return 0.5 ** (age / WITHIN_HALF_MS + Math.max(0, age - NEWEST_MS) / HALF_MS)
  })
}
