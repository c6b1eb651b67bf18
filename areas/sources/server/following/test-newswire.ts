import type { TestTools } from '#server/test-tools.ts'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { newswireAddresses, publishFeed } from '../newswire/publish.ts'
import { followSampleNewswire } from './sample-newswire.ts'

/** Serves the sample newswire on the simulated web of these tools, at the time of their clock. */
export function serveNewswire(tools: TestTools, anchor: Date): void {
  for (const { outlet, address } of newswireAddresses()) {
    tools.web.set(address, () => {
      const { body, etag, type } = publishFeed(outlet, { anchor, now: tools.now() })!
      return { body: new TextEncoder().encode(body), headers: { etag, 'content-type': type } }
    })
  }
}

/** Follows the sample newswire, and makes articles from everything that it has published so far. */
export async function fillWithNewswire(tools: TestTools): Promise<void> {
  serveNewswire(tools, tools.now())
  await followSampleNewswire(tools, tools.readerId)
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
  await joinEntries.run(tools, {})
}
