/** A new feed may have an archive of ten years. */
const MOST_AT_FIRST = 200

/** The entries of a feed that a first follow takes: the newest. */
export function firstTaken<Entry extends { publishedAt: string }>(
  entries: Entry[],
): { wanted: Entry[]; passedOver: Entry[] } {
  const newest = entries.toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1))
  return { wanted: newest.slice(0, MOST_AT_FIRST), passedOver: newest.slice(MOST_AT_FIRST) }
}
