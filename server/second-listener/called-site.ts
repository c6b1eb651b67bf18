import { isIP } from 'node:net'
import type { KnownHosts } from '../web/hosts/known-hosts.ts'

/** The name of a site in a request: a single label, or a domain of its own. */
export type Called = { name: string } | { domain: string }

/** The site that a request is for, and the address within the site. */
export interface Target {
  called: Called
  /**
   * The path within the site. It begins with a slash and has no dot segments; its percent-encoding
   * is valid and unchanged.
   */
  path: string
  /** The query with its question mark; empty if there is none. */
  query: string
  /**
   * The path before the site's own path: empty on a host of its own, "/shop" on the shared host.
   */
  base: string
}

/**
 * The target of a request: a site, the question of a proxy if a domain is one of a site, a site's
 * name without the slash after it, or nothing.
 */
export type Asked =
  | { for: 'site'; target: Target }
  | { for: 'knowledge'; of: Called | 'shared' | null }
  | { for: 'slash'; name: string; query: string }
  | { for: 'nothing'; status: 400 | 404 | 421 }

export interface Names {
  hub: Pick<KnownHosts, 'isKnown'>
  /** The domain below which sites have names; null if there is none. */
  domain: string | null
}

/**
 * The path at which proxies, such as Caddy by its `ask` option, ask if a name exists before they
 * get a certificate for it.
 */
export const KNOWS = '/.well-known/synthwire/knows'
/** A name that always exists, so that `doctor` can test if names lead to this server by https. */
export const DOCTOR = 'synthwire-doctor'

const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/
const DOMAIN_CHARACTERS = 253

/**
 * Reads the target of a request from its Host header and path. `host` comes from `calledName`, and
 * `reachedAt` is the address of this machine. Hosts of the server never belong to a site, because
 * cookies do not distinguish ports.
 */
export function readAsked(
  names: Names,
  host: string | null,
  reachedAt: string | undefined,
  sent: string,
): Asked {
  const address = addressOf(sent)
  if (host === null || address === null) return { for: 'nothing', status: 400 }
  const { pathname: path, search: query } = address
  const called = calledBy(names, host, reachedAt)
  if (called === null) return { for: 'nothing', status: 421 }
  if (called !== 'shared') return { for: 'site', target: { called, path, query, base: '' } }
  if (path === KNOWS) {
    const domain = address.searchParams.get('domain')
    return { for: 'knowledge', of: calledBy(names, domain ?? '', undefined) }
  }
  const [, name = '', rest] = /^\/([^/]*)(\/.*)?$/.exec(path) ?? []
  if (!LABEL.test(name)) return { for: 'nothing', status: 404 }
  if (rest === undefined) return { for: 'slash', name, query }
  return { for: 'site', target: { called: { name }, path: rest, query, base: `/${name}` } }
}

function calledBy(
  { hub, domain }: Names,
  host: string,
  reachedAt: string | undefined,
): Called | 'shared' | null {
  if (host === domain || hub.isKnown(host, reachedAt)) return 'shared'
  for (const parent of ['localhost', domain]) {
    if (parent === null || !host.endsWith(`.${parent}`)) continue
    const name = host.slice(0, -parent.length - 1)
    return LABEL.test(name) ? { name } : null
  }
  const labels = host.split('.')
  const isDomain = labels.length > 1 && labels.every((label) => LABEL.test(label))
  if (!isDomain || isIP(host) !== 0 || host.length > DOMAIN_CHARACTERS) return null
  return { domain: host }
}

/**
 * The address without dot segments; null if it is invalid, or contains encoded bytes that are no
 * text or that the database cannot store.
 */
function addressOf(path: string): URL | null {
  const text = `http://site.invalid${path}`
  if (!path.startsWith('/') || !URL.canParse(text)) return null
  const address = new URL(text)
  try {
    return decodeURIComponent(address.pathname).includes('\0') ? null : address
  } catch {
    return null
  }
}
