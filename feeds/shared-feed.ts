import { sql, type Sql } from '#server/tools.ts'

/**
 * A condition on the feed with this id: other readers follow it, or keep articles or notes from it.
 */
export function isShared(feed: Sql, readerId: string): Sql {
  const ofFeed = sql`article_id in (
    select article_id from article_entries join entries on entries.id = entry_id where entries.feed_id = ${feed})`
  return sql`(
    exists (select from sources as other where other.feed_id = ${feed} and other.reader_id <> ${readerId})
    or exists (select from saved_articles as kept where kept.reader_id <> ${readerId} and kept.${ofFeed})
    or exists (select from notes as kept where kept.reader_id <> ${readerId} and kept.${ofFeed}))`
}
