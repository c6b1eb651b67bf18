import { joinEntries } from '#areas/articles/server/lends.ts'
import type { FeedDocument, FeedEntry } from '#engine/feeds/feed-document.ts'
import { storeEntries } from '#feeds/store/store-entries.ts'
import type { Tools } from '#server/tools.ts'
import type { Publisher } from '../day/labelled-day.ts'
import { followFeed } from '../questions/load-newswire.ts'

const HOUR_MS = 3_600_000

/** A publisher whose feed the hub follows. */
export interface FollowedPublisher extends Publisher {
  feed: number
}

export async function followAll(
  tools: Tools,
  readerId: string,
  publishers: readonly Publisher[],
): Promise<FollowedPublisher[]> {
  const followed: FollowedPublisher[] = []
  for (const publisher of publishers) {
    const { name, home: site } = publisher
    const feed = await followFeed(tools, { readerId, address: `${site}all.xml`, name, site })
    followed.push({ ...publisher, feed })
  }
  return followed
}

/** Fetches each feed once in so many hours, and joins after each round, as a hub does that runs all the time. */
export async function fillByHour(
  tools: Tools,
  publishers: readonly FollowedPublisher[],
  {
    from,
    until,
    everyHours,
    setNow,
  }: { from: number; until: number; everyHours: number; setNow: (ms: number) => void },
): Promise<void> {
  for (let start = from; start < until; start += everyHours * HOUR_MS) {
    const end = Math.min(start + everyHours * HOUR_MS, until)
    setNow(end)
    let came = 0
    for (const { feed, entries } of publishers) {
      const published = entries.filter(({ at }) => at >= start && at < end)
      came += published.length
      if (published.length > 0) await storeEntries(tools, feed, documentOf(published))
    }
    if (came > 0) await joinEntries.run(tools, {})
  }
}

function documentOf(published: Publisher['entries']): FeedDocument {
  return {
    format: 'rss',
    title: null,
    link: null,
    description: null,
    language: 'en',
    updateEveryMinutes: null,
    hints: { skipHours: [], skipDays: [], hub: null, self: null },
    entries: published.map(({ title, text, url, at }): FeedEntry => {
      const words = { title, text, summary: null, content: null, updated: null }
      return {
        ...words,
        published: new Date(at).toISOString(),
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
  }
}
