import * as z from 'zod/mini'
import { prepared } from '#server/database/prepared.ts'
import type { Called } from '#server/second-listener/called-site.ts'
import { nameFault } from '#server/second-listener/names/site-names.ts'
import { sql, type World } from '#server/tools.ts'
import { PUBLISHING } from '../../limits.ts'

/** The password of a published page, as a hash. */
const PageLock = z.object({ page: z.string(), hash: z.string() })
export type PageLock = z.infer<typeof PageLock>

const FoundRow = z.object({
  readerId: z.string(),
  /** The id of the site; null if it was deleted permanently. */
  siteId: z.nullable(z.string()),
  isDeleted: z.boolean(),
  /** The live publication; null if the site is not public. */
  publicationId: z.nullable(z.string()),
  /** The current name of the site; null if it was requested by that name or by a domain. */
  presentName: z.nullable(z.string()),
  /** Passwords of pages by their paths in the publication; null if there are none. */
  locks: z.nullable(z.record(z.string(), PageLock)),
})
export type FoundSite = z.infer<typeof FoundRow>

interface LookedUp {
  found: Promise<FoundSite | null>
  readerId: string | null
  untilMs: number
}

/** Names and domains that were requested lately, including those without a site. */
type LookUps = Map<string, LookedUp>

const byServer = new WeakMap<World, LookUps>()

/** The site with a name or a domain, published or not; null if there never was one. */
export async function findSite(world: World, called: Called): Promise<FoundSite | null> {
  const key = 'name' in called ? called.name : `.${called.domain}`
  if ('name' in called && nameFault(called.name) !== null) return null
  const lookUps = lookUpsOf(world)
  const held = lookUps.get(key)
  if (held && performance.now() < held.untilMs) return held.found
  const found = 'name' in called ? byName(world, called.name) : byDomain(world, called.domain)
  const lookedUp: LookedUp = {
    found,
    readerId: null,
    untilMs: performance.now() + PUBLISHING.lookUpMs,
  }
  lookUps.delete(key)
  lookUps.set(key, lookedUp)
  if (lookUps.size > PUBLISHING.heldNames) lookUps.delete(lookUps.keys().next().value!)
  try {
    lookedUp.readerId = (await found)?.readerId ?? null
  } catch (error) {
    lookUps.delete(key)
    throw error
  }
  return found
}

/**
 * The cache of sites by name and domain. An entry is removed when a change is announced, and
 * expires soon in case an announcement was missed.
 */
function lookUpsOf(world: World): LookUps {
  const known = byServer.get(world)
  if (known) return known
  const lookUps: LookUps = new Map()
  byServer.set(world, lookUps)
  world.onChange(({ area, readerId }) => {
    if (area !== 'website-builder') return
    for (const [key, lookedUp] of lookUps)
      if (readerId === undefined || lookedUp.readerId === null || lookedUp.readerId === readerId)
        lookUps.delete(key)
  })
  return lookUps
}

/**
 * A subquery for the passwords of pages. PostgreSQL only reads the drafts if the site has a page
 * with a password.
 */
const locks = sql`
  (select jsonb_object_agg(publication.drafts -> page_id ->> 'path', jsonb_build_object('page', page_id, 'hash', hash))
    from website_page_locks as lock
    join website_publications as publication on publication.id = live.publication_id
    where lock.site_id = site.id and publication.drafts -> page_id is not null)`

function byName({ db }: World, name: string): Promise<FoundSite | null> {
  return db.maybe(
    FoundRow,
    prepared(sql`
      select address.reader_id, site.id as site_id, coalesce(site.deleted_at is not null, true) as is_deleted,
        live.publication_id, case when not address.is_present then present.name end as present_name,
        ${locks} as locks
      from website_addresses as address
      left join website_sites as site on site.id = address.site_id
      left join website_addresses as present on present.site_id = site.id and present.is_present
      left join website_live as live on live.site_id = site.id
      where address.name = ${name}`),
  )
}

function byDomain({ db }: World, domain: string): Promise<FoundSite | null> {
  return db.maybe(
    FoundRow,
    prepared(sql`
      select domain.reader_id, site.id as site_id, site.deleted_at is not null as is_deleted,
        live.publication_id, null::text as present_name, ${locks} as locks
      from website_domains as domain
      join website_sites as site on site.id = domain.site_id and site.reader_id = domain.reader_id
      left join website_live as live on live.site_id = site.id
      where domain = ${domain} and verified_at is not null`),
  )
}
