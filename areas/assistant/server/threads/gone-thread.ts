import * as z from 'zod/mini'
import { sql, type Desk } from '#server/tools.ts'

/** Says if an address leads to a thread that does not exist. */
export async function goneThread(
  { db, readerId }: Desk,
  path: string,
  params: URLSearchParams,
): Promise<boolean> {
  const id = params.get('id')
  if (path !== '/news-hub/thread' || !id) return false
  const row = await db.maybe(
    z.object({ id: z.string() }),
    sql`select id from assistant_threads
        where id = ${id} and reader_id = ${readerId} and deleted_at is null`,
  )
  return row === null
}
