import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql, type Desk } from '#server/tools.ts'
import { ENVIRONMENTS } from '../../limits.ts'
import { lookOf, nameFault, namesFor } from '../../environments/site-names.ts'
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

/** Gives a project a name in addresses; fails in words where it cannot have it. */
export async function takeName(desk: Desk, project: string, name: string): Promise<void> {
  const fault = nameFault(name) ?? (isOfServer(desk, name) ? 'That name is reserved.' : null)
  if (fault !== null) throw new Problem('invalid', fault, { fields: { name: fault } })
  if (await claim(desk, project, name)) return
  const taken = 'That name is taken, or looks like one that is. Choose another one.'
  throw new Problem('conflict', taken, { fields: { name: taken } })
}

/** The name of a project, which is found for it where it has none yet. */
export async function ensureName(
  desk: Desk,
  project: { id: string; name: string },
): Promise<string> {
  const now = await nameOf(desk, project.id)
  if (now !== null) return now
  const letters = randomBytes(4).toString('hex')
  for (const name of [...namesFor(project.name), `app-${letters}`])
    if (!isOfServer(desk, name) && (await claim(desk, project.id, name))) return name
  throw new Problem('unavailable', 'No name was found for the address. Choose one in the settings.')
}

/** The host that a name would have is the server's own, which is never that of a site. */
function isOfServer({ publicAddress, siteAddress }: Desk, name: string): boolean {
  const hosts = [`${name}.localhost`, new URL(siteAddress(name) ?? 'http://none.invalid').hostname]
  return publicAddress !== null && hosts.includes(new URL(publicAddress).hostname)
}

/**
 * Takes a name for a project, unless somebody else has one that looks alike. Names of all readers are asked for, so not by
 * the reader's own tables.
 */
async function claim(
  { world, readerId, now }: Desk,
  project: string,
  name: string,
): Promise<boolean> {
  return world.db.transaction(async (db) => {
    const { count } = await db.one(
      z.object({ count: z.int() }),
      sql`select count(*)::int as count from app_studio_addresses where reader_id = ${readerId}`,
    )
    if (count >= ENVIRONMENTS.names)
      throw new Problem('conflict', `You have taken ${ENVIRONMENTS.names} names already.`)
    const look = lookOf(name)
    // Among projects of the same reader, only one that has another name by now gives up an old one.
    const free = await db.maybe(
      Name,
      sql`insert into app_studio_addresses as taken (look, name, reader_id, project_id, taken_at)
          values (${look}, ${name}, ${readerId}, null, ${now()})
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
  })
}
