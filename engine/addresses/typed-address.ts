import { Problem } from '#core/problem.ts'
import { withoutFeedScheme } from './feed-scheme.ts'
import { pastedAddress } from './pasted-address.ts'

/** A community or a person as people write them: "r/space", "/u/pilot". */
export const REDDIT_NAME = /^\/?(r|u|user)\/([\w+-]{2,100})\/?$/i

/**
 * Returns the addresses that the typed or pasted text may mean, likeliest first; fails with the reason if it is not an
 * address.
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
  // `canParse` would also accept some addresses that are too long to be parsed.
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

/**
 * Says if a typed text is a word instead of an address: a single name without a port. For a machine
 * on the local network, people write the scheme.
 */
function isWord({ hostname, port }: URL): boolean {
  return !/[.:]|^localhost$/.test(hostname) && port === ''
}

/** Says if "www." cannot be added: to IP addresses, single names, and names that begin with it. */
function hasWww({ hostname }: URL): boolean {
  return /^www\.|^[\d.]+$|^\[/.test(hostname) || !hostname.includes('.')
}

function withWww(url: URL): string {
  const other = new URL(url)
  other.hostname = `www.${url.hostname}`
  return other.href
}

/** Adds a missing scheme. The colons of a password, or of an IPv6 address, mark neither a scheme nor a port. */
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
