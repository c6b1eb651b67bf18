import { seededRandom } from '#core/seeded.ts'
import type { DayEntry } from './labelled-day.ts'

const HOUR_MS = 60 * 60 * 1000

/**
 * Sorts entries as they arrive at a server that fetches once an hour: feed by feed, with each
 * feed's entries of that hour in order of time. The feeds are in order of name, or in the given
 * order.
 */
export function inHubOrder(
  entries: readonly DayEntry[],
  feeds: readonly string[] = feedsOf(entries),
): DayEntry[] {
  const places = new Map(feeds.map((feed, at) => [feed, at]))
  const hourOf = ({ publishedAt }: DayEntry) => Math.floor(publishedAt / HOUR_MS)
  const placeOf = ({ source }: DayEntry) => places.get(String(source))!
  return entries
    .toSorted(
      (a, b) => hourOf(a) - hourOf(b) || placeOf(a) - placeOf(b) || a.publishedAt - b.publishedAt,
    )
    .map((entry, at) => ({ ...entry, id: at + 1 }))
}

/** The feeds of entries in a random order, which is the same for the same seed. */
export function shuffledFeeds(entries: readonly DayEntry[], seed: number): string[] {
  const random = seededRandom(seed)
  return feedsOf(entries)
    .map((feed) => ({ feed, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ feed }) => feed)
}

function feedsOf(entries: readonly DayEntry[]): string[] {
  return [...new Set(entries.map(({ source }) => String(source)))].toSorted()
}
