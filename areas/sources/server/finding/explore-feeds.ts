import { Problem } from '#core/problem.ts'
import type { Tools } from '#server/tools.ts'
import { canonicalLink } from '#engine/addresses/canonical-link.ts'
import { exploreSite } from '#feeds/find/explore-site.ts'
import { previewFeed, type FeedPreview } from './preview-feed.ts'

/** The time limit for all requests of one search. */
const SEARCH_TIMEOUT_MS = 15_000
const FEEDS_AT_MOST = 8
const SILENT_MS = 365 * 24 * 3_600_000

/**
 * Reads the feeds that an address leads to; silent ones are sorted last. When time runs out,
 * returns those found so far. If none was found, fails with the reason.
 */
export async function exploreFeeds(
  { fetch, read, now }: Tools,
  address: string,
  { signal, timeoutMs = SEARCH_TIMEOUT_MS }: { signal: AbortSignal; timeoutMs?: number },
): Promise<{ feeds: FeedPreview[]; note: string | null }> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const feeds = new Map<string, FeedPreview>()
  const explored = exploreSite({ fetch, read }, address, {
    now: now(),
    signal: AbortSignal.any([signal, timeout]),
  })
  try {
    for await (const found of explored) {
      const look = previewFeed(found, now())
      const key = contentsOf(look)
      if (!feeds.has(key)) feeds.set(key, look)
      if (feeds.size >= FEEDS_AT_MOST) break
    }
  } catch (error) {
    if (!timeout.aborted) throw error
    throw new Problem(
      'unavailable',
      `Nothing was found there within ${seconds(timeoutMs)}. The site may be busy; try again later.`,
    )
  }
  const rank = ({ feed: { newest } }: FeedPreview) =>
    newest === null ? 2 : Number(now().getTime() - Date.parse(newest) > SILENT_MS)
  return {
    feeds: [...feeds.values()].toSorted((a, b) => rank(a) - rank(b)),
    note: timeout.aborted
      ? `The search was stopped after ${seconds(timeoutMs)}, so there may be more.`
      : null,
  }
}

/**
 * A key of a feed's content, so that a feed that is found at two addresses, or in two formats, is
 * offered once.
 */
function contentsOf({ feed: { address, title }, preview }: FeedPreview): string {
  const titles = preview.entries.map((entry) => entry.title)
  return titles.length === 0 ? (canonicalLink(address) ?? address) : JSON.stringify([title, titles])
}

function seconds(ms: number): string {
  return ms === 1000 ? 'a second' : `${ms / 1000} seconds`
}
