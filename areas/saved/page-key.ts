import { canonicalLink } from '#engine/addresses/canonical-link.ts'

/** A fragment that is a route of a web app, not a place on the page. */
const ROUTE = /^#!?\//

/**
 * A key that two addresses of one page share: neither scheme, "www.", tracking, AMP, the order of parameters nor a
 * place on the page tells them apart. Null for a text that is not a web address.
 */
export function pageKey(address: string): string | null {
  const canonical = canonicalLink(address)
  if (canonical === null) return null
  const { hash } = new URL(address)
  return ROUTE.test(hash) ? canonical + hash : canonical
}
