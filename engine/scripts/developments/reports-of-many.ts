import type { MaterialEntry } from '../material.ts'

/** The number of first reports that are kept, because they broke the news. */
const FIRST = 3

/**
 * The first and the newest reports of an article that is one of many in a piece, at most `most`:
 * those after `since` (epoch milliseconds) or, if there are none, of any time. `entries` are sorted
 * oldest first.
 */
export function reportsOfMany<Entry extends Pick<MaterialEntry, 'publishedAt'>>(
  entries: readonly Entry[],
  since: number,
  most: number,
): Entry[] {
  const inTime = entries.filter(({ publishedAt }) => Date.parse(publishedAt) > since)
  const among = inTime.length > 0 ? inTime : entries
  if (among.length <= most) return [...among]
  return [...among.slice(0, FIRST), ...among.slice(FIRST - most)]
}
