import { joinEntries } from '#areas/articles/server/lends.ts'
import type { FeedEntry } from '#engine/feeds/feed-document.ts'
import { storeEntries } from '#feeds/store/store-entries.ts'
import type { Tools } from '#server/tools.ts'
import { readPublishers } from '../day/labelled-day.ts'
import { followFeed } from './load-newswire.ts'

/** Follows the publishers of real days and joins what they published before a moment. */
export async function loadDays(tools: Tools, readerId: string, until: Date): Promise<void> {
  for (const { name, home, entries } of readPublishers(until.getTime())) {
    const feed = await followFeed(tools, { readerId, address: `${home}all.xml`, name, site: home })
    await storeEntries(tools, feed, {
      format: 'rss',
      title: name,
      link: home,
      description: null,
      language: 'en',
      updateEveryMinutes: null,
      hints: { skipHours: [], skipDays: [], hub: null, self: null },
      entries: entries.map(({ title, text, url, at }): FeedEntry => {
        const published = new Date(at).toISOString()
        const words = { title, text, summary: null, content: null, published, updated: null }
        return {
          ...words,
          identity: url,
          guid: url,
          link: url,
          authors: [],
          categories: [],
          enclosures: [],
          image: null,
        }
      }),
      problems: [],
    })
  }
  await joinEntries.run(tools, {})
}
