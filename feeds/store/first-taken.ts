/**
 * The most entries of a newly followed feed that are stored; some feeds list those of ten years.
 */
const MOST_AT_FIRST = 200

/** The newest entries of a feed, which are stored when it is first followed. */
export function firstTaken<Entry extends { publishedAt: string }>(
  entries: Entry[],
): { wanted: Entry[]; passedOver: Entry[] } {
  const newest = entries.toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1))
  return { wanted: newest.slice(0, MOST_AT_FIRST), passedOver: newest.slice(MOST_AT_FIRST) }
}
