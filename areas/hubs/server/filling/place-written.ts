import { advisoryLocks } from '#server/database/advisory-locks.ts'
import { sql, type Database } from '#server/tools.ts'

/**
 * Places freshly written articles in the hubs that they belong to. Their topics must be known
 * already.
 */
export async function placeWritten(db: Database, articles: number[]): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock_shared(${advisoryLocks.fillingHubs})`)
  await db.run(sql`select place_in_hubs(${articles}::bigint[])`)
}

/**
 * Locks the members of hubs until the transaction ends, so that no article is placed by former
 * members meanwhile. The locks are taken in the same order as when articles are written.
 */
export async function lockHubs(db: Database): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(${advisoryLocks.filing})`)
  await db.run(sql`select pg_advisory_xact_lock(${advisoryLocks.matchingTopics})`)
  await db.run(sql`select pg_advisory_xact_lock(${advisoryLocks.fillingHubs})`)
}
