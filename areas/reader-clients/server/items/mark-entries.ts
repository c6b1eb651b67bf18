import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { sql, type Database, type Desk, type Sql } from '#server/tools.ts'
import { entriesInArticles, isUnread } from './entry-conditions.ts'
import { followedFeeds } from './followed-feeds.ts'

/**
 * Marks the entries in `chosen`, a table of `entry_id` and `article_id`, as read. An article
 * without unread entries is marked as read; otherwise each read entry is stored. For You learns
 * nothing from this, because the articles were not opened.
 */
export async function markRead(desk: Desk, chosen: Sql): Promise<void> {
  const { readerId, now } = desk
  await marking(desk, (db) =>
    db.run(sql`
      with marked as materialized (${chosen}),
      touched as materialized (select distinct article_id from marked),
      unread as (
        select distinct article_entries.article_id from ${entriesInArticles}
          join touched on touched.article_id = article_entries.article_id
          left join marked on marked.entry_id = entries.id
        where marked.entry_id is null and entries.feed_id in (${followedFeeds(readerId)})
          and ${isUnread(readerId)}
      ),
      whole as materialized (
        select article_id from touched where article_id not in (select article_id from unread)
      ),
      read_now as (
        insert into article_reads (reader_id, article_id, read_at, batch)
        select ${readerId}, article_id, ${now()}::timestamptz, ${newId('batch')} from whole
        on conflict (reader_id, article_id) do update set read_at = excluded.read_at
      ),
      not_needed as (
        delete from reader_clients_reads as marks using article_entries
        where marks.reader_id = ${readerId} and marks.entry_id = article_entries.entry_id
          and article_entries.article_id in (select article_id from whole)
      )
      insert into reader_clients_reads (reader_id, entry_id)
      select ${readerId}, entry_id from marked where article_id not in (select article_id from whole)
      on conflict do nothing`),
  )
}

/** Marks entries and their articles as unread; other entries of the articles stay read. */
export async function markUnread(desk: Desk, chosen: Sql): Promise<void> {
  const { readerId } = desk
  await marking(desk, (db) =>
    db.run(sql`
      with marked as materialized (${chosen}),
      opened as (
        delete from article_reads as marks
        where marks.reader_id = ${readerId} and marks.article_id in (select article_id from marked)
        returning marks.article_id
      ),
      unread_now as (
        delete from reader_clients_reads as marks
        where marks.reader_id = ${readerId} and marks.entry_id in (select entry_id from marked)
      )
      insert into reader_clients_reads (reader_id, entry_id)
      select ${readerId}, entries.id from ${entriesInArticles}
        join opened on opened.article_id = article_entries.article_id
      where entries.id not in (select entry_id from marked)
        and entries.feed_id in (${followedFeeds(readerId)}) and not (${isUnread(readerId)})
      on conflict do nothing`),
  )
}

/**
 * Runs one change at a time for each reader. Otherwise, two clients that mark the last two entries
 * of an article at the same time would each see the other entry as unread.
 */
async function marking(desk: Desk, mark: (db: Database) => Promise<unknown>): Promise<void> {
  await desk.db.transaction(async (db) => {
    await db.one(
      z.object({ id: z.string() }),
      sql`select id from readers where id = ${desk.readerId} for no key update`,
    )
    await mark(db)
  })
  await desk.announce({ area: 'articles' })
}
