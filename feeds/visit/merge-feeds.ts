import * as z from 'zod/mini'
import { sql, type Database, type Sql } from '#server/tools.ts'
import { forgetRequestHeaders } from '../fetch/request-headers.ts'

/**
 * Merges two feeds that turned out to be the same: readers, entries and history of the first move
 * to the second. If both have an entry, the first one's copy is deleted if all its articles also
 * contain the other copy. Otherwise it stays with the old feed, so that saved articles do not
 * vanish. To be called in a transaction.
 */
export async function mergeFeeds(
  db: Database,
  { from, into, now }: { from: number; into: number; now: Date },
): Promise<void> {
  await moveReaders(db, from, into)

  await db.run(sql`
    select mark_stale(array(
      select article_id from article_entries join entries on entries.id = entry_id where feed_id = ${from}))`)
  await db.run(sql`
    with twins as (${twins(from, into)})
    delete from entries using twins
    where entries.id = twins.ours and not exists (
      select 1 from article_entries as ours
      where ours.entry_id = twins.ours and not exists (
        select 1 from article_entries as its
        where its.entry_id = twins.its and its.article_id = ours.article_id))`)
  await db.run(sql`
    with twins as (${twins(from, into)})
    update entries set feed_id = ${into}
    where feed_id = ${from} and id not in (select ours from twins)`)
  await db.run(sql`
    update entry_keys set feed_id = ${into} from entries
    where entry_keys.feed_id = ${from} and entries.id = entry_id and entries.feed_id = ${into}
      and not exists (
        select 1 from entry_keys as known where known.feed_id = ${into} and known.key = entry_keys.key)`)
  await db.run(sql`
    insert into entries_set_aside (feed_id, identity, reason, set_aside_at, keys)
    select ${into}, identity, reason, set_aside_at, keys from entries_set_aside where feed_id = ${from}
    on conflict do nothing`)
  await db.run(sql`update feed_events set feed_id = ${into} where feed_id = ${from}`)
  await db.run(sql`update feed_moves set feed_id = ${into} where feed_id = ${from}`)
  await db.run(sql`delete from feed_pushes where feed_id = ${from}`)
  const { privateTo } = await db.one(
    z.object({ privateTo: z.nullable(z.string()) }),
    sql`select private_to from feeds where id = ${from}`,
  )
  await forgetRequestHeaders(db, { id: from, privateTo })

  await db.run(sql`
    update feeds set entry_count = (select count(*) from entries where feed_id = feeds.id)
    where id in (${from}, ${into})`)
  await db.run(sql`
    update feeds set state = 'gone', next_fetch_at = ${now}, message = 'It moved to another address that is followed as well.'
    where id = ${from}`)
  await db.run(sql`
    delete from feeds where id = ${from} and not exists (select 1 from entries where feed_id = ${from})`)
}

/**
 * Pairs of entries of the two feeds that are the same item, by their publisher's ids or by a common
 * key.
 */
function twins(from: number, into: number): Sql {
  return sql`
    select ours.id as ours, its.id as its
    from entries as ours join entries as its on its.feed_id = ${into} and its.identity = ours.identity
    where ours.feed_id = ${from}
    union
    select ours.entry_id, its.entry_id
    from entry_keys as ours join entry_keys as its on its.feed_id = ${into} and its.key = ours.key
    where ours.feed_id = ${from} and ours.entry_id is not null and its.entry_id is not null`
}

/**
 * Moves the readers to the remaining feed; a reader who followed both keeps only the source of that
 * feed.
 */
async function moveReaders(db: Database, from: number, into: number): Promise<void> {
  await db.run(sql`
    delete from sources where feed_id = ${from} and exists (
      select 1 from sources as other where other.feed_id = ${into} and other.reader_id = sources.reader_id)`)
  await db.run(sql`update sources set feed_id = ${into} where feed_id = ${from}`)
  // Deleted sources move as well, so that they can still be restored.
  await db.run(sql`
    update deleted_sources set feed_id = ${into}, source = source || jsonb_build_object('feed_id', ${into}::bigint)
    where feed_id = ${from}`)
}
