import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql, type Database } from '#server/tools.ts'

const Row = z.object({ id: z.string(), title: z.string(), text: z.string() })

/**
 * Reads notes in the given order, with their texts cut to `most` characters. Throws `not-found` if
 * one of them is gone.
 */
export async function readNotes(
  { db, readerId }: { db: Database; readerId: string },
  ids: readonly string[],
  most: number,
): Promise<z.infer<typeof Row>[]> {
  if (ids.length === 0) return []
  const rows = await db.many(
    Row,
    sql`select id, title, left(text, ${most}) as text from notes
        where id = any(${[...ids]}) and reader_id = ${readerId} and deleted_at is null`,
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const note = known.get(id)
    if (!note) throw new Problem('not-found', 'That note is gone. Choose another one.')
    return note
  })
}
