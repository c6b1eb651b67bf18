import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { line, list } from '#core/words.ts'
import { DOMAINS } from '../limits.ts'

const OneSite = z.object({ site: Id })
const OneDomain = z.extend(OneSite, { domain: Id })

/** A DNS record that the owner of the domain has to add. */
export const DnsRecord = z.object({
  type: z.enum(['A', 'AAAA', 'CNAME', 'TXT']),
  name: z.string(),
  value: z.string(),
})
export type DnsRecord = z.infer<typeof DnsRecord>

/** The results of the latest check; earlier ones are not kept. */
export const DomainFindings = z.object({
  at: Time,
  /** The state of the TXT record that proves who owns the domain. */
  proof: z.enum(['found', 'missing', 'other', 'unknown']),
  /** The addresses that the domain resolves to. */
  addresses: list(z.string(), DOMAINS.addresses),
  /** True if these are addresses of this server; null if the server does not know its own. */
  leadsHere: z.nullable(z.boolean()),
  /** The scheme with which a test request reached the site; null if none did. */
  visited: z.nullable(z.enum(['https', 'http'])),
})
export type DomainFindings = z.infer<typeof DomainFindings>

/** A domain of a site. The site is served only at verified domains. */
export const SiteDomain = z.object({
  id: Id,
  domain: z.string(),
  isVerified: z.boolean(),
  /**
   * The time at which serving the domain ends, because its TXT record is missing; null while the
   * record is found.
   */
  endsAt: z.nullable(Time),
  /** True for the domain that is in the canonical address of pages. */
  isMain: z.boolean(),
  addedAt: Time,
  records: z.array(DnsRecord),
  findings: z.nullable(DomainFindings),
})
export type SiteDomain = z.infer<typeof SiteDomain>

/** The domains at which visitors can reach a site. */
export const domains = defineContract('website-builder/domains', {
  listDomains: read(
    OneSite,
    z.object({
      domains: z.array(SiteDomain),
      /**
       * Configurations of a web server in front of this one, which gets the certificates; null if
       * no sites are served, or there are no domains.
       */
      proxies: z.nullable(z.object({ caddy: z.string(), nginx: z.string() })),
    }),
    ['not-found'],
  ),
  addDomain: write(z.extend(OneSite, { domain: line(DOMAINS.characters) }), SiteDomain, [
    'not-found',
    'invalid',
    'conflict',
  ]),
  /**
   * Queries the DNS, and sends a test request to the site. A domain whose record is found becomes
   * verified.
   */
  checkDomain: write.keyed(OneDomain, SiteDomain, ['not-found', 'conflict']),
  /** Stops serving the site at a domain. Anybody who owns the domain can then add it. */
  removeDomain: write(OneDomain, Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'website-builder/domains': typeof domains
  }
}
