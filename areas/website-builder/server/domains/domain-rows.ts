import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql, type Sql } from '#server/tools.ts'
import { DomainFindings } from '../../contracts/domains.ts'
import type { Owned } from '../rows/site-rows.ts'

const DomainRow = z.object({
  id: z.string(),
  domain: z.string(),
  token: z.string(),
  addedAt: z.string(),
  verifiedAt: z.nullable(z.string()),
  missingSince: z.nullable(z.string()),
  isMain: z.boolean(),
  found: z.nullable(DomainFindings),
})
export type DomainRow = z.infer<typeof DomainRow>

/** Domains of a site that meet a condition, in the order in which they were added. */
export function findDomains(
  { db, readerId }: Owned,
  site: string,
  holds: Sql,
): Promise<DomainRow[]> {
  return db.many(
    DomainRow,
    sql`select id, domain, token, added_at, verified_at, missing_since, found,
          verified_at is not null and number = (
            select number from website_domains as main
            where main.site_id = ${site} and main.reader_id = ${readerId} and main.verified_at is not null
            order by verified_at, number limit 1) as is_main
        from website_domains
        where site_id = ${site} and reader_id = ${readerId} and ${holds} order by number`,
  )
}

export async function demandDomain(of: Owned, site: string, id: string): Promise<DomainRow> {
  const [found] = await findDomains(of, site, sql`id = ${id}`)
  if (found) return found
  throw new Problem('not-found', 'That domain is already gone.')
}

/** The main domain of a site: the one that was verified first; null if none is verified. */
export async function mainDomainOf({ db, readerId }: Owned, site: string): Promise<string | null> {
  const row = await db.maybe(
    z.object({ domain: z.string() }),
    sql`select domain from website_domains
        where site_id = ${site} and reader_id = ${readerId} and verified_at is not null
        order by verified_at, number limit 1`,
  )
  return row?.domain ?? null
}
