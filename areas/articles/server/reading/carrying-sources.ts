import { sql, type Sql } from '#server/tools.ts'

/**
 * Selects one of the reader's sources that carry the report of `entries`, preferably its own feed.
 * It is a table for a lateral join or `exists`. If several feeds carry one report, following one of
 * them is enough to read it.
 */
export function carryingSources(readerId: string): Sql {
  return sql`(
    select sources.* from entries as carried join sources on sources.feed_id = carried.feed_id
    where coalesce(carried.original_id, carried.id) = coalesce(entries.original_id, entries.id)
      and sources.reader_id = ${readerId}
    order by sources.feed_id <> entries.feed_id, carried.id limit 1
  ) as sources`
}
