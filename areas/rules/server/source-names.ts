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

/** The same of their topics, in the order of their making. */
export async function topicNames(db: Database, readerId: string): Promise<Map<string, string>> {
  const rows = await db.many(
    z.object({ id: z.string(), title: z.string() }),
    sql`select id, title from topics where reader_id = ${readerId} order by place`,
  )
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Of everything that conditions refer to by id. */
export async function namesOf(db: Database, readerId: string): Promise<Map<string, string>> {
  return new Map([...(await sourceNames(db, readerId)), ...(await topicNames(db, readerId))])
}
