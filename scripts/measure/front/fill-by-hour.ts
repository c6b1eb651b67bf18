import { joinEntries } from '#areas/articles/server/lends/writing.ts'
import { storeEntries } from '#feeds/store/store-entries.ts'
import type { Tools } from '#server/tools.ts'
import { documentOf } from '../day/document-of.ts'
import type { Publisher } from '../day/labelled-day.ts'
import { followFeed } from '../questions/load-newswire.ts'

const HOUR_MS = 3_600_000

/** A publisher whose feed the server follows. */
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

/**
 * Fetches each feed every `everyHours` hours, and joins after each round, like a server that runs
 * continuously.
 */
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
    for (const { feed, ...publisher } of publishers) {
      const entries = publisher.entries.filter(({ at }) => at >= start && at < end)
      came += entries.length
      if (entries.length > 0) await storeEntries(tools, feed, documentOf({ ...publisher, entries }))
    }
    if (came > 0) await joinEntries.run(tools, {})
  }
}
