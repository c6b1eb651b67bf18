import { sql, type Database, type Desk } from '#server/tools.ts'
import type { AnyRunKind } from './kinds/run-kind.ts'
import { STOPS_LANE } from './kinds/run-lane.ts'
import { tellOfRuns } from './performing/tell-of-runs.ts'

/**
 * Ends the runs of a thing that is deleted: waiting and paused runs are cancelled, and running ones
 * stop at their next step. `remove` deletes the thing in the same transaction. The input of the
 * runs is kept, so that the thing can be restored with them.
 */
export async function endRunsBelow(
  desk: Desk,
  { area, kind }: Pick<AnyRunKind, 'area' | 'kind'>,
  parentId: string,
  remove: (db: Database) => Promise<void>,
): Promise<void> {
  const { readerId } = desk
  await desk.db.transaction(async (db) => {
    const its = sql`reader_id = ${readerId} and area = ${area} and kind = ${kind} and parent_id = ${parentId}`
    await db.run(sql`update runs set asked = 'cancel' where ${its} and state = 'running'`)
    await desk.wake(STOPS_LANE, db)
    await db.run(sql`
      update runs set state = 'cancelled', question = null, answer = null, ended_at = ${desk.now()}
      where ${its} and state in ('waiting', 'paused')`)
    await remove(db)
  })
  await tellOfRuns(desk, readerId)
}

/** Deletes the runs of things that are deleted for good, in the transaction of `db`. */
export async function deleteRunsBelow(
  db: Database,
  { area, kind }: Pick<AnyRunKind, 'area' | 'kind'>,
  parentIds: readonly string[],
): Promise<void> {
  await db.run(
    sql`delete from runs where area = ${area} and kind = ${kind} and parent_id = any(${[...parentIds]})`,
  )
}
