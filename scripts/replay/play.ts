import * as z from 'zod/mini'
import { fetchDueFeeds } from '#areas/news-hub/server/fetch-due-feeds.ts'
import { addSource, refreshSources } from '#areas/news-hub/server/follow-source.ts'
import { joinEntries } from '#areas/news-hub/server/join-entries.ts'
import { readStats } from '#areas/news-hub/server/stats.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { captureAt, captureMoments, type Publisher } from './captures.ts'
import { countDistinctItems } from './distinct-items.ts'
import type { ServedPublisher } from './publisher-server.ts'

const BYTES_PER_MB = 1_000_000

/** A clock that stands where it is put. */
export class ReplayClock {
  moment: Date

  constructor(moment: Date) {
    this.moment = moment
  }

  now = (): Date => this.moment
}

export interface Replayed {
  feeds: number
  fetches: number
  notModified: number
  /** Items in all that was read, however often the same one. */
  itemsRead: number
  entries: number
  updatedInPlace: number
  /** Stored more often than the captures have different items. */
  duplicates: number
  /** In the captures, and neither stored nor set aside. */
  missing: number
  setAside: { reason: string; count: number }[]
  articles: number
  articlesOfSeveralSources: number
  failures: string[]
  seconds: number
  entriesPerSecond: number
  peakMemoryMb: number
}

export interface Replay {
  publishers: Publisher[]
  served: ServedPublisher[]
  clock: ReplayClock
  /** Simulated seconds a second; as fast as it goes when absent. */
  speed?: number
  onMoment?: (moment: Date, stored: number) => void
}

/**
 * Puts the clock to each moment at which a publisher was captured, follows the publishers that are
 * new then, and lets the pipeline fetch, store, join and summarise all that is due.
 */
export async function playCaptures(
  tools: Tools,
  readerId: string,
  { publishers, served, clock, speed, onMoment }: Replay,
): Promise<Replayed> {
  const followed = new Set<string>()
  const failures: string[] = []
  let updatedInPlace = 0
  let itemsRead = 0
  let stored = 0
  let workedMs = 0

  for (const moment of captureMoments(publishers)) {
    if (speed !== undefined) await pause((moment.getTime() - clock.now().getTime()) / speed)
    clock.moment = moment
    const startedAt = performance.now()

    for (const { name, address } of served) {
      const publisher = publishers.find((publisher) => publisher.name === name)!
      if (followed.has(name) || captureAt(publisher, moment) === null) continue
      followed.add(name)
      const follow = { address, name, category: 'general', frequency: '15min' }
      await addSource(tools.db, readerId, follow, tools.now())
    }
    await refreshSources(tools, readerId)
    await fetchDueFeeds(tools, {
      hostPauseMs: 0,
      onVisit({ feed, fetched, stored }) {
        updatedInPlace += stored?.updated ?? 0
        if (fetched.kind === 'read') itemsRead += fetched.document.entries.length
        if ('message' in fetched) failures.push(`${feed.address}: ${fetched.message}`)
      },
    })
    await joinEntries.run(tools, {})

    workedMs += performance.now() - startedAt
    const stats = await readStats(tools.db)
    stored = stats.entries
    onMoment?.(moment, stored)
  }

  const stats = await readStats(tools.db)
  const kept = await keptByPublisher(tools.db)
  const differences = publishers.map((publisher) => {
    const { entries, setAside } = kept.get(publisher.name) ?? { entries: 0, setAside: 0 }
    return entries + setAside - countDistinctItems(publisher)
  })
  const seconds = workedMs / 1000
  return {
    feeds: stats.feeds,
    fetches: served.reduce((sum, { requests }) => sum + requests, 0),
    notModified: served.reduce((sum, { notModified }) => sum + notModified, 0),
    itemsRead,
    entries: stats.entries,
    updatedInPlace,
    duplicates: differences.reduce((sum, difference) => sum + Math.max(0, difference), 0),
    missing: differences.reduce((sum, difference) => sum + Math.max(0, -difference), 0),
    setAside: await tools.db.many(
      z.object({ reason: z.string(), count: z.int() }),
      sql`select reason, count(*) as count from entries_set_aside group by reason order by 2 desc`,
    ),
    articles: stats.articles,
    articlesOfSeveralSources: stats.articlesOfSeveralSources,
    failures,
    seconds,
    entriesPerSecond: stored / seconds,
    peakMemoryMb: (process.resourceUsage().maxRSS * 1024) / BYTES_PER_MB,
  }
}

async function keptByPublisher(db: Database) {
  const rows = await db.many(
    z.object({ name: z.string(), entries: z.int(), setAside: z.int() }),
    sql`select sources.name,
          (select count(*) from entries where feed_id = sources.feed_id) as entries,
          (select count(*) from entries_set_aside where feed_id = sources.feed_id) as set_aside
        from sources`,
  )
  return new Map(rows.map((row) => [row.name, row]))
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
