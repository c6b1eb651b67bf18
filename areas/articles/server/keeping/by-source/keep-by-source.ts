import * as z from 'zod/mini'
import { readTrustedNow } from '#server/clock/read-clock.ts'
import { job, sql, type Database, type Sql, type Tools } from '#server/tools.ts'

/** The number of a reader's articles in one transaction. */
const BATCH = 5000

/**
 * Removes articles from lists if none of a reader's sources keeps them any longer, and brings back
 * articles that a source keeps again.
 */
export const keepBySource = job<object>('articles/keep-by-source', async (tools) => {
  await applyKeeping(tools)
})

/**
 * Marks expired articles of readers whose sources are kept for different times or show only the
 * newest entries; for others, lists compare the time of an article. An article stays as long as one
 * of its unmuted sources keeps it. Saved articles and those with notes never expire.
 */
export async function applyKeeping(tools: Pick<Tools, 'db' | 'now' | 'announce'>): Promise<void> {
  const { db, announce } = tools
  const now = await readTrustedNow(db, tools.now())
  const readers = await db.many(
    z.object({ readerId: z.string() }),
    sql`select distinct reader_id from sources where kept_days is not null or newest_only is not null
        union select distinct reader_id from articles_past_keeping`,
  )
  for (const { readerId } of readers) {
    const back = await bringBack(db, readerId, now)
    const past = await notePast(db, readerId, now)
    if (back + past > 0) await announce({ area: 'articles', readerId })
  }
}

/**
 * Queues the job after articles are written: a new report can bring an article back, and can
 * replace another one if only the newest are shown.
 */
export async function keepWritten(
  db: Database,
  articles: number[],
  { enqueue }: Tools,
): Promise<void> {
  const { isLimited } = await db.one(
    z.object({ isLimited: z.boolean() }),
    sql`select exists (
          select from sources where (newest_only is not null or kept_days is not null) and feed_id in (
            select unnest(feed_ids) from articles where id = any(${articles}))) as is_limited`,
  )
  if (isLimited) await enqueue(keepBySource, {}, { dedupeKey: 'now' })
}

async function bringBack(db: Database, readerId: string, now: Date): Promise<number> {
  const { changed } = await db.run(sql`
    with ${bounds(readerId, now)}
    delete from articles_past_keeping as past
    where past.reader_id = ${readerId}
      and (${isKeptBySource(sql`past.article_id`)} or ${isReadersOwn(readerId, sql`past.article_id`)})`)
  return changed
}

async function notePast(db: Database, readerId: string, now: Date): Promise<number> {
  let all = 0
  for (;;) {
    const { changed } = await db.run(sql`
      with ${bounds(readerId, now)}
      insert into articles_past_keeping (reader_id, article_id, past_at)
      select distinct ${readerId}, own.article_id, ${now}::timestamptz
      from bound join entries as entry using (feed_id) join article_entries as own on own.entry_id = entry.id
      where bound.is_apart and not ${isWithin(sql`bound`, sql`entry`)}
        and not exists (select from articles_past_keeping as past
          where past.reader_id = ${readerId} and past.article_id = own.article_id)
        and not ${isKeptBySource(sql`own.article_id`)} and not ${isReadersOwn(readerId, sql`own.article_id`)}
      limit ${BATCH}
      on conflict do nothing`)
    all += changed
    if (changed < BATCH) return all
  }
}

/**
 * A table with the bound of each source that is not muted: the oldest entry that its reader keeps.
 * `is_apart` is true if lists cannot use the general bound alone.
 */
function bounds(readerId: string, now: Date): Sql {
  return sql`usual as (
      select coalesce((select retention_days from hub_settings where reader_id = ${readerId}), -1) as days
    ), followed as (
      select feed_id, newest_only, kept_days, coalesce(kept_days, usual.days) as days
      from sources cross join usual where reader_id = ${readerId} and muted_at is null
    ), bound as materialized (
      select feed_id,
        newest_only is not null or kept_days is not null or exists (
          select from followed as other cross join usual
          where other.kept_days = -1 or other.kept_days > usual.days) as is_apart,
        case when days > 0 then ${now}::timestamptz - make_interval(days => days) else '-infinity' end as since,
        coalesce(last.published_at, '-infinity') as last_at, coalesce(last.id, 0) as last_id
      from followed left join lateral (
        select published_at, id from entries
        where newest_only is not null and entries.feed_id = followed.feed_id
        order by published_at desc, id desc offset newest_only - 1 limit 1
      ) as last on true
    )`
}

/**
 * A condition: an entry is within a bound. Among entries with the same time, the first in the feed
 * is the newest and has the largest id.
 */
function isWithin(bound: Sql, entry: Sql): Sql {
  return sql`(${entry}.published_at >= ${bound}.since
    and (${entry}.published_at, ${entry}.id) >= (${bound}.last_at, ${bound}.last_id))`
}

function isKeptBySource(article: Sql): Sql {
  return sql`exists (
    select from article_entries as kept join entries as held on held.id = kept.entry_id
      join bound as holding on holding.feed_id = held.feed_id
    where kept.article_id = ${article} and ${isWithin(sql`holding`, sql`held`)})`
}

function isReadersOwn(readerId: string, article: Sql): Sql {
  return sql`(exists (select from saved_articles as saved where saved.reader_id = ${readerId} and saved.article_id = ${article})
    or exists (select from notes as noted where noted.reader_id = ${readerId} and noted.article_id = ${article}))`
}
