import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Sql } from '#server/tools.ts'
import { SiteSettings } from '../../contracts/sites.ts'
import { plugins } from '../../plugins.ts'

/** A database, and the reader whose sites are read or changed. */
export interface Owned {
  db: Database
  readerId: string
}

const SiteRow = z.extend(SiteSettings, {
  id: z.string(),
  version: z.int(),
  plugins: z.array(z.enum(plugins)),
  createdAt: Time,
  isDeleted: z.boolean(),
  isLive: z.boolean(),
  /** The current name of the site in addresses; null before the first publication. */
  addressName: z.nullable(z.string()),
})
export type SiteRow = z.infer<typeof SiteRow>

/** Sites that meet a condition, the last edited first. */
export function findSites({ db, readerId }: Owned, holds: Sql, most: number): Promise<SiteRow[]> {
  return db.many(
    SiteRow,
    sql`select site.id, site.name, tagline, language, theme, contact, plugins, version, created_at,
          deleted_at is not null as is_deleted, live.site_id is not null as is_live,
          address.name as address_name
        from website_sites as site
        left join website_live as live on live.site_id = site.id
        left join website_addresses as address on address.site_id = site.id and address.is_present
        where site.reader_id = ${readerId} and ${holds}
        order by edited_at desc, number desc limit ${most}`,
  )
}

/** Finds a site of the reader; fails if it does not exist or was deleted. */
export async function demandSite(of: Owned, id: string): Promise<SiteRow> {
  const [row] = await findSites(of, sql`site.id = ${id} and deleted_at is null`, 1)
  if (row) return row
  throw new Problem('not-found', 'That site is already gone.')
}

/**
 * Locks a site, so that changes of the site and its pages are made one after another. Fails if it
 * does not exist any more.
 */
export async function lockSite({ db, readerId }: Owned, id: string): Promise<void> {
  const locked = await db.maybe(
    z.object({ id: z.string() }),
    sql`select id from website_sites
        where id = ${id} and reader_id = ${readerId} and deleted_at is null for no key update`,
  )
  if (!locked) throw new Problem('not-found', 'That site is already gone.')
}

/** Marks a site as just edited, which moves it to the top of the list. */
export async function touchSite({ db, readerId }: Owned, id: string, now: Date): Promise<void> {
  await db.run(
    sql`update website_sites set edited_at = ${now} where id = ${id} and reader_id = ${readerId}`,
  )
}
