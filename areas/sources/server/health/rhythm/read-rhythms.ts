import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'
import { isYoungRhythm, usualPauseHours } from './rhythm.ts'
import { rateOf, WEEKS, weeksOf, type Rate } from './weeks.ts'

const DAY_MS = 86_400_000

/**
 * The most days of a feed that are read. They are enough for twelve weeks, and for the rhythm of a
 * feed that publishes once a year.
 */
const DAYS_READ = WEEKS * 7
/**
 * The most feeds in the cache, at some hundred bytes each. It is more than the readers of a small
 * server follow.
 */
const FEEDS_REMEMBERED = 20_000

/** The rhythm in which a feed publishes, calculated from the days on which it did. */
export interface Rhythm {
  /** The number of entries in each of the last twelve weeks, the current week last. */
  weeks: number[]
  rate: Rate
  /** True if the feed has published at least once. */
  hasDays: boolean
  /** The usual hours between two entries; null if unknown. */
  usualPauseHours: number | null
  isYoung: boolean
  /**
   * The mean number of seconds between publishing an entry and its arrival at this server, over
   * twelve weeks. Entries from before the feed was known do not count. Null if there are no others.
   */
  averageDelay: number | null
}

/** A feed, with the fields that change when its entries do. */
export interface Feed {
  feedId: number
  entryCount: number
  bytes: number
  lastEntryAt: string | null
  /** The time since which the feed has been fetched; it never changes. */
  knownAt: string
}

const DaysRow = z.object({
  feedId: z.int(),
  /** Days with entries, as days since 1970, newest first. The other arrays have the same order. */
  days: z.array(z.int()),
  entries: z.array(z.int()),
  timely: z.array(z.int()),
  delays: z.array(z.int()),
})

interface Remembered {
  key: string
  rhythm: Rhythm
}

/**
 * A cache of rhythms for each database, so that a list of fifty sources does not read the days of
 * thousands of feeds again.
 */
const remembered = new WeakMap<Database, Map<number, Remembered>>()

/**
 * Returns a function that gives the rhythm of each feed as of `today` (days since 1970). It reads
 * only the days of feeds that have changed, or were not read today.
 */
export async function readRhythms(
  db: Database,
  feeds: readonly Feed[],
  today: number,
): Promise<(feedId: number) => Rhythm> {
  let known = remembered.get(db)
  if (!known || known.size > FEEDS_REMEMBERED) remembered.set(db, (known = new Map()))
  const keys = new Map(feeds.map((feed) => [feed.feedId, keyOf(feed, today)]))
  const changed = [...keys].filter(([id, key]) => known.get(id)?.key !== key).map(([id]) => id)
  if (changed.length > 0) {
    const knownDays = new Map(feeds.map((feed) => [feed.feedId, dayOf(feed.knownAt)]))
    const found = new Map((await readDays(db, changed)).map((row) => [row.feedId, row]))
    for (const feedId of changed) {
      known.set(feedId, {
        key: keys.get(feedId)!,
        rhythm: rhythmOf(found.get(feedId), today, knownDays.get(feedId)!),
      })
    }
  }
  // The rhythms are copied, because another reader's request may empty the cache meanwhile.
  const rhythms = new Map(feeds.map(({ feedId }) => [feedId, known.get(feedId)!.rhythm]))
  return (feedId) => rhythms.get(feedId)!
}

function keyOf({ entryCount, bytes, lastEntryAt }: Feed, today: number): string {
  return `${today} ${entryCount} ${bytes} ${lastEntryAt}`
}

function readDays(db: Database, feedIds: number[]) {
  return db.many(
    DaysRow,
    sql`select feed_id, array_agg(day - date '1970-01-01') as days, array_agg(entries) as entries,
          array_agg(timely) as timely, array_agg(delay_seconds_sum) as delays
        from unnest(${feedIds}::bigint[]) as feed,
          lateral (select * from feed_days where feed_id = feed order by day desc limit ${DAYS_READ}) as day
        group by feed_id`,
  )
}

const dayOf = (time: string) => Math.floor(Date.parse(time) / DAY_MS)

function rhythmOf(
  row: z.infer<typeof DaysRow> | undefined,
  today: number,
  knownSince: number,
): Rhythm {
  const days = (row?.days ?? []).map((day, at) => ({ day, entries: row!.entries[at]! }))
  let timely = 0
  let delays = 0
  for (const [at, { day }] of days.entries()) {
    if (today - day >= DAYS_READ) continue
    timely += row!.timely[at]!
    delays += row!.delays[at]!
  }
  return {
    weeks: weeksOf(days, today),
    rate: rateOf(days, today, knownSince),
    hasDays: days.length > 0,
    usualPauseHours: usualPauseHours(days),
    isYoung: isYoungRhythm(days),
    averageDelay: timely === 0 ? null : Math.round(delays / timely),
  }
}
