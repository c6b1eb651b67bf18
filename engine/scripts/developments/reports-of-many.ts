import type { MaterialEntry } from '../material.ts'

/** Who told it first is worth hearing, too. */
const FIRST = 3

/**
 * So many of the reports of an article that is one of many: the first ones and the newest, of the time that a piece is
 * about. `since`: milliseconds; `entries`: the first to publish first.
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
