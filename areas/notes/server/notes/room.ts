import * as z from 'zod/mini'
import { NOTES } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Sql } from '#server/tools.ts'

/** Throws a `Problem` if the reader cannot have this many more notes. */
export async function demandRoom(db: Database, readerId: string, more = 1): Promise<void> {
  const { isFull } = await db.one(
    z.object({ isFull: z.boolean() }),
    sql`select ${isFullFor(readerId, more)} as is_full`,
  )
  if (isFull) throw tooMany()
}

/** An SQL condition: the reader cannot have this many more notes. */
export function isFullFor(readerId: string, more = 1): Sql {
  return sql`exists (select from notes where reader_id = ${readerId}
    offset ${Math.max(0, NOTES.most - more)}::bigint limit 1)`
}

export function tooMany(): Problem {
  return new Problem(
    'conflict',
    `There are ${NOTES.most.toLocaleString('en')} notes already. Delete some that you no longer need.`,
  )
}
