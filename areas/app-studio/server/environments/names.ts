import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { giveSomeName, type SiteNames } from '#server/second-listener/names/give-name.ts'
import { sql, type Desk } from '#server/tools.ts'
import { ENVIRONMENTS } from '../../limits.ts'
import type { Owned } from '../repository/store-objects.ts'

const Name = z.object({ name: z.string() })

/** The name of a project in addresses; null until it has one. */
export async function nameOf({ db, readerId }: Owned, project: string): Promise<string | null> {
  const row = await db.maybe(
    Name,
    sql`select name from app_studio_addresses where project_id = ${project} and reader_id = ${readerId}`,
  )
  return row?.name ?? null
}

/** Returns the name of a project, and chooses one if it has none yet. */
export async function ensureName(
  desk: Desk,
  project: { id: string; name: string },
): Promise<string> {
  return (await nameOf(desk, project.id)) ?? giveSomeName(desk, projectNames, project)
}

/** The names of projects in addresses. */
export const projectNames: SiteNames = {
  kind: 'app',

  async has(db, look) {
    const taken = await db.maybe(
      Name,
      sql`select name from app_studio_addresses where look = ${look}`,
    )
    return taken !== null
  },

  async take(db, { readerId, owner: project, name, look, at }) {
    const { count } = await db.one(
      z.object({ count: z.int() }),
      sql`select count(*)::int as count from app_studio_addresses where reader_id = ${readerId}`,
    )
    if (count >= ENVIRONMENTS.names)
      throw new Problem('conflict', `You have taken ${ENVIRONMENTS.names} names already.`)
    // A name can be taken if it is free, or if a project of the same reader gave it up.
    const free = await db.maybe(
      Name,
      sql`insert into app_studio_addresses as taken (look, name, reader_id, project_id, taken_at)
          values (${look}, ${name}, ${readerId}, null, ${at})
          on conflict (look) do update set name = excluded.name
          where taken.reader_id = ${readerId} and (taken.project_id is null or taken.project_id = ${project})
          returning name`,
    )
    if (!free) return false
    await db.run(sql`
      update app_studio_addresses set project_id = null
      where project_id = ${project} and reader_id = ${readerId} and look <> ${look}`)
    await db.run(sql`
      update app_studio_addresses set project_id = ${project} where look = ${look} and reader_id = ${readerId}`)
    return true
  },
}
