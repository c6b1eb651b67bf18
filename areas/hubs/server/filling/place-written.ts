import { advisoryLocks } from '#server/database/advisory-locks.ts'
import { sql, type Database } from '#server/tools.ts'

/** Puts articles that were just written into the hubs that they belong to; topics hold them by now. */
export async function placeWritten(db: Database, articles: number[]): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock_shared(${advisoryLocks.fillingHubs})`)
  await db.run(sql`select place_in_hubs(${articles}::bigint[])`)
}

/**
 * Locks the members of hubs to the end of the transaction, for all who change them or fill hubs: articles that are
 * written meanwhile would otherwise be placed by the former members. Filing and matching come first, as when articles
 * are written.
 */
export async function lockHubs(db: Database): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(${advisoryLocks.filing})`)
  await db.run(sql`select pg_advisory_xact_lock(${advisoryLocks.matchingTopics})`)
  await db.run(sql`select pg_advisory_xact_lock(${advisoryLocks.fillingHubs})`)
}
