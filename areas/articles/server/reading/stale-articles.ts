import { sql, type Database } from '#server/tools.ts'

/** A condition on `articles`: its words are older than its entries. */
export const isStale = sql`exists (select from stale_articles where stale_articles.article_id = articles.id)`

/**
 * Has these articles written again; deleted ones are left out. Call it at the end of a transaction, since others who
 * mark the same articles wait for it.
 */
export async function markStale(db: Database, articles: Iterable<number>): Promise<void> {
  await db.run(sql`select mark_stale(${[...articles]}::bigint[])`)
}
