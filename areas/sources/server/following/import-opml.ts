import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { OPML } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { feedCategories, feedFrequencies, type Imported } from '../../contract.ts'
import { isOwnRedditFeed, withoutRedditKey } from '#engine/addresses/reddit.ts'
import { feedKey, portableAddress } from './portable-address.ts'
import type { OpmlFeed } from '#engine/feeds/opml.ts'
import { opmlReading } from '#feeds/find/opml-reading.ts'

/** Rows added in one transaction; the lists of some readers hold thousands. */
const BATCH = 500

/**
 * Follows every feed of the list that can be read; each is fetched by a worker when it is due. What the
 * reader follows already stays as it is, also where the list has another name or folder for it.
 */
export async function importOpml(tools: Tools, readerId: string, text: string): Promise<Imported> {
  const { feeds, problems } = await tools.read(opmlReading, { text: text.toWellFormed() })
  if (feeds.length === 0 && problems.length === 0) {
    throw new Problem(
      'invalid',
      'That file contains no feeds. Choose an OPML file exported by another reader.',
    )
  }
  if (feeds.length > OPML.feeds) {
    throw new Problem(
      'invalid',
      `That list has ${feeds.length} feeds, and up to ${OPML.feeds} can be imported at a time. Split the list, then import the parts.`,
    )
  }
  const known = await knownKeys(tools.db, readerId)
  const fresh = feeds.filter(({ address }) => !known.has(feedKey(address)))
  let followed = 0
  for (let start = 0; start < fresh.length; start += BATCH) {
    followed += await addSources(tools, readerId, fresh.slice(start, start + BATCH))
  }
  if (followed > 0) await tools.announce({ area: 'news-hub' })
  return { followed, known: feeds.length - followed, failed: problems }
}

/** What names the reader's feeds in lists: their addresses, those before they moved, and those we export. */
async function knownKeys(db: Database, readerId: string): Promise<Set<string>> {
  const rows = await db.many(
    z.object({ address: z.string(), isPrivate: z.boolean(), hasHeaders: z.boolean() }),
    sql`select address, private_to is not null as is_private, request_headers is not null as has_headers
        from sources join feeds on feeds.id = feed_id where reader_id = ${readerId}
        union all
        select former.address, false, false
        from sources join feed_former_addresses as former using (feed_id) where reader_id = ${readerId}`,
  )
  return new Set(
    rows.flatMap((feed) => [feedKey(feed.address), feedKey(portableAddress(feed) ?? feed.address)]),
  )
}

/** As `addSource`, for many at once. */
async function addSources(
  { db, now }: Tools,
  readerId: string,
  feeds: OpmlFeed[],
): Promise<number> {
  const moment = now()
  const rows = new Map(feeds.map((feed) => [withoutRedditKey(feed.address), rowOf(feed, readerId)]))
  const { changed } = await db.run(sql`
    with row as (
      select * from jsonb_to_recordset(${JSON.stringify([...rows.values()])}::jsonb) as row (
        id text, address text, owner text, name text, site text, language text, category text, frequency text,
        folder text[], "fullText" text, "isPaused" boolean, "isMuted" boolean)
    ), feed as (
      insert into feeds (address, private_to, title, site, language, next_fetch_at, created_at)
      select address, owner, name, site, language, ${moment}, ${moment} from row
      on conflict (address, private_to) do update
        set state = case feeds.state when 'gone' then 'new' else feeds.state end
      returning id, address
    )
    insert into sources (id, reader_id, feed_id, name, category, frequency, folder, full_text, created_at, paused_at, muted_at)
    select row.id, ${readerId}, feed.id, name, category, frequency, folder, "fullText", ${moment},
      case when "isPaused" then ${moment}::timestamptz end, case when "isMuted" then ${moment}::timestamptz end
    from row join feed using (address)
    on conflict (reader_id, feed_id) do nothing`)
  return changed
}

function rowOf(feed: OpmlFeed, readerId: string) {
  const { title, folder, site, language, settings } = feed
  // A private token is no part of an address, which a nameless source is called by.
  const address = withoutRedditKey(feed.address)
  return {
    id: newId('source'),
    address,
    owner: isOwnRedditFeed(address) ? readerId : null,
    name: withoutRedditKey(title ?? address),
    site,
    language,
    folder,
    category: oneOf(feedCategories, settings.category) ?? categoryOf(folder),
    frequency: oneOf(feedFrequencies, settings.frequency) ?? 'hourly',
    fullText: oneOf(['on', 'off'], settings.fullText) ?? 'auto',
    isPaused: settings.paused === 'true',
    isMuted: settings.muted === 'true',
  }
}

function oneOf<Value extends string>(
  values: readonly Value[],
  stated: string | undefined,
): Value | null {
  return values.find((value) => value === stated) ?? null
}

/** A folder named like one of our categories keeps its meaning; the innermost says most. */
function categoryOf(folder: string[]): (typeof feedCategories)[number] {
  for (const name of folder.toReversed()) {
    const category = feedCategories.find((one) => name.toLowerCase().startsWith(one))
    if (category) return category
  }
  return 'general'
}
