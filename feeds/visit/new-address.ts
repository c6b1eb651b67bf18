import { webAddress } from '#engine/addresses/web-address.ts'
import { isSameParty } from '#server/fetch/fetch-address.ts'
import type { Web } from '#server/tools.ts'
import type { DueFeed } from '../claim/claim-feeds.ts'
import { fetchFeed, type Fetched } from '../fetch/fetch-feed.ts'

/**
 * Moves a feed that states its new address (`itunes:new-feed-url`) at two visits, like a permanent
 * redirect. The new address is fetched first, because nothing is known about it: it has to be a
 * feed that does not name the old address.
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
  // The move could not be followed, because a reader's credentials for one host are not sent to
  // another.
  const isNear = isSameParty(new URL(feed.address), new URL(stated))
  if (feed.requestHeaders !== null && !isNear) return fetched
  if (feed.seenMove !== stated) return { ...fetched, movedTo: stated }

  const unknown = { address: stated, etag: null, lastModified: null, bodyHash: null }
  const found = await fetchFeed(web, unknown, now)
  const isThere = found.kind === 'read' && found.document.hints.newAddress !== feed.address
  if (!isThere) return fetched
  return { ...fetched, movedTo: found.movedTo ?? stated, etag: null, lastModified: null }
}
