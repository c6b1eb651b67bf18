import * as z from 'zod/mini'
import { sql, type Desk } from '#server/tools.ts'

/** Returns true if an address leads to a note that does not exist. */
export async function goneNote(
  { db, readerId }: Desk,
  path: string,
  params: URLSearchParams,
): Promise<boolean> {
  const id = params.get('id')
  if (path !== '/news-hub/notes' || !id) return false
  const row = await db.maybe(
    z.object({ id: z.string() }),
    sql`select id from notes
        where id = ${id} and reader_id = ${readerId} and deleted_at is null`,
  )
  return row === null
}
