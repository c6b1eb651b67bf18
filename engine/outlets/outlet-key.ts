import { sameOutlet } from './well-known.ts'

/** Names reserved for examples (RFC 2606), which belong to no outlet. */
const NOBODYS = new Set(['example.com', 'example.net', 'example.org'])
/** Second-level domains of countries under which names are registered: co.uk, com.au, or.jp. */
const SECOND_LEVEL = new Set('ac co com edu go gob gouv gov gv ne net nom or org'.split(' '))

/** Hosts that give each writer a subdomain, as in harbour.substack.com. */
const HOSTS_OF_MANY = new Set(
  `beehiiv.com blogspot.com buttondown.email fandom.com ghost.io github.io gitlab.io go.com hashnode.dev hatenablog.com
  livejournal.com medium.com micro.blog naver.com netlify.app over-blog.com pages.dev posthaven.com prose.sh
  substack.com svbtle.com tistory.com tumblr.com typepad.com vercel.app weebly.com wixsite.com wordpress.com
  write.as`.split(/\s+/),
)

/** Hosts that give each writer a path: medium.com/@name, youtube.com/channel/name. */
const PATHS_OF_MANY = new Set(
  `bsky.app facebook.com github.com instagram.com linkedin.com medium.com patreon.com substack.com t.me threads.net
  tiktok.com twitch.tv twitter.com vimeo.com x.com youtube.com`.split(/\s+/),
)
/** Parts of a path that precede the name. */
const BEFORE_NAMES = new Set(['c', 'channel', 'user', 'company', 'profile', 's', 'in'])

/** Hosts that deliver the feeds of others, so that their name does not identify the publisher. */
const CARRIERS = new Set(
  `feedburner.com feedblitz.com feedly.com feedproxy.google.com fetchrss.com inoreader.com politepol.com
  rss.app rss2email.com rssbridge.org rsshub.app`.split(/\s+/),
)

/**
 * The key of an outlet, the same for all of its feeds and pages: its registered host name, plus the
 * writer's subdomain or path on shared hosts. Null for an address that does not identify its owner.
 */
export function outletKey(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null
  const { protocol, hostname, pathname } = new URL(address)
  if (protocol !== 'http:' && protocol !== 'https:') return null
  const host = hostname.replace(/\.$/, '').replace(/^www\./, '')
  const labels = host.split('.')
  const isNamed = labels.length > 1 && !/^\d+$/.test(labels.at(-1)!)
  if (!isNamed || CARRIERS.has(host)) return null
  const domain = domainOf(labels)
  if (CARRIERS.has(domain) || NOBODYS.has(domain)) return null
  if (HOSTS_OF_MANY.has(domain) && host !== domain) {
    return sameOutlet(labels.slice(-domain.split('.').length - 1).join('.'))
  }
  if (!PATHS_OF_MANY.has(domain)) return sameOutlet(domain)
  const [first = '', second = ''] = pathname.toLowerCase().split('/').filter(Boolean)
  const name = BEFORE_NAMES.has(first) ? second : first
  return name === '' ? domain : `${domain}/${name}`
}

/** The registered part of a host name, without subdomains. */
function domainOf(labels: string[]): string {
  const [, second = '', top = ''] = labels.slice(-3)
  const isBelowCountry = labels.length > 2 && top.length === 2 && SECOND_LEVEL.has(second)
  return labels.slice(isBelowCountry ? -3 : -2).join('.')
}
