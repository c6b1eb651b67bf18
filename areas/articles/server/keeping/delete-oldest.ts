import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { bulk } from '#server/database/bulk.ts'
import { join, sql, type Database, type Sql, type Tools } from '#server/tools.ts'
import { keepsArticles } from './keeps-articles.ts'

/** The number of articles in one transaction, small enough that nobody waits for long. */
const BATCH = 200
/** The most deleted items of one feed to remember, because a feed does not list older ones. */
const REMEMBERED_OF_FEED = 1000
const REASON = 'Archived, and deleted since'

/**
 * Conditions for articles that may be deleted: older than a time, and not kept by any reader of
 * their feeds.
 */
export interface Bounds {
  before: Date
  keeps: { readerId: string; since: Date }[]
  /** An article that was marked as expired for a reader by this time is not kept by that reader. */
  pastUntil: Date
  now: Date
  /** A further condition for the articles to delete. */
  within?: Sql
}

export interface Deleted {
  articles: number
  entries: number
  /** The stored size of the entries' texts. */
  bytes: number
}

/** Deletes the oldest articles within the bounds, one transaction after another. */
export async function* deleteOldest(tools: Tools, bounds: Bounds | null): AsyncGenerator<Deleted> {
  if (bounds === null) return
  let last: Place | null = null
  for (;;) {
    const { places, deleted } = await deleteBatch(tools, bounds, last)
    if (places.length === 0) return
    last = places.at(-1)!
    yield deleted
  }
}

const Place = z.object({ id: z.int(), publishedAt: Time })
type Place = z.infer<typeof Place>

async function deleteBatch({ db, log, extensions }: Tools, bounds: Bounds, last: Place | null) {
  const isNobodys = join(
    [isUnkept, ...extensions(keepsArticles).map((kept) => sql`not ${kept}`)],
    ' and ',
  )
  return db.transaction(async (db) => {
    const places = await lockBatch(db, bounds, last, isNobodys)
    // The articles are read again under the lock, so that nobody can save one of them from now on.
    const articles = await db.many(
      z.object({ id: z.int() }),
      sql`select id from articles where id = any(${places.map(({ id }) => id)}) and ${isNobodys}`,
    )
    const { entries, bytes } = await deleteEntries(
      db,
      articles.map(({ id }) => id),
    )
    await db.run(sql`delete from articles where id = any(${articles.map(({ id }) => id)})`)
    log.debug({ articles: articles.length, entries }, 'Deleted a batch of archived articles')
    return { places, deleted: { articles: articles.length, entries, bytes } }
  })
}

/**
 * Locks the next oldest articles that nobody keeps. It continues after `last`, so that articles
 * that stay are examined only once.
 */
function lockBatch(
  db: Database,
  { before, keeps, pastUntil, now, within }: Bounds,
  last: Place | null,
  isNobodys: Sql,
): Promise<Place[]> {
  const conditions = [sql`published_at < ${before}`, isNobodys]
  if (within) conditions.push(within)
  if (last) conditions.push(sql`(published_at, id) > (${last.publishedAt}, ${last.id})`)
  if (keeps.length > 0) {
    conditions.push(sql`not exists (
      select 1 from article_entries join entries on entries.id = entry_id
        join sources on sources.feed_id = entries.feed_id
        join ${bulk(keeps, { readerId: 'text', since: 'timestamptz' }, 'keep').rows}
          on "readerId" = reader_id
      where article_id = articles.id and articles.published_at >= least(since, case
          when kept_days = -1 then '-infinity' when kept_days > 0 then ${now}::timestamptz - make_interval(days => kept_days)
        end)
        and not exists (select from articles_past_keeping as past where past.reader_id = sources.reader_id
          and past.article_id = articles.id and past_at <= ${pastUntil}))`)
  }
  return db.many(
    Place,
    sql`select id, published_at from articles where ${join(conditions, ' and ')}
        order by published_at, id limit ${BATCH} for update skip locked`,
  )
}

const isUnkept = sql`not exists (select 1 from saved_articles where article_id = articles.id)
  and not exists (select 1 from notes where article_id = articles.id)`

/**
 * Deletes the entries of articles. Their identities are recorded, so that items that a feed still
 * lists are not stored again.
 */
async function deleteEntries(db: Database, articles: number[]) {
  const gone = await db.many(
    z.object({ bytes: z.int() }),
    sql`with gone as (
          delete from entries using article_entries
          where entry_id = entries.id and article_id = any(${articles})
          returning feed_id, identity,
            array(select key from entry_keys where entry_keys.entry_id = entries.id) as keys,
            pg_column_size(title) + pg_column_size(text) + coalesce(pg_column_size(html), 0) as bytes
        ), aside as (
          insert into entries_set_aside (feed_id, identity, reason, set_aside_at, keys)
          select feed_id, identity, ${REASON}, clock_timestamp(), keys from gone on conflict do nothing
        )
        select bytes from gone`,
  )
  return {
    entries: gone.length,
    bytes: gone.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

/** Deletes recorded identities beyond the newest of each feed, which the feed no longer lists. */
export async function forgetUnlisted(db: Database): Promise<void> {
  await db.run(sql`
    delete from entries_set_aside using (
      select feed_id, identity,
        row_number() over (partition by feed_id order by set_aside_at desc) as place
      from entries_set_aside where reason = ${REASON}
    ) as ranked
    where ranked.feed_id = entries_set_aside.feed_id
      and ranked.identity = entries_set_aside.identity and place > ${REMEMBERED_OF_FEED}`)
}
