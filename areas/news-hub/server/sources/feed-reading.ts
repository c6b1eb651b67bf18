import type { Reading } from '#server/reading/reading.ts'
import { hostOf } from './host-of.ts'
import type { FeedDocument } from './feed-document.ts'
import type { ReadOptions } from './read-feed.ts'

export interface FeedToRead extends ReadOptions {
  body: Uint8Array
}

export const feedReading: Reading<FeedToRead, FeedDocument> = {
  name: 'feed',
  what: () => 'The feed',
  origin: ({ address }) => hostOf(address),
  async load() {
    const { readFeed } = await import('./read-feed.ts')
    return ({ body, ...options }) => readFeed(body, options)
  },
}
