import * as z from 'zod/mini'
import { sql, type Database, type Sql } from '#server/tools.ts'

/**
 * An SQL expression for the article that an id stands for now: itself, or the one that absorbed it.
 */
export function currentId(asked: number | Sql): Sql {
  return sql`coalesce((select article_id from article_aliases where old_id = ${asked}), ${asked}::bigint)`
}

/** Reads the id of the article that an id stands for now, for use in several queries. */
export async function readCurrentId(db: Database, asked: number): Promise<number> {
  const { id } = await db.one(z.object({ id: z.int() }), sql`select ${currentId(asked)} as id`)
  return id
}
