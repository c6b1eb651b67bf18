import { sql, type Database } from '#server/tools.ts'
import { markStale } from '../reading/stale-articles.ts'
import type { Hanging, Pair } from './hanging.ts'

/** Makes one article of two: the first is gone, the second is written again. */
export async function mergeArticles(
  db: Database,
  hanging: readonly Hanging[],
  pair: Pair,
): Promise<void> {
  await carryOver(db, hanging, pair)
  await deleteMerged(db, [pair.from])
  await markStale(db, [pair.into])
}

/**
 * Everything that hangs on the one (see `hangingOn`) goes over to the other, or is made anew as that is written
 * again. The first is to be deleted in the same transaction.
 */
export async function carryOver(
  db: Database,
  hanging: readonly Hanging[],
  pair: Pair,
): Promise<void> {
  for (const { carry } of hanging) await carry?.(db, pair)
}

/** In the order of their ids, as writers lock them. */
export async function deleteMerged(db: Database, articles: readonly number[]): Promise<void> {
  if (articles.length === 0) return
  await db.run(sql`
    with gone as (select id from articles where id = any(${[...articles]}::bigint[]) order by id for update)
    delete from articles where id in (select id from gone)`)
}
