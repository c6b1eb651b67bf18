import type { Reading } from '#server/reading/reading.ts'
import { hostOf } from '#engine/addresses/host-of.ts'
import type { NamedFeed } from './discover-feeds.ts'
import type { LikelyFeed } from './likely-feed.ts'

export interface SiteToRead {
  body: Uint8Array
  contentType: string | undefined
  address: string
}

/** What a page tells of where its site keeps feeds. */
export interface SiteFeeds {
  /** Whether it looks like a page at all. */
  isPage: boolean
  named: NamedFeed[]
  /** Where such sites keep their feeds, going by what made the page. */
  usual: LikelyFeed[]
}

export const siteReading: Reading<SiteToRead, SiteFeeds> = {
  name: 'site',
  what: () => 'The page',
  origin: ({ address }) => hostOf(address),
  async load() {
    const [{ decodeBody }, { discoverFeeds }, { platformFeeds }] = await Promise.all([
      import('#engine/feeds/decode-body.ts'),
      import('./discover-feeds.ts'),
      import('./platform-feeds.ts'),
    ])
    return ({ body, contentType, address }) => {
      const html = decodeBody(body, contentType).text
      return {
        isPage: /<(html|head|body|link|title)\b/i.test(html),
        named: discoverFeeds(html, address),
        usual: platformFeeds(html, address),
      }
    }
  },
}
