import * as z from 'zod/mini'
import { notify } from '#platform/notifications/server/lends.ts'
import { deskOf, job, sql, type World } from '#server/tools.ts'
import { DOMAINS } from '../../limits.ts'
import { domainProof } from '../../notifications.ts'
import { findProof } from './check-domain.ts'
import { systemResolver, type DomainResolver } from './resolve-domain.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const DueRow = z.object({
  ...{ id: z.string(), domain: z.string(), token: z.string(), readerId: z.string() },
  ...{ siteId: z.string(), siteName: z.string() },
  missingSince: z.nullable(z.string()),
})
type DueRow = z.infer<typeof DueRow>

/** Checks the records of verified domains again, because a domain may have been sold meanwhile. */
export const askDomainsAgain = job<object>('website-builder/ask-domains', (world) =>
  askAgain(world, systemResolver),
)

export async function askAgain(world: World, resolver: DomainResolver): Promise<void> {
  const before = new Date(world.now().getTime() - DOMAINS.askedHours * HOUR_MS)
  const due = await world.db.many(
    DueRow,
    sql`select domain.id, domain, token, domain.reader_id, site_id, site.name as site_name, missing_since
        from website_domains as domain join website_sites as site on site.id = domain.site_id
        where verified_at is not null and (checked_at is null or checked_at < ${before})
        order by checked_at nulls first limit ${DOMAINS.askedAtOnce}`,
  )
  for (const domain of due) await ask(world, domain, resolver)
}

async function ask(world: World, domain: DueRow, resolver: DomainResolver): Promise<void> {
  const { id, readerId, siteId, siteName, missingSince } = domain
  const now = world.now()
  const proof = await findProof(domain, resolver)
  // If the DNS does not answer, the record may still exist. So this neither starts nor ends the
  // countdown until the domain is dropped.
  const isMissing = proof === 'missing' || proof === 'other'
  const since = isMissing ? new Date(missingSince ?? now) : null
  const isOver = since !== null && now.getTime() - since.getTime() >= DOMAINS.missingDays * DAY_MS
  await world.db.transaction(async (db) => {
    await db.run(sql`
      update website_domains set checked_at = ${now},
        missing_since = ${proof === 'unknown' ? sql`missing_since` : isOver ? null : since},
        verified_at = ${isOver ? null : sql`verified_at`}
      where id = ${id} and reader_id = ${readerId}`)
    const isFirst = since !== null && missingSince === null
    if (!isFirst && !isOver) return
    await notify(world, db, domainProof, [
      {
        event: `site-domain/${id}/${isOver ? 'ended' : 'missing'}/${since!.toISOString()}`,
        ...{ readerId, subject: `site/${siteId}` },
        facts: {
          ...{ site: { id: siteId, name: siteName }, domain: domain.domain },
          ...{ isOver, days: DOMAINS.missingDays },
        },
      },
    ])
  })
  if (isMissing || missingSince !== null)
    await deskOf(world, readerId).announce({ area: 'website-builder' })
}
