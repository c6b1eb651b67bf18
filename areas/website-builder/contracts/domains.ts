import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { line, list } from '#core/words.ts'
import { DOMAINS } from '../limits.ts'

const OneSite = z.object({ site: Id })
const OneDomain = z.extend(OneSite, { domain: Id })

/** An entry to make where the domain was registered. */
export const DnsRecord = z.object({
  type: z.enum(['A', 'AAAA', 'CNAME', 'TXT']),
  name: z.string(),
  value: z.string(),
})
export type DnsRecord = z.infer<typeof DnsRecord>

/** Findings of a check; nothing of an earlier check is kept. */
export const DomainFindings = z.object({
  at: Time,
  /** The TXT record that proves who owns the domain. */
  proof: z.enum(['found', 'missing', 'other', 'unknown']),
  /** The addresses that the domain resolves to. */
  addresses: list(z.string(), DOMAINS.addresses),
  /** True if these are addresses of this server; null where the server does not know its own. */
  leadsHere: z.nullable(z.boolean()),
  /** The scheme by which a visit reached the site; null where none did. */
  visited: z.nullable(z.enum(['https', 'http'])),
})
export type DomainFindings = z.infer<typeof DomainFindings>

/** A domain of a site. Only one that is verified is served. */
export const SiteDomain = z.object({
  id: Id,
  domain: z.string(),
  isVerified: z.boolean(),
  /**
   * The time at which the domain is no longer served, because its record is missing; null while the
   * record is there.
   */
  endsAt: z.nullable(Time),
  /** True for the domain that pages name as their address. */
  isMain: z.boolean(),
  addedAt: Time,
  records: z.array(DnsRecord),
  findings: z.nullable(DomainFindings),
})
export type SiteDomain = z.infer<typeof SiteDomain>

/** Domains by which visitors reach a site. */
export const domains = defineContract('website-builder/domains', {
  listDomains: read(
    OneSite,
    z.object({
      domains: z.array(SiteDomain),
      /** Lines for a web server in front of this one, which gets the certificates; null where no sites are served. */
      proxies: z.nullable(z.object({ caddy: z.string(), nginx: z.string() })),
    }),
    ['not-found'],
  ),
  addDomain: write(z.extend(OneSite, { domain: line(DOMAINS.characters) }), SiteDomain, [
    'not-found',
    'invalid',
    'conflict',
  ]),
  /** Asks the DNS and visits the site; a domain whose record is found is verified from then on. */
  checkDomain: write.keyed(OneDomain, SiteDomain, ['not-found', 'conflict']),
  /** Ends serving the site at a domain; anybody who owns it can add it again. */
  removeDomain: write(OneDomain, Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'website-builder/domains': typeof domains
  }
}
