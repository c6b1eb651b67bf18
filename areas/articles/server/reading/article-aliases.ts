import * as z from 'zod/mini'
import { sql, type Database, type Sql } from '#server/tools.ts'

/** What goes by an article's id now, as a term of a query: itself, or the one that took it in. */
export function currentId(asked: number | Sql): Sql {
  return sql`coalesce((select article_id from article_aliases where old_id = ${asked}), ${asked}::bigint)`
}

/** The same as a number, for what asks in several queries. */
export async function readCurrentId(db: Database, asked: number): Promise<number> {
  const { id } = await db.one(z.object({ id: z.int() }), sql`select ${currentId(asked)} as id`)
  return id
}
