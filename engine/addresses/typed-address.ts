import { Problem } from '#core/problem.ts'
import { withoutFeedScheme } from './feed-scheme.ts'
import { pastedAddress } from './pasted-address.ts'

/** A community or a person as people write them: "r/space", "/u/pilot". */
export const REDDIT_NAME = /^\/?(r|u|user)\/([\w+-]{2,100})\/?$/i

/**
 * The addresses that a person may mean by what was typed or pasted, likeliest first; fails with what
 * is wrong with it.
 */
export function addressesMeant(input: string): [string, ...string[]] {
  const typed = pastedAddress(input.replaceAll(/\s+/g, ''))
  if (typed === '') throw new Problem('invalid', 'Enter the address of a feed or a site.')
  if (/^newswire:[\w-]+$/.test(typed)) return [typed]

  const [, user, server] = /^@([\w.-]+)@([\w-]+\.[\w.-]+)$/.exec(typed) ?? []
  if (user && server) return [`https://${server}/@${user}`]

  const [, kind, name] = REDDIT_NAME.exec(typed) ?? []
  if (kind && name) {
    const path = kind.toLowerCase() === 'r' ? 'r' : 'user'
    return [`https://www.reddit.com/${path}/${name}/.rss`]
  }

  const stated = withScheme(withoutFeedScheme(typed))
  // A name before a port looks like a scheme, but a number follows it.
  const scheme = /^([a-z][a-z\d+.-]*):(?!\d)/i.exec(stated)?.[1]?.toLowerCase()
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') {
    throw new Problem('invalid', `Only http and https addresses can be followed, not "${scheme}:".`)
  }
  if (scheme === undefined && /^[^/?#]*@/.test(stated)) {
    throw new Problem(
      'invalid',
      `"${stated.slice(0, 200)}" is an email address. Enter the address of a feed or a site, such as example.com.`,
    )
  }
  const address = scheme === undefined ? `https://${stated.replace(/^\/\//, '')}` : stated
  // `canParse` would accept addresses that are too long to be made.
  const url = URL.parse(address)
  if (url === null || (scheme === undefined && isWord(url))) {
    throw new Problem(
      'invalid',
      `"${withoutSecrets(input.trim()).slice(0, 200)}" is not a web address. It should look like example.com or https://example.com/feed.xml.`,
    )
  }
  // A full host name may end with a dot; names in certificates do not.
  url.hostname = url.hostname.replace(/\.$/, '')
  if (scheme !== undefined) return [url.href]
  const plain = url.href.replace(/^https:/, 'http:')
  return hasWww(url) ? [url.href, plain] : [url.href, plain, withWww(url)]
}

/** A single name without a port is a word that somebody typed; who means a machine at home writes the scheme. */
function isWord({ hostname, port }: URL): boolean {
  return !/[.:]|^localhost$/.test(hostname) && port === ''
}

/** Addresses, single names and names that start with www have no other form. */
function hasWww({ hostname }: URL): boolean {
  return /^www\.|^[\d.]+$|^\[/.test(hostname) || !hostname.includes('.')
}

function withWww(url: URL): string {
  const other = new URL(url)
  other.hostname = `www.${url.hostname}`
  return other.href
}

/** An address with a name and a password, or an IPv6 address, has colons that begin no port and end no scheme. */
function withScheme(stated: string): string {
  if (IPV6.test(stated)) return `[${stated}]`
  // A password is tried only over an encrypted connection.
  return WITH_PASSWORD.test(stated) ? `https://${stated}` : stated
}
const IPV6 = /^[\da-f]{0,4}(:[\da-f]{0,4}){2,7}$/i
const WITH_PASSWORD =
  /^(?!(?:mailto|acct|xmpp|sips?|im|news|ftp|file|data|javascript|vbscript|about|blob):)[^/?#@:]+:[^/?#@]+@[^/?#@]+/i

function withoutSecrets(address: string): string {
  return address.replace(/^((?:[a-z][a-z\d+.-]{0,30}:)?\/{0,2})[^/?#@:]*:[^/?#]*@/i, '$1')
}
