import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'
import type { Joined } from '#engine/joining/joiner.ts'
import { placeEntries } from './place-entries.ts'

/** Moves entries to other articles as the joiner decided, and queues both articles for writing. */
export async function storeMoves(db: Database, moves: Joined['moves']): Promise<void> {
  if (moves.length === 0) return
  const entries = await db.many(
    z.object({ entryId: z.int(), position: z.int() }),
    sql`select entry_id, position from article_entries
        where position = any(${moves.map(({ entry }) => entry)})`,
  )
  const entryAt = new Map(entries.map(({ position, entryId }) => [position, entryId]))
  // Only the last move of an entry counts. An entry that was deleted in the meantime is skipped.
  const last = new Map(moves.map((move) => [move.entry, move]))
  await placeEntries(
    db,
    [...last.values()].flatMap(({ entry, ...place }) => {
      const entryId = entryAt.get(entry)
      return entryId === undefined ? [] : [{ entryId, ...place }]
    }),
  )
}
