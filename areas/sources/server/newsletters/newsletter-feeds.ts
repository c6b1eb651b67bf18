import type { LikelyFeed } from '#feeds/find/likely-feed.ts'

interface Press {
  name: string
  host: RegExp
  /** Returns the feed addresses of a publication, given its page; empty for other pages. */
  feeds(url: URL, path: string[]): string[]
}

/** Newsletter services, with the rules for the addresses of their feeds. */
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
    // Archives are at us1.campaign-archive.com, and sign-up forms at NAME.us1.list-manage.com.
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

/** The feeds of a newsletter by the rules of its service; none for other sites. */
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

/**
 * Pages that may link to a newsletter's feed: the given page and, if it is a sign-up form, a post
 * or an archive, the front page first.
 */
export function newsletterPages(url: URL): string[] {
  const isForm = /\/(subscribe|signup|sign-up|newsletter|join|p|archive)(\/|$)/i.test(url.pathname)
  return isForm ? [`${url.origin}/`, url.href] : [url.href]
}

/**
 * The page address for what a person typed: a site, a page, or the email address that a newsletter
 * comes from. Null for other text.
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
