import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import {
  sql,
  type Database,
  type GuardedFetch,
  type Tools,
  type TrustedCertificate,
  type World,
} from '#server/tools.ts'
import { SourceDraft, type Followed } from '../../contract.ts'
import { isPrivateAddress } from '#engine/addresses/private-address.ts'
import { isRedditFeed, withoutRedditKey } from '#engine/addresses/reddit.ts'
import { DueFeed, dueFeedColumns, onceAllowed } from '#feeds/claim/claim-feeds.ts'
import { endImpossibleWaits } from '#server/clock/waits.ts'
import { isFetched } from '#feeds/claim/inbox-address.ts'
import { sourceOfFeed } from './read-sources.ts'
import { recordVisit } from '#feeds/visit/record-visit.ts'
import { askWithHeaders, isOfSite, type SiteHeaders } from '#feeds/fetch/ask-with-headers.ts'
import { trustCertificate, trusting } from '#feeds/fetch/feed-certificates.ts'
import { keepHeaders, setRequestHeaders } from '#feeds/fetch/request-headers.ts'
import { fetchForReader, ownerOf, TooOften } from '#feeds/reddit/reddit-fetch.ts'
import { withoutRedditKeyIn } from '#feeds/reddit/reddit-key.ts'
import type { FeedDocument } from '#engine/feeds/feed-document.ts'
import { knownNameOfFeed } from '#feeds/visit/feed-name.ts'
import { AskedToWait } from '#feeds/find/asked-to-wait.ts'
import { findFeed } from '#feeds/find/find-feed.ts'
import { publishedAt } from '#engine/feeds/published-at.ts'
import type { ReadFeed } from '#feeds/find/try-read.ts'
import type { ListingRule } from '#engine/pages/listing/listing-rule.ts'
import { storeEntries } from '#feeds/store/store-entries.ts'

/** The number of entries that are shown as proof that this is the right feed. */
const LATEST_SHOWN = 5

/** Means of access to a feed that refuses other requests. */
export interface Access {
  /** A certificate that an owner trusts for this feed from now on. */
  certificate?: TrustedCertificate
  /**
   * Checked headers that are sent with each request for the feed. Its entries are then private to
   * this reader.
   */
  own?: SiteHeaders
}

/**
 * Follows a feed by its own address, or by the address of a page that links to it. Fails with a
 * `Problem` if there is none.
 */
export async function followSource(
  tools: World,
  readerId: string,
  draft: SourceDraft,
  access: Access = {},
): Promise<Followed> {
  const { address, name, category, frequency } = SourceDraft.parse(draft)
  const asked = await withoutRedditKeyIn(tools, readerId, address)
  const found = await findFeed(
    { ...tools, fetch: fetchWith(access, fetchForReader(tools, readerId)) },
    asked,
    tools.now(),
  ).catch((error: unknown) => {
    const isLater =
      error instanceof AskedToWait || (error instanceof TooOften && isRedditFeed(asked))
    if (isLater) return error
    throw error
  })
  if (found instanceof Problem) {
    const wanted = found instanceof AskedToWait ? found.address : asked
    const follow = {
      address: wanted,
      name: name || hostOf(wanted),
      category,
      frequency,
      awaitsName: !name,
    }
    return followUnread(tools, readerId, follow, found, access)
  }
  const follow = {
    address: found.address,
    name,
    category,
    frequency,
    privateTo: await ownerOf(tools, readerId, found.address),
  }
  return followRead(tools, readerId, follow, found, access)
}

function fetchWith({ certificate, own }: Access, asReader: GuardedFetch): GuardedFetch {
  const fetch = trusting(asReader, certificate ? [certificate] : [])
  return own ? askWithHeaders(fetch, own) : fetch
}

/** Follows a feed that was just read. A source without its own name is named after the feed. */
export async function followRead(
  tools: World,
  readerId: string,
  { name, ...follow }: Follow,
  { fetched, found }: { fetched: ReadFeed; found: string },
  access: Access = {},
): Promise<Followed> {
  const { document } = fetched
  // A feed of search results is named after the search.
  const own = (await knownNameOfFeed(tools.db, follow.address, document)) || hostOf(follow.address)
  const called = name && name !== document.title ? name : own
  const { feed, isKnown } = await addWith(access, tools, readerId, { ...follow, name: called })
  await storeEntries(tools, feed.id, document)
  await recordVisit(tools.db, feed, fetched, tools.now())
  await tools.announce({ area: 'sources' })

  const source = await sourceOfFeed(tools.db, readerId, feed.id)
  if (!source) throw new Error('A source was gone right after it was added')
  return {
    source,
    isKnown,
    found: found + otherSite(access, follow.address),
    latest: latestOf(document, tools.now()),
  }
}

/** Follows a feed whose host asked to wait; a worker fetches it later. */
async function followUnread(
  tools: World,
  readerId: string,
  follow: Follow,
  why: AskedToWait | TooOften,
  access: Access,
): Promise<Followed> {
  const privateTo = await ownerOf(tools, readerId, follow.address)
  const { feed, isKnown } = await addWith(access, tools, readerId, { ...follow, privateTo })
  if (why instanceof AskedToWait) await recordVisit(tools.db, feed, why.refusal, tools.now())
  await tools.announce({ area: 'sources' })
  const source = await sourceOfFeed(tools.db, readerId, feed.id)
  if (!source) throw new Error('A source was gone right after it was added')
  const later = 'It is fetched as soon as its host accepts requests again'
  const found = why instanceof AskedToWait ? `${why.reason} ${later}` : later
  return { source, isKnown, found: found + otherSite(access, follow.address), latest: [] }
}

/** Adds a source, with its headers and certificate if there are any. */
async function addWith(
  { certificate, own }: Access,
  tools: World,
  readerId: string,
  follow: Follow,
): Promise<{ feed: DueFeed; isKnown: boolean }> {
  const isSent = own !== undefined && isOfSite(own.site, follow.address)
  const known = own ? await knownAt(tools.db, readerId, follow.address) : null
  // If the reader already follows the feed, its headers are replaced.
  if (known && isSent) await setRequestHeaders(tools, readerId, known.id, own.headers)
  const isOwn = own && (isSent || !known)
  const privateTo = isOwn ? readerId : (known?.privateTo ?? follow.privateTo ?? null)
  return tools.db.transaction(async (db) => {
    const added = await addSource(db, readerId, { ...follow, privateTo }, tools.now())
    if (certificate) await trustCertificate(db, added.feed.id, certificate, tools.now())
    if (isSent && !known) {
      const feed = { id: added.feed.id, name: follow.name }
      await keepHeaders({ ...tools, db }, readerId, feed, own.headers)
    }
    return added
  })
}

async function knownAt(db: Database, readerId: string, address: string) {
  return db.maybe(
    z.object({ id: z.string(), privateTo: z.nullable(z.string()) }),
    sql`select sources.id, private_to from sources join feeds on feeds.id = feed_id
        where reader_id = ${readerId} and address = ${address} order by private_to nulls last limit 1`,
  )
}

/**
 * A sentence that says that the feed is at another host, to which the headers are not sent; empty
 * if it is not.
 */
function otherSite({ own }: Access, address: string): string {
  return own && !isOfSite(own.site, address)
    ? `. It is at another host, which the headers are not sent to`
    : ''
}

export interface Follow {
  address: string
  name: string
  category: string
  frequency: string
  /** The only reader who can read the feed; absent or null if it is public. */
  privateTo?: string | null
  /**
   * The list rule of a page without a feed. If the page is followed already, its existing rule
   * stays.
   */
  listing?: ListingRule | null
  /** True if the name of the source is temporary until the feed is read. */
  awaitsName?: boolean
}

/**
 * An SQL expression for the list rule of a page that is followed: the existing rule if the page has
 * one and anybody follows it, otherwise the new one.
 */
export const keptListing = sql`coalesce(
  case when exists (select from sources where feed_id = feeds.id) then feeds.listing end, excluded.listing)`

/** Adds the feed if it does not exist yet, and a source of the reader for it. */
export async function addSource(
  db: Database,
  readerId: string,
  { category, frequency, privateTo = null, listing = null, awaitsName = false, ...stated }: Follow,
  now: Date,
): Promise<{ feed: DueFeed; isKnown: boolean }> {
  // A source without a title is named after its address, which must not contain a private token.
  const address = withoutRedditKey(stated.address)
  const name = withoutRedditKey(stated.name)
  const owner = privateTo ?? (isPrivateAddress(address) ? readerId : null)
  // A feed that had ended is tried again when somebody follows it.
  const feed = await db.one(
    DueFeed,
    sql`
      insert into feeds (address, title, next_fetch_at, private_to, created_at, listing)
      values (${address}, ${name}, ${now}, ${owner}, ${now}, ${listing && JSON.stringify(listing)}::jsonb)
      on conflict (address, private_to) do update set
        state = case feeds.state when 'gone' then 'new' else feeds.state end,
        listing = ${keptListing}
      returning ${dueFeedColumns(now)}, array[${frequency}] as frequencies`,
  )
  const { changed } = await db.run(sql`
    insert into sources (id, reader_id, feed_id, name, category, frequency, created_at, awaits_name)
    values (${newId('source')}, ${readerId}, ${feed.id}, ${name}, ${category}, ${frequency}, ${now},
      ${awaitsName || null})
    on conflict (reader_id, feed_id) do nothing`)
  return { feed, isKnown: changed === 0 }
}

/** Deletes a source of the reader. The feed stays for its other followers. */
export async function unfollowSource(db: Database, readerId: string, id: string): Promise<boolean> {
  const { changed } = await db.run(
    sql`delete from sources where reader_id = ${readerId} and id = ${id}`,
  )
  return changed > 0
}

/**
 * Makes all feeds that the reader follows due now, except paused and ended ones. If a host asked to
 * wait, its feeds are due after that.
 */
export async function refreshSources(tools: Tools, readerId: string): Promise<void> {
  const { db, now } = tools
  await endImpossibleWaits(tools, db, now())
  await db.run(sql`
    update feeds set asked_at = ${now()}, next_fetch_at = ${onceAllowed(now())}
    where state <> 'gone' and ${isFetched} and id in (
      select feed_id from sources where reader_id = ${readerId} and paused_at is null)`)
}

function latestOf(document: FeedDocument, now: Date): Followed['latest'] {
  return document.entries.slice(0, LATEST_SHOWN).map((entry) => ({
    title: entry.title ?? entry.text.slice(0, 80),
    publishedTime: publishedAt(entry, now).toISOString(),
  }))
}

function hostOf(address: string): string {
  return URL.canParse(address)
    ? new URL(address).hostname.replace(/^www\./, '') || address
    : address
}
