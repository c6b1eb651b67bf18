import { sql, type Database } from '#server/tools.ts'
import { markStale } from '../reading/stale-articles.ts'
import type { Hanging, Pair } from './hanging.ts'
import { HangingRows } from './hanging-rows.ts'

/** Merges two articles: the first is deleted, and the second is rewritten. */
export async function mergeArticles(
  db: Database,
  hanging: readonly Hanging[],
  pair: Pair,
): Promise<void> {
  await holdArticles(db, [pair.from, pair.into])
  await carryOver(db, await HangingRows.of(db, hanging, [pair.from]), pair)
  await deleteMerged(db, [pair.from])
  await markStale(db, [pair.into])
}

/**
 * Locks articles, and waits for transactions that write them. The caller must not have changed any
 * of their rows: writers lock articles first and then their rows, and another order would cause a
 * deadlock.
 */
export async function holdArticles(db: Database, articles: readonly number[]): Promise<void> {
  if (articles.length === 0) return
  await db.run(sql`
    select from articles where id = any(${[...articles]}::bigint[]) order by id for no key update`)
}

/**
 * Moves all rows of the first article (see `hangingOn`) to the other one, except those that the
 * other one gets when it is rewritten. The caller must delete the first article in the same
 * transaction.
 */
export async function carryOver(db: Database, rows: HangingRows, pair: Pair): Promise<void> {
  await rows.carry(db, pair)
  // The old id becomes an alias, so that links, reads, saves and notes refer to the other article.
  await db.run(
    sql`insert into article_aliases (old_id, article_id) values (${pair.from}, ${pair.into})`,
  )
  rows.note('article_aliases', pair.into)
}

/** Deletes merged articles, locking them in the order of their ids, as writers do. */
export async function deleteMerged(db: Database, articles: readonly number[]): Promise<void> {
  if (articles.length === 0) return
  await db.run(sql`
    with gone as (select id from articles where id = any(${[...articles]}::bigint[]) order by id for update)
    delete from articles where id in (select id from gone)`)
}
