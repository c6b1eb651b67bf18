import { canonicalLink } from '#engine/addresses/canonical-link.ts'

/** Matches a fragment that is a route of a web app, not a position on the page. */
const ROUTE = /^#!?\//

/**
 * A key that is the same for all addresses of a page. Scheme, "www.", tracking parameters, AMP, the
 * order of parameters and positions on the page make no difference. Null for a text that is not a
 * web address.
 */
export function pageKey(address: string): string | null {
  const canonical = canonicalLink(address)
  if (canonical === null) return null
  const { hash } = new URL(address)
  return ROUTE.test(hash) ? canonical + hash : canonical
}
