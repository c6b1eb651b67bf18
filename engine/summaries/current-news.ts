const HOUR_MS = 3_600_000
/**
 * Up to this age, an entry loses half of its weight in each `WITHIN_HALF_MS`. Beyond it, the weight
 * falls faster.
 */
const NEWEST_MS = 12 * HOUR_MS
const WITHIN_HALF_MS = 24 * HOUR_MS
/** The time in which an entry beyond that age loses another half of its weight. */
const HALF_MS = 1.5 * HOUR_MS

/**
 * The degree to which each entry still is the news, from 0 to 1. Ages are counted from the newest
 * report of the event itself, because later remarks about it do not replace the news. If no entry
 * reports the event, they are counted from the newest entry.
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
