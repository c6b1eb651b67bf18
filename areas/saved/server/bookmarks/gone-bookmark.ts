import * as z from 'zod/mini'
import { sql, type Desk } from '#server/tools.ts'

/** Says if an address is that of a bookmark that does not exist. */
export async function goneBookmark(
  { db, readerId }: Desk,
  path: string,
  params: URLSearchParams,
): Promise<boolean> {
  const id = params.get('id')
  // Any other text in place of an id opens no bookmark.
  if (path !== '/news-hub/bookmark' || !id || !/^\d{1,15}$/.test(id)) return false
  const row = await db.maybe(
    z.object({ id: z.int() }),
    sql`select id from saved_bookmarks
        where id = ${Number(id)} and reader_id = ${readerId} and deleted_at is null`,
  )
  return row === null
}
