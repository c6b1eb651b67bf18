import { newId } from '#core/id.ts'
import { sql, type Desk, type Sql } from '#server/tools.ts'

/** Marks the articles in `chosen`, a table of `article_id`, and their entries. */
export async function markArticles(desk: Desk, chosen: Sql, isRead: boolean): Promise<void> {
  const { db, readerId, now, announce } = desk
  const marked = isRead
    ? sql`insert into article_reads (reader_id, article_id, read_at, batch)
        select ${readerId}, article_id, ${now()}::timestamptz, ${newId('batch')} from marked
        on conflict (reader_id, article_id) do update set read_at = excluded.read_at`
    : sql`delete from article_reads as marks
        where marks.reader_id = ${readerId} and marks.article_id in (select article_id from marked)`
  await db.run(sql`
    with marked as materialized (${chosen}),
    not_needed as (
      delete from reader_clients_reads as marks using article_entries
      where marks.reader_id = ${readerId} and marks.entry_id = article_entries.entry_id
        and article_entries.article_id in (select article_id from marked)
    )
    ${marked}`)
  await announce({ area: 'articles' })
}
