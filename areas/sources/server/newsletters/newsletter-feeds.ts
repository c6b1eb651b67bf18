import type { LikelyFeed } from '#feeds/find/likely-feed.ts'

interface Press {
  name: string
  host: RegExp
  /** Addresses of the feed of a publication; empty for other addresses. */
  feeds(url: URL, path: string[]): string[]
}

/** Newsletter services, and the addresses of their feeds. */
const presses: Press[] = [
  {
    name: 'Substack',
    host: /^(www\.|open\.)?substack\.com$/,
    feeds(_, [first = '', name = '']) {
      const publication = first === 'pub' ? name : /^@([\w-]+)$/.exec(first)?.[1]
      return publication ? [`https://${publication.toLowerCase()}.substack.com/feed`] : []
    },
  },
  {
    name: 'Substack',
    host: /^(?!www\.|open\.)[\w-]+\.substack\.com$/,
    feeds: ({ origin }) => [`${origin}/feed`],
  },
  {
    name: 'Buttondown',
    host: /^(www\.)?buttondown\.(com|email)$/,
    feeds: (_, [name]) => (name ? [`https://buttondown.com/${name}/rss`] : []),
  },
  {
    name: 'Ghost',
    host: /\.ghost\.io$/,
    feeds: ({ origin }) => [`${origin}/rss/`],
  },
  {
    // Archives are at us1.campaign-archive.com, and forms at NAME.us1.list-manage.com.
    name: 'Mailchimp',
    host: /(^|\.)us\d+\.(campaign-archive\d?|list-manage\d?)\.com$/,
    feeds({ hostname, searchParams }) {
      const server = /(us\d+)\.(?:campaign|list)/.exec(hostname)?.[1]
      const [list, id] = [searchParams.get('u'), searchParams.get('id')]
      if (!server || !list || !id) return []
      return [`https://${server}.campaign-archive.com/feed?${new URLSearchParams({ u: list, id })}`]
    },
  },
]

/** The feeds of a newsletter's address by the rules of its service; none for other sites. */
export function newsletterFeeds(url: URL): LikelyFeed[] {
  const path = url.pathname.split('/').filter(Boolean)
  return presses
    .filter(({ host }) => host.test(url.hostname))
    .flatMap(({ name, feeds }) =>
      feeds(url, path).map((address) => ({
        address,
        found: `The publication’s own feed, on ${name}`,
        kind: 'newsletter' as const,
      })),
    )
}

/** The pages that may name a newsletter's feed: the given one, and the front page if that is a form. */
export function newsletterPages(url: URL): string[] {
  const isForm = /\/(subscribe|signup|sign-up|newsletter|join|p|archive)(\/|$)/i.test(url.pathname)
  return isForm ? [`${url.origin}/`, url.href] : [url.href]
}

/**
 * The page address that a person means when they type a site, a page, or the sender's address of a
 * newsletter; null for words.
 */
export function newsletterAddress(typed: string): URL | null {
  const text = typed.trim()
  const [, name = '', domain = ''] = /^(?:.*<)?([^\s<>@/]+)@([\w.-]+\.\w+)>?$/.exec(text) ?? []
  const stated = domain === 'substack.com' ? `${name}.substack.com` : domain || text
  const whole = /^https?:\/\//i.test(stated) ? stated : `https://${stated}`
  if (/\s/.test(stated) || !URL.canParse(whole)) return null
  const url = new URL(whole)
  return /\.[a-z\d-]{2,}$|^[\d.]+$|^localhost$/i.test(url.hostname) ? url : null
}
