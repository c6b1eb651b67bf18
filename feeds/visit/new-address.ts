import { webAddress } from '#engine/addresses/web-address.ts'
import { isSameParty } from '#server/fetch/fetch-address.ts'
import type { Web } from '#server/tools.ts'
import type { DueFeed } from '../claim/claim-feeds.ts'
import { fetchFeed, type Fetched } from '../fetch/fetch-feed.ts'

/**
 * Moves a feed that states a new address (`itunes:new-feed-url`) at two visits. Before the move,
 * the new address is fetched to check that it has a feed that does not name the old address as its
 * new one.
 */
export async function withNewAddress(
  web: Web,
  feed: DueFeed,
  fetched: Fetched,
  now: Date,
): Promise<Fetched> {
  if ((fetched.kind !== 'read' && fetched.kind !== 'unchanged') || fetched.movedTo !== null) {
    return fetched
  }
  const stated = fetched.kind === 'read' ? fetched.document.hints.newAddress : feed.newAddress
  if (stated === null || stated === webAddress(feed.address, stated)) return fetched
  // The feed stays, because a reader's headers for one host must not be sent to another.
  const isNear = isSameParty(new URL(feed.address), new URL(stated))
  if (feed.requestHeaders !== null && !isNear) return fetched
  if (feed.seenMove !== stated) return { ...fetched, movedTo: stated }

  const unknown = { address: stated, etag: null, lastModified: null, bodyHash: null }
  const found = await fetchFeed(web, unknown, now)
  const isThere = found.kind === 'read' && found.document.hints.newAddress !== feed.address
  if (!isThere) return fetched
  return { ...fetched, movedTo: found.movedTo ?? stated, etag: null, lastModified: null }
}
