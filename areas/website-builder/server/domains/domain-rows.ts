import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import type { Owned } from '../sites/site-rows.ts'

/** The domain that a site is known by: the first that was verified; null where it has none. */
export async function mainDomainOf({ db, readerId }: Owned, site: string): Promise<string | null> {
  const row = await db.maybe(
    z.object({ domain: z.string() }),
    sql`select domain from website_domains
        where site_id = ${site} and reader_id = ${readerId} and verified_at is not null
        order by verified_at, number limit 1`,
  )
  return row?.domain ?? null
}
