import * as z from 'zod/mini'
import { advisoryLocks } from '#server/database/advisory-locks.ts'
import { sql, type Database, type World } from '#server/tools.ts'

const ALL_KINDS = 1

/**
 * Returns a function that marks this process as one that performs runs; the mark ends with the
 * process.
 */
export function openPerformer(world: Pick<World, 'hold'>): () => Promise<void> {
  let isKnown = false
  return async () => {
    if (isKnown) return
    await world.hold(advisoryLocks.performingRuns, ALL_KINDS)
    isKnown = true
  }
}

/** Says if any process performs runs at the moment. */
export async function arePerformed(db: Database): Promise<boolean> {
  const { isAny } = await db.one(
    z.object({ isAny: z.boolean() }),
    sql`select exists (
          select from pg_locks where locktype = 'advisory' and classid = ${advisoryLocks.performingRuns}::int::oid
            and objid = ${ALL_KINDS}::int::oid and granted
            and database = (select oid from pg_database where datname = current_database())) as is_any`,
  )
  return isAny
}
