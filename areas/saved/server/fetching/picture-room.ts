import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'

/** The bytes of all pictures in a reader's bookmarks; a picture that occurs twice counts once. */
export async function pictureRoom(db: Database, readerId: string): Promise<number> {
  const { bytes } = await db.one(
    z.object({ bytes: z.int() }),
    sql`select coalesce(sum(bytes), 0)::bigint as bytes from (
          select distinct hash, bytes from saved_pictures where reader_id = ${readerId} and hash is not null) as contents`,
  )
  return bytes
}
