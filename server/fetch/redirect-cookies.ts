import { FETCH } from '#core/limits.ts'

interface Cookie {
  name: string
  value: string
  host: string
  path: string
  /**
   * True if the cookie is never sent over http, because it was set over https or marked as secure.
   */
  isSecure: boolean
}

/**
 * The cookies of one exchange. They are forgotten after it, and each is returned only to the host
 * that set it.
 */
export interface RedirectCookies {
  /** Keeps the cookies that an answer sets, within the limits. */
  keep(url: URL, header: string | string[] | undefined): void
  /**
   * The Cookie header for an address, including the caller's own cookies; null if there are none.
   */
  headerFor(url: URL, own: string | undefined): string | null
}

/** The characters of a name as in RFC 6265, and those of a value, which browsers allow more of. */
const NAME = /^[\w!#$%&'*+.^`|~-]+$/
const VALUE = /^[\u0021-\u003a\u003c-\u007e]*$/

/**
 * Keeps cookies for servers that set a cookie by a redirect, redirect again, and expect the cookie
 * back within the request. The Domain attribute is ignored, because no such server needs it.
 */
export function redirectCookies(): RedirectCookies {
  let kept: Cookie[] = []

  function keepOne(url: URL, text: string): void {
    const [pair = '', ...attributes] = text.split(';')
    const [name, value] = pairOf(pair)
    if (text.length > FETCH.cookieCharacters || !NAME.test(name) || !VALUE.test(value)) return
    const stated = attributesOf(attributes)
    const path = stated.get('path')
    const cookie = {
      name,
      value,
      host: url.host,
      path: path?.startsWith('/') ? path : defaultPath(url),
      isSecure: url.protocol === 'https:' || stated.has('secure'),
    }
    kept = kept.filter((other) => !isSame(other, cookie))
    if (!isOver(stated) && kept.length < FETCH.cookies) kept.push(cookie)
  }

  return {
    keep(url, header) {
      for (const text of [header ?? []].flat()) keepOne(url, text)
    },
    headerFor(url, own) {
      const sent = kept
        .filter((cookie) => isFor(cookie, url))
        .toSorted((a, b) => b.path.length - a.path.length)
        .map(({ name, value }) => `${name}=${value}`)
      const all = own === undefined ? sent : [...withoutNames(own, kept, url), ...sent]
      return all.length === 0 ? null : all.join('; ')
    },
  }
}

function isSame(one: Cookie, other: Cookie): boolean {
  return one.name === other.name && one.host === other.host && one.path === other.path
}

function isFor(
  { host, path, isSecure }: Cookie,
  { host: asked, pathname, protocol }: URL,
): boolean {
  if (host !== asked || (isSecure && protocol !== 'https:')) return false
  const isBelow = pathname.startsWith(path.endsWith('/') ? path : `${path}/`)
  return pathname === path || isBelow
}

/** The caller's own cookies, except those whose names the server has just set. */
function withoutNames(own: string, kept: Cookie[], url: URL): string[] {
  const names = new Set(kept.filter((cookie) => isFor(cookie, url)).map(({ name }) => name))
  return own
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '' && !names.has(pairOf(pair)[0]))
}

function pairOf(text: string): [name: string, value: string] {
  const [name = '', ...value] = text.split('=')
  return [name.trim(), value.join('=').trim()]
}

function attributesOf(attributes: string[]): Map<string, string> {
  return new Map(
    attributes.map((attribute) => {
      const [name, value] = pairOf(attribute)
      return [name.toLowerCase(), value]
    }),
  )
}

/** Says if the server deleted the cookie; other expiry times are too long to matter here. */
function isOver(stated: Map<string, string>): boolean {
  const age = stated.get('max-age')
  if (age !== undefined && /^-?\d+$/.test(age)) return Number(age) <= 0
  return Date.parse(stated.get('expires') ?? '') < Date.now()
}

function defaultPath({ pathname }: URL): string {
  return pathname.slice(0, Math.max(1, pathname.lastIndexOf('/')))
}
