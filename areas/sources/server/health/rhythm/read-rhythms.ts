import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'
import { isYoungRhythm, usualPauseHours } from './rhythm.ts'
import { rateOf, WEEKS, weeksOf, type Rate } from './weeks.ts'

const DAY_MS = 86_400_000

/** Enough for twelve weeks, and for the rhythm of a feed that publishes once a year. */
const DAYS_READ = WEEKS * 7
/** Feeds that are remembered, at some hundred bytes each; more than anybody follows on one small machine. */
const FEEDS_REMEMBERED = 20_000

/** The rhythm of a feed, from its days. */
export interface Rhythm {
  /** Entries of each of the last twelve weeks, the current one last. */
  weeks: number[]
  rate: Rate
  /** True if it has published at least once. */
  hasDays: boolean
  /** Null while it is unknown. */
  usualPauseHours: number | null
  isYoung: boolean
  /**
   * The average seconds from publishing to first seeing, over the twelve weeks, of entries that
   * were published since the feed is known; null without such entries.
   */
  averageDelay: number | null
}

/** A feed, with the fields that show if its days have changed. */
export interface Feed {
  feedId: number
  entryCount: number
  bytes: number
  lastEntryAt: string | null
  /** The time since which it has been fetched; it never changes. */
  knownAt: string
}

const DaysRow = z.object({
  feedId: z.int(),
  /** Days since 1970, newest first; the counts are in the same order. */
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
 * Rhythms by database, cached so that the days of thousands of feeds are not read again for a list
 * that shows fifty.
 */
const remembered = new WeakMap<Database, Map<number, Remembered>>()

/** The rhythms of feeds on `today` (days since 1970), by the feed; only the days of feeds that changed are read. */
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
  // A copy, because another reader's request may empty the cache meanwhile.
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
