import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'

const Row = z.object({ take: z.array(z.string()), drop: z.array(z.string()) })
/** The most pages of a site that are read again when its rule changes; the newest come first. */
const PAGES_AGAIN = 50

/** The name of a page's site in rules: its host without "www."; null for an invalid address. */
export function siteOf(address: string): string | null {
  const host = URL.canParse(address) ? new URL(address).host : ''
  return host === '' ? null : host.replace(/^www\./, '')
}

/** The hosts on which pages of a site may be. */
export function hostsOf(site: string): string[] {
  return [site, `www.${site}`]
}

/** The rule for the site of an address; null if there is none. */
export async function siteRuleFor(
  db: Database,
  address: string,
): Promise<z.infer<typeof Row> | null> {
  const site = siteOf(address)
  if (site === null) return null
  return db.maybe(Row, sql`select take, dropped as drop from site_rules where site = ${site}`)
}

/**
 * Queues the newest pages of a site to be read again, including those in which no article was
 * found; returns their number.
 */
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
