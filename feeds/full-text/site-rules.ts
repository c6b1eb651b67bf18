import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'

const Row = z.object({ take: z.array(z.string()), drop: z.array(z.string()) })
/** Pages of a site that are read again when its rule changes, the newest first. */
const PAGES_AGAIN = 50

/** The site of a page, as rules name it: its host without "www."; null for an invalid address. */
export function siteOf(address: string): string | null {
  const host = URL.canParse(address) ? new URL(address).host : ''
  return host === '' ? null : host.replace(/^www\./, '')
}

/** The hosts of a site's pages. */
export function hostsOf(site: string): string[] {
  return [site, `www.${site}`]
}

/** The rule for the pages of an address' site; null without one. */
export async function siteRuleFor(
  db: Database,
  address: string,
): Promise<z.infer<typeof Row> | null> {
  const site = siteOf(address)
  if (site === null) return null
  return db.maybe(Row, sql`select take, dropped as drop from site_rules where site = ${site}`)
}

/** Has the newest pages of a site read again, including those without a found article; returns their number. */
export async function readSiteAgain(db: Database, site: string, now: Date): Promise<number> {
  const again = await db.many(
    z.object({ entryId: z.int() }),
    sql`
      update entry_full_texts set state = 'waiting', message = null, tries = 0, next_try_at = ${now}
      where entry_id in (
        select entry_id from entry_full_texts
        where host = any(${hostsOf(site)}) and state in ('fetched', 'failed')
        order by entry_id desc limit ${PAGES_AGAIN})
      returning entry_id`,
  )
  return again.length
}
