import { Problem } from '#core/problem.ts'
import { sql, type Database } from '#server/tools.ts'
import { countActive } from '../rows/workflow-rows.ts'
import { tooManyActive } from './limit-words.ts'
import { readLimits } from './read-limits.ts'

/**
 * Throws a `Problem` if the reader has the maximum number of active workflows. The row of the
 * reader is locked, so that concurrent transactions check one after the other.
 */
export async function demandRoomForActive(db: Database, readerId: string): Promise<void> {
  await db.run(sql`select from readers where id = ${readerId} for no key update`)
  const limits = await readLimits(db)
  if ((await countActive(db)) >= limits.activeWorkflows)
    throw new Problem('conflict', tooManyActive(limits))
}
