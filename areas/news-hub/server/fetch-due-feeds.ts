import * as z from 'zod/mini'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { feedFrequencies } from '../contract.ts'
import { nextFetch } from '../fetch-schedule.ts'
import { isWanted } from './is-wanted.ts'
import { progressTeller } from './progress.ts'
import { fetchFeed, type Fetched } from './sources/fetch-feed.ts'
import { hostQueue } from './sources/host-queue.ts'
import { storeEntries, type Stored } from './store-entries.ts'

/** Feeds that one worker has in hand at once; hosts are still asked one request at a time. */
const FEEDS_AT_ONCE = 16
/** A worker that dies gives its feeds back after this. */
const CLAIM_MINUTES = 3
const LOOK_EVERY_MS = 1000
const HOST_PAUSE_MS = 1000

/** A feed in the hands of a worker, with what its publisher said last. */
export const DueFeed = z.object({
  id: z.int(),
  address: z.string(),
  etag: z.nullable(z.string()),
  lastModified: z.nullable(z.string()),
  bodyHash: z.nullable(z.string()),
  updateEveryMinutes: z.nullable(z.int()),
  failures: z.int(),
  /** Of the readers who follow it; empty when nobody does any more. */
  frequencies: z.array(z.enum(feedFrequencies)),
})
export type DueFeed = z.infer<typeof DueFeed>

/** What fetching one feed came to. */
export interface FeedVisit {
  feed: DueFeed
  fetched: Fetched
  stored: Stored | null
}

/** Fetches due feeds as they come, until the signal aborts. */
export async function fetchForever(tools: Tools, signal: AbortSignal): Promise<void> {
  const visit = feedVisitor(tools, { hostPauseMs: HOST_PAUSE_MS })
  const tellProgress = progressTeller(tools)
  const underWay = new Set<Promise<unknown>>()
  while (!signal.aborted) {
    const free = FEEDS_AT_ONCE - underWay.size
    const feeds = free > 0 ? await claimDueFeeds(tools, free) : []
    if (feeds.length > 0) tellProgress()
    for (const feed of feeds) {
      const done = visit(feed)
        .catch((error) => tools.log.error({ feedId: feed.id, err: error }, 'Could not keep a feed'))
        .finally(() => {
          underWay.delete(done)
          tellProgress()
        })
      underWay.add(done)
    }
    // A full hand waits for a place; an empty one looks again in a moment.
    if (feeds.length > 0 && underWay.size >= FEEDS_AT_ONCE) await Promise.race(underWay)
    else if (feeds.length === 0) await pause(LOOK_EVERY_MS, signal)
  }
  await Promise.allSettled(underWay)
}

/** Fetches all that is due now and returns when it is stored. */
export async function fetchDueFeeds(
  tools: Tools,
  options: { hostPauseMs?: number; onVisit?: (visit: FeedVisit) => void } = {},
): Promise<void> {
  const visit = feedVisitor(tools, { hostPauseMs: options.hostPauseMs ?? HOST_PAUSE_MS })
  for (;;) {
    const feeds = await claimDueFeeds(tools, FEEDS_AT_ONCE)
    if (feeds.length === 0) return
    const visits = await Promise.all(feeds.map(visit))
    for (const done of visits) options.onVisit?.(done)
  }
}

/** Marks due feeds as taken, so that no other worker takes them as well. */
async function claimDueFeeds({ db, now }: Tools, count: number): Promise<DueFeed[]> {
  const moment = now()
  const until = new Date(moment.getTime() + CLAIM_MINUTES * 60_000)
  return db.many(
    DueFeed,
    sql`
      update feeds set claimed_until = ${until}
      where id in (
        select id from feeds
        where next_fetch_at <= ${moment} and state <> 'gone'
          and (claimed_until is null or claimed_until < ${moment})
          and ${isWanted(moment)}
        order by next_fetch_at limit ${count}
        for update skip locked)
      returning id, address, etag, last_modified, encode(body_hash, 'hex') as body_hash,
        update_every_minutes, failures,
        array(select frequency from sources where feed_id = feeds.id) as frequencies`,
  )
}

/** One visit: ask politely, store what is new, write down when to come again. */
function feedVisitor(tools: Tools, { hostPauseMs }: { hostPauseMs: number }) {
  const queue = hostQueue({ pauseMs: hostPauseMs, maxAtOnce: FEEDS_AT_ONCE })
  return async (feed: DueFeed): Promise<FeedVisit> => {
    const fetched = await queue(feed.address, () => fetchFeed(tools.fetch, feed, tools.now()))
    const stored =
      fetched.kind === 'read' ? await storeEntries(tools, feed.id, fetched.document) : null
    await recordVisit(tools.db, feed, fetched, tools.now())
    return { feed, fetched, stored }
  }
}

/** Writes down what happened, for the reader and for the next visit. */
export async function recordVisit(
  db: Database,
  feed: DueFeed,
  fetched: Fetched,
  now: Date,
): Promise<void> {
  const isFailure = fetched.kind === 'failed' || fetched.kind === 'gone'
  const failures = isFailure ? feed.failures + 1 : 0
  const next = nextFetch({
    frequencies: feed.frequencies,
    updateEveryMinutes:
      fetched.kind === 'read' ? fetched.document.updateEveryMinutes : feed.updateEveryMinutes,
    freshSeconds: isFailure ? null : fetched.freshSeconds,
    retryAfterSeconds: fetched.kind === 'failed' ? fetched.retryAfterSeconds : null,
    failures,
    now,
    random: Math.random,
  })
  await db.run(sql`
    update feeds set claimed_until = null, last_fetched_at = ${now}, next_fetch_at = ${next}, failures = ${failures}
    where id = ${feed.id}`)

  if (isFailure) {
    const state = fetched.kind === 'gone' ? 'gone' : 'failing'
    await db.run(
      sql`update feeds set state = ${state}, message = ${fetched.message} where id = ${feed.id}`,
    )
    return
  }
  await db.run(sql`
    update feeds set state = 'ok', message = null, last_success_at = ${now},
      etag = ${fetched.etag}, last_modified = ${fetched.lastModified}
    where id = ${feed.id}`)
  if (fetched.kind === 'read') await describeFeed(db, feed.id, fetched, now)
}

async function describeFeed(
  db: Database,
  id: number,
  { document, bodyHash, movedTo }: Extract<Fetched, { kind: 'read' }>,
  now: Date,
): Promise<void> {
  await db.run(sql`
    update feeds set body_hash = decode(${bodyHash}, 'hex'), last_changed_at = ${now},
      update_every_minutes = ${document.updateEveryMinutes},
      title = coalesce(${document.title}, title), site = coalesce(${document.link}, site),
      language = coalesce(${document.language}, language)
    where id = ${id}`)
  // A permanent move is kept, unless the new address is a feed of its own here already.
  if (movedTo !== null) {
    await db.run(sql`
      update feeds set address = ${movedTo}
      where id = ${id} and not exists (select 1 from feeds where address = ${movedTo})`)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, ms)
    signal.addEventListener('abort', finish, { once: true })
    function finish() {
      clearTimeout(timer)
      signal.removeEventListener('abort', finish)
      resolve()
    }
  })
}
