import { sql, type Database } from '#server/tools.ts'
import { markStale } from '../reading/stale-articles.ts'
import type { Hanging, Pair } from './hanging.ts'
import { HangingRows } from './hanging-rows.ts'

/** Merges two articles: the first is deleted, the second is written again. */
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
 * Waits for whoever writes one of the articles, and locks them. Call it before any of their rows is changed: writers
 * lock articles first and their rows after that, so another order would deadlock.
 */
export async function holdArticles(db: Database, articles: readonly number[]): Promise<void> {
  if (articles.length === 0) return
  await db.run(sql`
    select from articles where id = any(${[...articles]}::bigint[]) order by id for no key update`)
}

/**
 * Moves everything that belongs to the first article (see `hangingOn`) to the other, except rows that the other gets
 * when it is written. The first is to be deleted in the same transaction.
 */
export async function carryOver(db: Database, rows: HangingRows, pair: Pair): Promise<void> {
  await rows.carry(db, pair)
  // The old id becomes an alias, so that links, reads, saves and notes lead to the other article.
  await db.run(
    sql`insert into article_aliases (old_id, article_id) values (${pair.from}, ${pair.into})`,
  )
  rows.note('article_aliases', pair.into)
}

/** Deletes merged articles, locked in the order of their ids, as writers do. */
export async function deleteMerged(db: Database, articles: readonly number[]): Promise<void> {
  if (articles.length === 0) return
  await db.run(sql`
    with gone as (select id from articles where id = any(${[...articles]}::bigint[]) order by id for update)
    delete from articles where id in (select id from gone)`)
}
