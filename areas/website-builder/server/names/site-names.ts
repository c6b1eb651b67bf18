import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { giveSomeName, type SiteNames } from '#server/second-listener/names/give-name.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import { PUBLISHING } from '../../limits.ts'

const Name = z.object({ name: z.string() })

interface Owned {
  db: Database
  readerId: string
}

/** The current name of a site in addresses; null if it has none yet. */
export async function nameOf({ db, readerId }: Owned, site: string): Promise<string | null> {
  const row = await db.maybe(
    Name,
    sql`select name from website_addresses where site_id = ${site} and is_present and reader_id = ${readerId}`,
  )
  return row?.name ?? null
}

/** Returns the name of a site; if it has none yet, chooses one. */
export async function ensureName(desk: Desk, site: { id: string; name: string }): Promise<string> {
  return (await nameOf(desk, site.id)) ?? giveSomeName(desk, websiteNames, site)
}

/**
 * Names of sites in addresses. A site keeps its former names, which redirect to the current one.
 */
export const websiteNames: SiteNames = {
  kind: 'site',

  async has(db, look) {
    const taken = await db.maybe(Name, sql`select name from website_addresses where look = ${look}`)
    return taken !== null
  },

  async take(db, { readerId, owner: site, name, look, at }) {
    const { count } = await db.one(
      z.object({ count: z.int() }),
      sql`select count(*)::int as count from website_addresses where reader_id = ${readerId}`,
    )
    if (count >= PUBLISHING.names)
      throw new Problem('conflict', `You have taken ${PUBLISHING.names} names already.`)
    // A site cannot take the current name of another site, but it can take a former name of one of
    // the reader's sites.
    const free = await db.maybe(
      Name,
      sql`insert into website_addresses as taken (look, name, reader_id, site_id, is_present, taken_at)
          values (${look}, ${name}, ${readerId}, null, false, ${at})
          on conflict (look) do update set name = excluded.name
          where taken.reader_id = ${readerId}
            and (taken.site_id is null or taken.site_id = ${site} or not taken.is_present)
          returning name`,
    )
    if (!free) return false
    await db.run(sql`
      update website_addresses set is_present = false where site_id = ${site} and is_present`)
    await db.run(sql`
      update website_addresses set is_present = true, site_id = ${site} where look = ${look}`)
    return true
  },
}
