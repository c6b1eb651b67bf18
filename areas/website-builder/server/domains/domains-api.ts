import { domainToUnicode } from 'node:url'
import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Desk } from '#server/tools.ts'
import { areRelated, readDomain } from '../../domains/read-domain.ts'
import { skeletonOf } from '../../domains/look-alikes.ts'
import type { DnsRecord, domains, SiteDomain } from '../../contracts/domains.ts'
import { DOMAINS } from '../../limits.ts'
import { demandSite } from '../rows/site-rows.ts'
import { checkDomain } from './check-domain.ts'
import { demandDomain, findDomains, type DomainRow } from './domain-rows.ts'
import { proofOf, PROOF_LABEL } from './proof.ts'
import { proxyLines } from './proxy-lines.ts'
import { systemResolver, type DomainResolver } from './resolve-domain.ts'

/** Adds, checks and removes domains of a reader's sites. */
export function serverDomains(
  desk: Desk,
  resolver: DomainResolver = systemResolver,
): Api<typeof domains> {
  const { db, world, readerId, now } = desk
  const tell = () => desk.announce({ area: 'website-builder' })

  return {
    async listDomains({ site }) {
      await demandSite(desk, site)
      const rows = await findDomains(desk, site, sql`true`)
      return { domains: rows.map((row) => told(desk, row)), proxies: proxyLines(desk, rows) }
    },

    async addDomain({ site, domain: typed }) {
      await demandSite(desk, site)
      const read = readDomain(typed)
      if ('fault' in read) throw refused('invalid', read.fault)
      const { domain, look } = read
      const ownHosts = hostsOfServer(desk)
      if (ownHosts.some((host) => areRelated(domain, host)))
        throw refused('invalid', 'That domain is of this server itself. Sites need another one.')
      if (ownHosts.some((host) => skeletonOf(host) === look))
        throw refused('invalid', 'That domain looks like the one of this server.')
      const known = await findDomains(desk, site, sql`true`)
      if (known.length >= DOMAINS.ofSite)
        throw refused('conflict', `A site can have ${DOMAINS.ofSite} domains.`)
      // The domains of all readers are checked, because a domain can only lead to one site.
      const other = await world.db.maybe(
        z.object({ isSame: z.boolean() }),
        sql`select domain = ${domain} as is_same from website_domains
            where look = ${look} and verified_at is not null
              and (domain = ${domain} or reader_id <> ${readerId}) limit 1`,
      )
      if (other && !known.some((row) => row.domain === domain))
        throw refused(
          'conflict',
          other.isSame
            ? 'Another site has that domain. Remove it there first.'
            : 'That domain looks like one that another site has.',
        )
      await db.run(sql`
        insert into website_domains (id, site_id, reader_id, domain, look, token, added_at)
        values (${newId('domain')}, ${site}, ${readerId}, ${domain}, ${look},
          ${randomBytes(TOKEN_BYTES).toString('hex')}, ${now()})
        on conflict (site_id, domain) do nothing`)
      await tell()
      const [added] = await findDomains(desk, site, sql`domain = ${domain}`)
      return told(desk, added!)
    },

    async checkDomain({ site, domain: id }) {
      await demandSite(desk, site)
      const row = await demandDomain(desk, site, id)
      const { findings, isProved } = await checkDomain(desk, site, row, resolver)
      const isNew = isProved && row.verifiedAt === null
      try {
        await db.run(sql`
          update website_domains set found = ${JSON.stringify(findings)}::jsonb, checked_at = ${now()},
            missing_since = ${isProved ? null : sql`missing_since`},
            verified_at = coalesce(verified_at, ${isNew ? now() : null}::timestamptz)
          where id = ${id} and reader_id = ${readerId}`)
      } catch (error) {
        if (!isTaken(error)) throw error
        throw refused('conflict', 'Another site has that domain. Remove it there first.')
      }
      await tell()
      return told(desk, await demandDomain(desk, site, id))
    },

    async removeDomain({ site, domain: id }) {
      await demandSite(desk, site)
      await demandDomain(desk, site, id)
      await db.run(sql`delete from website_domains where id = ${id} and reader_id = ${readerId}`)
      await tell()
    },
  }
}

const TOKEN_BYTES = 16
const DAY_MS = 86_400_000

function refused(kind: 'invalid' | 'conflict', fault: string): Problem {
  return new Problem(kind, fault, { fields: { domain: fault } })
}

/** Says if an error is, or was caused by, a unique_violation of PostgreSQL. */
function isTaken(error: unknown): boolean {
  for (let inner = error; inner instanceof Error; inner = inner.cause)
    if ((inner as { code?: unknown }).code === '23505') return true
  return false
}

/** The host of the server, and the domain whose subdomains are the sites. */
function hostsOfServer({ publicAddress, siteAddress }: Desk): string[] {
  const sites = new URL(siteAddress('site') ?? 'http://none.invalid').hostname
  return [
    ...(publicAddress === null ? [] : [new URL(publicAddress).hostname]),
    sites.startsWith('site.') ? sites.slice('site.'.length) : sites,
  ].filter((host) => host.includes('.'))
}

function told({ publicAddress }: Desk, row: DomainRow): SiteDomain {
  const { id, domain, addedAt, verifiedAt, missingSince, isMain, found } = row
  return {
    ...{ id, domain: domainToUnicode(domain), addedAt, isMain },
    isVerified: verifiedAt !== null,
    endsAt:
      verifiedAt === null || missingSince === null
        ? null
        : new Date(Date.parse(missingSince) + DOMAINS.missingDays * DAY_MS).toISOString(),
    records: recordsFor(row, publicAddress),
    findings: found,
  }
}

function recordsFor({ domain, token }: DomainRow, publicAddress: string | null): DnsRecord[] {
  const host = publicAddress === null ? null : new URL(publicAddress).hostname
  const isName = host !== null && /[a-z]$/i.test(host) && host.includes('.')
  // DNS does not allow a CNAME record for a registered domain itself, only for names below it.
  const isBelow = domain.split('.').length > 2
  return [
    isName && isBelow
      ? { type: 'CNAME', name: domain, value: host }
      : {
          type: 'A',
          name: domain,
          value: isName || host === null ? 'ADDRESS-OF-THIS-MACHINE' : host,
        },
    { type: 'TXT', name: `${PROOF_LABEL}.${domain}`, value: proofOf(token) },
  ]
}
