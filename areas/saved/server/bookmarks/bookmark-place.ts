import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'

const Place = z.object({ title: z.string(), address: z.string(), text: z.string() })

/** The title, address and text of a bookmark; null if the reader does not have it or deleted it. */
export function bookmarkPlace(
  db: Database,
  readerId: string,
  bookmark: number,
): Promise<z.infer<typeof Place> | null> {
  return db.maybe(
    Place,
    sql`select title, address, text from saved_bookmarks
        where id = ${bookmark} and reader_id = ${readerId} and deleted_at is null`,
  )
}
