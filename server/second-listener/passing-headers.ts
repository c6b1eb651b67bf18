import type { IncomingHttpHeaders } from 'node:http'

/**
 * Headers of the connection, of a proxy in front of this server, or of the listener itself, which
 * sites do not receive.
 */
const KEPT_FROM_SITES =
  /^(?:connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|content-length|host|forwarded|x-forwarded-.*|x-real-ip|x-original-.*|proxy-.*|via|http2-settings)$/
/**
 * Headers that belong to the server on the host that it shares with sites, because cookies do not
 * distinguish ports.
 */
const KEPT_ON_SHARED_HOST = new Set(['cookie', 'authorization'])
/**
 * Headers that an answer of a site may set. The listener sets policies, so that no site loosens
 * them. Headers that proxies obey, such as X-Accel-Redirect, are not allowed either.
 */
const SAID_BY_SITES = new Set(
  `allow cache-control content-disposition content-encoding content-language content-range content-type
  accept-ranges etag expires last-modified location retry-after vary x-robots-tag`.split(/\s+/),
)
/**
 * Matches a cookie with a valid name. Browsers could split a cookie without a name into a name and
 * a value.
 */
const COOKIE = /^([\w!#$%&'*+.^`|~-]+)=/
const OF_HUB = /^(?:__host-|__secure-)?synthwire_/i

interface Where {
  /** True on the host that the server shares with sites, each of which is below a path. */
  isShared: boolean
  /** The header in which a proxy names the signed-in person; null without one. */
  signInHeader: string | null
}

/** The headers of a request that a site receives. */
export function headersForSite(
  headers: IncomingHttpHeaders,
  { isShared, signInHeader }: Where,
): Record<string, string> {
  const told: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) {
    const isKept = KEPT_FROM_SITES.test(name) || name === signInHeader
    if (value === undefined || isKept || (isShared && KEPT_ON_SHARED_HOST.has(name))) continue
    const text = name === 'cookie' ? cookiesOfSite(String(value)) : String(value)
    if (text !== '') told[name] = text
  }
  return told
}

/**
 * The headers of an answer that are sent. Cookies are sent only on a host of the site's own, for
 * that host alone, and never under names of the server.
 */
export function headersOfSite(
  headers: readonly (readonly [name: string, value: string])[],
  { isShared }: Pick<Where, 'isShared'>,
): [string, string][] {
  return headers.flatMap(([name, value]): [string, string][] => {
    const plain = name.toLowerCase()
    if (plain === 'set-cookie') return !isShared && mayBeSet(value) ? [[plain, value]] : []
    return SAID_BY_SITES.has(plain) ? [[plain, value]] : []
  })
}

function mayBeSet(cookie: string): boolean {
  const [pair = '', ...attributes] = cookie.split(';')
  const name = COOKIE.exec(pair.trim())?.[1]
  const isForOthers = attributes.some((attribute) => /^\s*domain\b/i.test(attribute))
  return name !== undefined && !OF_HUB.test(name) && !isForOthers
}

function cookiesOfSite(cookies: string): string {
  const pairs = cookies.split(';').map((pair) => pair.trim())
  return pairs.filter((pair) => pair !== '' && !OF_HUB.test(pair)).join('; ')
}
