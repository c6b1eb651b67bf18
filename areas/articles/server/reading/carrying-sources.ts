import { sql, type Sql } from '#server/tools.ts'

/**
 * The reader's sources that carry the piece of `entries` in any of its feeds, its own feed first; a table for a lateral
 * join or `exists`. If several feeds have one page, following one of them is enough to read it.
 */
export function carryingSources(readerId: string): Sql {
  return sql`(
    select sources.* from entries as carried join sources on sources.feed_id = carried.feed_id
    where coalesce(carried.original_id, carried.id) = coalesce(entries.original_id, entries.id)
      and sources.reader_id = ${readerId}
    order by sources.feed_id <> entries.feed_id, carried.id limit 1
  ) as sources`
}
