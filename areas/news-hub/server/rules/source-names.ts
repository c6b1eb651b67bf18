import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'

/** What a reader calls the sources, by their id, in the order of their names. */
export async function sourceNames(db: Database, readerId: string): Promise<Map<string, string>> {
  const rows = await db.many(
    z.object({ id: z.string(), name: z.string() }),
    sql`select id, name from sources where reader_id = ${readerId} order by lower(name), id`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
