import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { isPrivateAddress } from '#engine/addresses/private-address.ts'
import { sql, type Database, type GuardedFetch, type Tools, type World } from '#server/tools.ts'
import { isShared } from '#feeds/shared-feed.ts'
import { DueFeed, dueFeedColumns } from '#feeds/claim/claim-feeds.ts'
import { addSource } from '../following/follow-source.ts'
import { shownAddress } from '../following/read-sources.ts'
import { recordVisit } from '#feeds/visit/record-visit.ts'
import {
  copyCertificates,
  FeedCertificate,
  feedCertificates,
  trusting,
} from '#feeds/fetch/feed-certificates.ts'
import { askWithHeaders, isOfSite } from '#feeds/fetch/ask-with-headers.ts'
import {
  forgetRequestHeaders,
  openRequestHeaders,
  sealedRequestHeaders,
} from '#feeds/fetch/request-headers.ts'
import { findFeed } from '#feeds/find/find-feed.ts'
import { storeEntries } from '#feeds/store/store-entries.ts'

const Current = z.object({
  feedId: z.int(),
  address: z.string(),
  name: z.string(),
  category: z.string(),
  frequency: z.string(),
  /** The headers, encrypted; see request-headers.ts. */
  requestHeaders: z.nullable(z.instanceof(Uint8Array)),
  certificates: z.array(FeedCertificate),
  /** True if other readers follow the feed, too, or saved something of it. */
  isShared: z.boolean(),
})
type Current = z.infer<typeof Current>

/**
 * Gives a source another address, for this reader only. Its entries and history stay, unless others
 * share the feed.
 */
export async function changeAddress(
  tools: World,
  readerId: string,
  { id, address }: { id: string; address: string },
): Promise<{ address: string; found: string }> {
  const asked = await currentOf(tools.db, readerId, id)
  const found = await findFeed({ ...tools, fetch: fetchAs(asked, tools) }, address, tools.now())
  const feed = await tools.db.transaction(async (db) => {
    const current = await currentOf(db, readerId, id)
    await demandNotFollowed(db, readerId, id, found.address)
    return current.isShared
      ? leaveFeed(db, readerId, { id, current, address: found.address }, tools.now())
      : readdressFeed(db, readerId, { current, address: found.address }, tools.now())
  })
  await storeEntries(tools, feed.id, found.fetched.document)
  await recordVisit(tools.db, feed, found.fetched, tools.now())
  const isLeft = asked.requestHeaders !== null && !isOfSite(asked.address, found.address)
  const left = isLeft
    ? '. The headers that were sent to the former host are not sent to this one'
    : ''
  return { address: shownAddress(found.address), found: found.found + left }
}

/**
 * Makes a function that sends the reader's headers with requests to the source's own site, but not
 * to other hosts.
 */
function fetchAs({ address, requestHeaders, certificates }: Current, tools: Tools): GuardedFetch {
  const fetch = trusting(tools.fetch, certificates)
  if (requestHeaders === null) return fetch
  const headers = openRequestHeaders(tools.secrets, requestHeaders)
  return askWithHeaders(fetch, { site: address, headers })
}

async function currentOf(db: Database, readerId: string, id: string): Promise<Current> {
  const current = await db.maybe(
    Current,
    sql`select feed_id, address, name, category, frequency, ${sealedRequestHeaders} as request_headers,
            ${feedCertificates} as certificates, ${isShared(sql`feeds.id`, readerId)} as is_shared
          from sources join feeds on feeds.id = feed_id
          where reader_id = ${readerId} and sources.id = ${id}`,
  )
  if (!current) throw new Problem('not-found', 'You no longer follow that source.')
  return current
}

async function demandNotFollowed(db: Database, readerId: string, id: string, address: string) {
  const other = await db.maybe(
    z.object({ name: z.string() }),
    sql`select name from sources join feeds on feeds.id = feed_id
        where reader_id = ${readerId} and sources.id <> ${id} and address = ${address} limit 1`,
  )
  if (other) {
    throw new Problem(
      'conflict',
      `You already follow that address, as “${other.name}”. Delete one of the two instead.`,
    )
  }
}

/**
 * Moves a feed to another address. If a feed without followers has that address, the two swap
 * addresses.
 */
async function readdressFeed(
  db: Database,
  readerId: string,
  { current, address }: { current: Current; address: string },
  now: Date,
): Promise<DueFeed> {
  const owner = sql`coalesce(feeds.private_to, ${isPrivateAddress(address) ? readerId : null})`
  const other = await db.maybe(
    z.object({ id: z.int() }),
    sql`select other.id from feeds join feeds as other
          on other.address = ${address} and other.private_to is not distinct from ${owner}
        where feeds.id = ${current.feedId} and other.id <> feeds.id`,
  )
  if (other) {
    const between = `${address}#${other.id}`
    await db.run(sql`update feeds set address = ${between} where id = ${other.id}`)
  }
  const feed = await db.one(
    DueFeed,
    sql`update feeds set address = ${address}, private_to = ${owner}, etag = null, last_modified = null, body_hash = null, listing = null
        where id = ${current.feedId}
        returning ${dueFeedColumns(now)}, array(select frequency from sources where feed_id = feeds.id and paused_at is null) as frequencies`,
  )
  if (other) await db.run(sql`update feeds set address = ${current.address} where id = ${other.id}`)
  if (!isOfSite(current.address, address)) await forgetRequestHeaders(db, feed)
  return feed
}

/** Moves this source to the feed at the new address. Other readers keep the old feed. */
async function leaveFeed(
  db: Database,
  readerId: string,
  { id, current, address }: { id: string; current: Current; address: string },
  now: Date,
): Promise<DueFeed> {
  const { name, category, frequency } = current
  const { feed } = await addSource(db, readerId, { address, name, category, frequency }, now)
  await db.run(sql`
    delete from sources where reader_id = ${readerId} and feed_id = ${feed.id} and id <> ${id}`)
  await db.run(sql`update sources set feed_id = ${feed.id} where id = ${id}`)
  await copyCertificates(db, current.feedId, feed.id)
  return feed
}
