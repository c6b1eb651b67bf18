import type { Reading } from '#server/reading/reading.ts'
import { hostOf } from '#engine/addresses/host-of.ts'
import type { NamedFeed } from './discover-feeds.ts'
import type { LikelyFeed } from './likely-feed.ts'

export interface SiteToRead {
  body: Uint8Array
  contentType: string | undefined
  /** The page's Link header; undefined if it has none. */
  links: string | undefined
  address: string
}

/** Hints of a page about the places where its site keeps feeds. */
export interface SiteFeeds {
  /** True if the answer looks like a web page. */
  isPage: boolean
  named: NamedFeed[]
  /** The target of the page's refresh; null if it has none. */
  refreshTo: string | null
  /** The usual places of feeds, by the program that made the page. */
  usual: LikelyFeed[]
}

export const siteReading: Reading<SiteToRead, SiteFeeds> = {
  name: 'site',
  what: () => 'The page',
  origin: ({ address }) => hostOf(address),
  async load() {
    const [
      { decodeBody },
      { discoverFeeds, feedsOfLinkHeader },
      { metaRefresh },
      { platformFeeds },
    ] = await Promise.all([
      import('#engine/feeds/decoding/decode-body.ts'),
      import('./discover-feeds.ts'),
      import('#engine/addresses/meta-refresh.ts'),
      import('./platform-feeds.ts'),
    ])
    return ({ body, contentType, links, address }) => {
      const html = decodeBody(body, contentType).text
      const inHeader = feedsOfLinkHeader(links, address)
      return {
        isPage: inHeader.length > 0 || /<(html|head|body|link|meta|title)\b/i.test(html),
        named: [...inHeader, ...discoverFeeds(html, address)],
        refreshTo: metaRefresh(html, address)?.address ?? null,
        usual: platformFeeds(html, address),
      }
    }
  },
}
