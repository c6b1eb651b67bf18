import * as z from 'zod/mini'
import { NOTES } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database } from '#server/tools.ts'

/** A reader has at most so many. */
export async function demandRoom(db: Database, readerId: string, more = 1): Promise<void> {
  const { isFull } = await db.one(
    z.object({ isFull: z.boolean() }),
    sql`select exists (select from notes where reader_id = ${readerId}
          offset ${Math.max(0, NOTES.most - more)} limit 1) as is_full`,
  )
  if (!isFull) return
  throw new Problem(
    'conflict',
    `There are ${NOTES.most.toLocaleString('en')} notes already. Delete some that you no longer need.`,
  )
}
