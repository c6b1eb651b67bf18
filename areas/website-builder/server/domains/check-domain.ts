import type { DomainFindings } from '../../contracts/domains.ts'
import { DOMAINS } from '../../limits.ts'
import type { Desk } from '#server/tools.ts'
import type { DomainRow } from './domain-rows.ts'
import { proofOf, PROOF_LABEL, VISIT_PATH } from './proof.ts'
import type { DomainResolver } from './resolve-domain.ts'

/**
 * Queries the DNS for the proof and the addresses of a domain, and sends a test request to the
 * site.
 */
export async function checkDomain(
  desk: Desk,
  site: string,
  { domain, token, verifiedAt }: Pick<DomainRow, 'domain' | 'token' | 'verifiedAt'>,
  resolver: DomainResolver,
): Promise<{ findings: DomainFindings; isProved: boolean }> {
  const [proof, addresses, own] = await Promise.all([
    findProof({ domain, token }, resolver),
    orUnknown(resolver.addresses(domain)),
    addressesOfServer(desk, resolver),
  ])
  const isProved = proof === 'found'
  const leadsHere =
    own.length === 0 || addresses === null ? null : addresses.some((each) => own.includes(each))
  // A domain that is not verified is not served, so a test request would fail.
  const visited = verifiedAt === null ? null : await visit(desk, site, domain)
  const findings = {
    at: desk.now().toISOString(),
    proof,
    addresses: addresses ?? [],
    leadsHere,
    visited,
  }
  return { findings, isProved }
}

/** Queries the DNS for the record that proves who owns a domain. */
export async function findProof(
  { domain, token }: Pick<DomainRow, 'domain' | 'token'>,
  resolver: DomainResolver,
): Promise<DomainFindings['proof']> {
  return readProof(await orUnknown(resolver.texts(`${PROOF_LABEL}.${domain}`)), proofOf(token))
}

function readProof(texts: string[] | null, wanted: string): DomainFindings['proof'] {
  if (texts === null) return 'unknown'
  if (texts.some((text) => text.trim() === wanted)) return 'found'
  return texts.some((text) => text.startsWith(proofOf(''))) ? 'other' : 'missing'
}

async function addressesOfServer({ publicAddress }: Desk, resolver: DomainResolver) {
  if (publicAddress === null) return []
  return (await orUnknown(resolver.addresses(new URL(publicAddress).hostname))) ?? []
}

/** The scheme with which a test request reaches the site; null if none does. */
async function visit(desk: Desk, site: string, domain: string): Promise<'https' | 'http' | null> {
  for (const scheme of ['https', 'http'] as const) {
    try {
      const { status, body } = await desk.fetch(`${scheme}://${domain}/${VISIT_PATH}`, {
        timeoutMs: DOMAINS.visitMs,
        redirects: 0,
        maxBytes: 1000,
      })
      if (status === 200 && Buffer.from(body).toString() === site) return scheme
    } catch {
      // An error means that the site cannot be reached with this scheme.
    }
  }
  return null
}

/** The answer of the DNS; null if it does not answer. */
async function orUnknown<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked
  } catch {
    return null
  }
}
