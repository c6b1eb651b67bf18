import { Problem } from '#core/problem.ts'
import type { Web } from '#server/tools.ts'
import type { DueFeed } from '../claim/claim-feeds.ts'
import type { Fetched } from '../fetch/fetch-feed.ts'
import { findFeed } from '../find/find-feed.ts'

/**
 * Finds the feed for an address that was followed while its server refused all requests. The first
 * answer may be a page that only names its feed; then the feed is found as if the address was
 * followed now. It moves to the new address at once, because nothing was ever read at the old one.
 */
export async function findAtLast(
  web: Web,
  feed: DueFeed,
  fetched: Fetched,
  now: Date,
): Promise<Fetched> {
  const wasClosed =
    feed.listing === null &&
    feed.bodyHash === null &&
    (feed.lastStatus === 429 || feed.lastStatus === 503)
  if (!wasClosed || fetched.kind !== 'failed' || fetched.errorKind !== 'unreadable') return fetched
  try {
    const { address, fetched: read } = await findFeed(web, feed.address, now)
    return { ...read, movedTo: address, movesAtOnce: true }
  } catch (error) {
    if (error instanceof Problem) return fetched
    throw error
  }
}
