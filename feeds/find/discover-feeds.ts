import { Parser } from 'htmlparser2'
import { linksOfHeader } from '#engine/feeds/link-header.ts'
import { webAddress } from '#engine/addresses/web-address.ts'

const FEED_TYPE = /^(application|text)\/(((rss|atom|rdf|x-rss|x-atom)\+)?xml|(feed\+)?json)$/i
/** Usual ends of feed addresses, for pages that link to their feeds without declaring them. */
const FEED_PATH =
  /(^|\/)(feed|rss|atom|feeds\/posts\/default)\/?$|\/(feed|rss|atom|index|news)\.(xml|rss|atom|rdf|json)$|\.(rss|atom|rdf)$/i
/**
 * Every path that FEED_PATH matches contains one of these. Most links are excluded by this cheaper
 * test alone.
 */
const FEED_LETTERS = /feed|rss|atom|xml|rdf|json/i
/** Usual texts of links to feeds, and to pages that list them. */
const FEED_WORDS =
  /^\W{0,4}((our |all |the )?(rss|atom|json|news|web)?[ -]?(feeds?|rss|atom)( feeds?)?|rss)\W{0,4}$/i
/** The longest text of a link that is read as the label of a feed. */
const WORDS_AT_MOST = 40
const MOST_FEEDS = 50
/** The depth of nesting at which reading stops; no real page is nested deeper. */
const DEEPEST = 1000

export interface NamedFeed {
  address: string
  title: string | null
  /** The type that the page states; empty for a mere link. */
  type: string
}

/**
 * The feeds of a page: those of `<link rel=alternate>` in its order, with feeds of comments last,
 * then links that look like feeds or are labelled as feeds.
 */
export function discoverFeeds(html: string, address: string): NamedFeed[] {
  const named = new Map<string, NamedFeed>()
  const linked = new Map<string, NamedFeed>()
  let base = address
  let depth = 0
  let link: { href: string; title: string; type: string; words: string } | null = null
  const parser = new Parser({
    onopentagname() {
      if (++depth > DEEPEST) parser.pause()
    },
    ontext(text) {
      if (link && link.words.length <= WORDS_AT_MOST) link.words += text
    },
    onclosetag(name) {
      depth--
      if (name !== 'a' || !link) return
      const { href, title, type } = link
      const words = (link.words.trim() || title).trim()
      link = null
      if (words.length > WORDS_AT_MOST || !FEED_WORDS.test(words)) return
      const feed = webAddress(href, base)
      if (feed) add(linked, asFeed(feed, title, type))
    },
    onopentag(name, { rel = '', type = '', href = '', title = '' }) {
      if (name === 'base') base = webAddress(href, address) ?? base
      if (name === 'a') {
        if (FEED_LETTERS.test(href)) addFeedPath(href, title, type)
        link = { href, title, type, words: '' }
      }
      const isAlternate = /\b(alternate|feed)\b/i.test(rel) && FEED_TYPE.test(typeOf(type))
      if (name !== 'link' || !isAlternate) return
      const feed = webAddress(href, base)
      if (feed && !/oembed|wp-json/i.test(feed)) add(named, asFeed(feed, title, type))
    },
  })
  parser.write(html)

  function addFeedPath(href: string, title: string, type: string): void {
    const feed = webAddress(href, base)
    if (feed && FEED_PATH.test(new URL(feed).pathname)) add(linked, asFeed(feed, title, type))
  }

  const rank = (feed: NamedFeed) =>
    Number(isAboutComments(feed)) + (named.has(feed.address) ? 0 : 2)
  return [...new Map([...linked, ...named]).values()].toSorted((a, b) => rank(a) - rank(b))
}

function asFeed(address: string, title: string, type: string): NamedFeed {
  return { address, title: title.trim() || null, type: typeOf(type) }
}

function typeOf(type: string): string {
  return type.split(';')[0]!.trim().toLowerCase()
}

function add(feeds: Map<string, NamedFeed>, feed: NamedFeed): void {
  if (feeds.size < MOST_FEEDS && !feeds.has(feed.address)) feeds.set(feed.address, feed)
}

/** The feeds that the Link header of a page names (RFC 8288). */
export function feedsOfLinkHeader(header: string | undefined, address: string): NamedFeed[] {
  return linksOfHeader(header, address)
    .filter(({ rels, type }) => rels.includes('alternate') && FEED_TYPE.test(type))
    .map(({ address, title, type }) => asFeed(address, title, type))
}

/** Says if a feed has readers' comments instead of the site's articles. */
export function isAboutComments({ address, title }: NamedFeed): boolean {
  return /comments?\b/i.test(`${title ?? ''} ${address}`)
}
