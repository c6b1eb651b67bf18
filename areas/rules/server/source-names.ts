import * as z from 'zod/mini'
import { everyCategory } from '#engine/categories/categories.ts'
import { sql, type Database } from '#server/tools.ts'

/** The reader's names for the sources, by id, sorted by name. */
export async function sourceNames(db: Database, readerId: string): Promise<Map<string, string>> {
  const rows = await db.many(
    z.object({ id: z.string(), name: z.string() }),
    sql`select id, name from sources where reader_id = ${readerId} order by lower(name), id`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Names of a reader's topics by id, in the order in which they were created. */
export async function topicNames(db: Database, readerId: string): Promise<Map<string, string>> {
  const rows = await db.many(
    z.object({ id: z.string(), title: z.string() }),
    sql`select id, title from topics where reader_id = ${readerId} order by place`,
  )
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/**
 * Names of the categories by id, in the order of their folders. "Breaking" is left out, because it
 * is a state of an article, not a subject.
 */
export async function categoryNames(db: Database, readerId: string): Promise<Map<string, string>> {
  const rows = await db.many(
    z.object({ id: z.string(), name: z.string() }),
    sql`select id, name from (
          select coalesce(own.id, usual.id) as id, coalesce(own.name, usual.id) as name,
            coalesce(own.place, usual.place - 1) as place, own.removed_at
          from unnest(${everyCategory.filter((name) => name !== 'Breaking')}::text[]) with ordinality as usual (id, place)
            full join (select * from reader_categories where reader_id = ${readerId}) as own on own.id = usual.id
        ) as category where removed_at is null order by place, name`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Names of all things that conditions refer to by id. */
export async function namesOf(db: Database, readerId: string): Promise<Map<string, string>> {
  const [sources, topics, categories] = await Promise.all([
    sourceNames(db, readerId),
    topicNames(db, readerId),
    categoryNames(db, readerId),
  ])
  return new Map([...sources, ...topics, ...categories])
}
