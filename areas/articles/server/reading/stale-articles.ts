import { sql, type Database } from '#server/tools.ts'

/** A condition on `articles`: it must be written again, because its entries have changed. */
export const isStale = sql`exists (select from stale_articles where stale_articles.article_id = articles.id)`

/**
 * Marks articles for rewriting; deleted ones are ignored. Should be called at the end of a
 * transaction, because others who mark the same articles wait for it.
 */
export async function markStale(db: Database, articles: Iterable<number>): Promise<void> {
  await db.run(sql`select mark_stale(${[...articles]}::bigint[])`)
}
