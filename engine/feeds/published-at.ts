import type { FeedEntry } from './feed-document.ts'

/**
 * The most by which a time may be in the future, because clocks of publishers are a little fast. A
 * later time is a mistake or an advertisement.
 */
const AHEAD_AT_MOST_MS = 10 * 60_000

/** The time of publishing as stated; now if none is stated, or if it is impossible. */
export function publishedAt(
  { published, updated }: Pick<FeedEntry, 'published' | 'updated'>,
  now: Date,
): Date {
  const stated = published ?? updated
  if (stated === null) return now
  const at = new Date(stated)
  const isPossible = at.getTime() <= now.getTime() + AHEAD_AT_MOST_MS && at.getUTCFullYear() >= 1970
  return isPossible ? at : now
}
