import type { Reading } from '#server/reading/reading.ts'
import { hostOf } from '#engine/addresses/host-of.ts'
import type { FeedDocument } from '#engine/feeds/feed-document.ts'
import type { ReadOptions } from '#engine/feeds/read-feed.ts'

export interface FeedToRead extends ReadOptions {
  body: Uint8Array
}

export const feedReading: Reading<FeedToRead, FeedDocument> = {
  name: 'feed',
  what: () => 'The feed',
  origin: ({ address }) => hostOf(address),
  async load() {
    const { readFeed } = await import('#engine/feeds/read-feed.ts')
    return ({ body, ...options }) => readFeed(body, options)
  },
}
