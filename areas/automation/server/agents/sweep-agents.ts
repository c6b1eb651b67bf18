import * as z from 'zod/mini'
import { deleteRunsBelow } from '#platform/runs/server/lends.ts'
import { sql, type World } from '#server/tools.ts'
import { agentRun } from './agent-run.ts'
import { embedPassages, readLeftDocuments } from './documents.ts'

/**
 * Deletes agents that were deleted before this time, with their conversations, and reads documents
 * whose job was lost.
 */
export async function sweepAgents(world: World, before: Date): Promise<void> {
  const { db } = world
  await db.transaction(async (db) => {
    const gone = await db.many(
      z.object({ id: z.string() }),
      sql`delete from automation_agents where deleted_at < ${before} returning id`,
    )
    const ids = gone.map(({ id }) => id)
    if (ids.length > 0) await deleteRunsBelow(db, agentRun, ids)
  })
  await readLeftDocuments(world)
  // A sentence model may have been set up since the passages were stored.
  await world.enqueue(embedPassages, {}, { dedupeKey: 'now' })
}
