import { newId } from '#core/id.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { SourceDraft, type Followed } from '../contract.ts'
import { DueFeed, recordVisit } from './fetch-due-feeds.ts'
import { sourceOfFeed } from './read-sources.ts'
import type { FeedDocument } from './sources/feed-document.ts'
import { findFeed } from './sources/find-feed.ts'
import { publishedAt } from './sources/published-at.ts'
import { storeEntries } from './store-entries.ts'

/** Entries shown as proof that the right feed was found. */
const LATEST_SHOWN = 5

/** Follows a feed by its address or by the address of a page that names one; fails in words. */
export async function followSource(
  tools: Tools,
  readerId: string,
  draft: SourceDraft,
): Promise<Followed> {
  const { address, name, category, frequency } = SourceDraft.parse(draft)
  const found = await findFeed(tools.fetch, address, tools.now())
  const { document } = found.fetched
  const follow = {
    address: found.address,
    name: name || document.title || hostOf(found.address),
    category,
    frequency,
  }

  const { feed, isKnown } = await tools.db.transaction((db) =>
    addSource(db, readerId, follow, tools.now()),
  )
  await storeEntries(tools, feed.id, document)
  await recordVisit(tools.db, feed, found.fetched, tools.now())
  await tools.announce({ area: 'news-hub' })

  const source = await sourceOfFeed(tools.db, readerId, feed.id)
  if (!source) throw new Error('A source was gone right after it was added')
  return { source, isKnown, found: found.found, latest: latestOf(document, tools.now()) }
}

export interface Follow {
  address: string
  name: string
  category: string
  frequency: string
}

/** Adds the feed unless somebody follows it already, and the reader's source of it. */
export async function addSource(
  db: Database,
  readerId: string,
  { address, name, category, frequency }: Follow,
  now: Date,
): Promise<{ feed: DueFeed; isKnown: boolean }> {
  // A feed that had ended is tried again when somebody asks for it.
  const feed = await db.one(
    DueFeed,
    sql`
      insert into feeds (address, title, next_fetch_at) values (${address}, ${name}, ${now})
      on conflict (address, private_to) do update set state = case feeds.state when 'gone' then 'new' else feeds.state end
      returning id, address, etag, last_modified, encode(body_hash, 'hex') as body_hash,
        update_every_minutes, failures,
        array[${frequency}] as frequencies`,
  )
  const { changed } = await db.run(sql`
    insert into sources (id, reader_id, feed_id, name, category, frequency)
    values (${newId('source')}, ${readerId}, ${feed.id}, ${name}, ${category}, ${frequency})
    on conflict (reader_id, feed_id) do nothing`)
  return { feed, isKnown: changed === 0 }
}

/** Feeds that a reader follows are kept; their articles are counted anew without this source. */
export async function unfollowSource(db: Database, readerId: string, id: string): Promise<boolean> {
  const { changed } = await db.run(
    sql`delete from sources where reader_id = ${readerId} and id = ${id}`,
  )
  return changed > 0
}

/** Makes everything the reader follows due now. */
export async function refreshSources({ db, now }: Tools, readerId: string): Promise<void> {
  await db.run(sql`
    update feeds set next_fetch_at = ${now()}, asked_at = ${now()}
    where state <> 'gone' and id in (select feed_id from sources where reader_id = ${readerId})`)
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
