import type { MaterialEntry } from '../material.ts'

/** The first reports that are kept, since they broke the news. */
const FIRST = 3

/**
 * Takes the first and the newest reports of an article that is one of many, in the time that a piece is about.
 * `since`: milliseconds; `entries`: the first to publish first.
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
