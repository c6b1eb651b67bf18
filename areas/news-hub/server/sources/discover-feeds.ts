import { Parser } from 'htmlparser2'
import { webAddress } from './web-address.ts'

const FEED_TYPES = /^(application|text)\/(rss|atom|rdf|x-rss|feed)?\+?(xml|json)$/i

export interface NamedFeed {
  address: string
  title: string | null
  type: string
}

/** The feeds that a page names by `<link rel="alternate">`, in its order; feeds of comments last. */
export function discoverFeeds(html: string, address: string): NamedFeed[] {
  const found: NamedFeed[] = []
  let base = address
  const parser = new Parser({
    onopentag(name, { rel = '', type = '', href = '', title }) {
      if (name === 'base' && href) base = webAddress(href, address) ?? base
      if (name !== 'link' || !/\b(alternate|feed)\b/i.test(rel)) return
      const feedType = type.split(';')[0]!.trim()
      const feed = webAddress(href, base)
      const isFeed = FEED_TYPES.test(feedType) && !/oembed|wp-json/i.test(href)
      if (feed && isFeed && !found.some((known) => known.address === feed)) {
        found.push({ address: feed, title: title?.trim() || null, type: feedType })
      }
    },
  })
  parser.end(html)
  return found.toSorted((a, b) => Number(isAboutComments(a)) - Number(isAboutComments(b)))
}

function isAboutComments({ address, title }: NamedFeed): boolean {
  return /comments?\b/i.test(`${title ?? ''} ${address}`)
}
