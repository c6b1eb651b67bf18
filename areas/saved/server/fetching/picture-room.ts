import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'

/** The size of the pictures of a reader's bookmarks; the same one twice counts once. */
export async function pictureRoom(db: Database, readerId: string): Promise<number> {
  const { bytes } = await db.one(
    z.object({ bytes: z.int() }),
    sql`select coalesce(sum(bytes), 0)::bigint as bytes from (
          select distinct hash, bytes from saved_pictures where reader_id = ${readerId} and hash is not null) as contents`,
  )
  return bytes
}
