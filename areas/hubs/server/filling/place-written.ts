import { advisoryLocks } from '#server/database/advisory-locks.ts'
import { sql, type Database } from '#server/tools.ts'

/** Puts articles that were just written into the hubs that they belong to; topics hold them by now. */
export async function placeWritten(db: Database, articles: number[]): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock_shared(${advisoryLocks.fillingHubs})`)
  await db.run(sql`select place_in_hubs(${articles}::bigint[])`)
}

/**
 * Whoever changes what belongs to hubs, or fills them, holds this to the end of the transaction: articles that are
 * written meanwhile would otherwise be placed by the former members. Filing and matching come first, as for who writes.
 */
export async function lockHubs(db: Database): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(${advisoryLocks.filing})`)
  await db.run(sql`select pg_advisory_xact_lock(${advisoryLocks.matchingTopics})`)
  await db.run(sql`select pg_advisory_xact_lock(${advisoryLocks.fillingHubs})`)
}
