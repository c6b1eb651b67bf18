import * as z from 'zod/mini'
import { bulk } from '#server/database/bulk.ts'
import { job, sql, type Database, type Tools } from '#server/tools.ts'
import { Joiner, PASS_EVERY, type Joined } from '#engine/joining/joiner.ts'
import { MOST_PARTS } from '#engine/joining/moving/part-pass.ts'
import type { Merge } from '#engine/joining/moving/merge-pass.ts'
import { readForbiddenMerges } from '../merging/forbidden-merge-rows.ts'
import { storeMoves } from './store-moves.ts'
import { storeParts } from './store-parts.ts'
import type { Hanging } from '../merging/hanging.ts'
import { HangingRows } from '../merging/hanging-rows.ts'
import { hangingOn } from '../merging/hangs-on-articles.ts'
import { carryOver, deleteMerged, holdArticles } from '../merging/merge-articles.ts'
import { findOriginals, joinWithOriginals } from './originals.ts'
import { JOINING_WINDOWS, type KeptWindows } from './kept-windows.ts'
import {
  audienceOfEntry,
  JoinableEntry,
  joinableColumns,
  joinerEntry,
  restoreJoiners,
} from './restore-joiner.ts'
import { markStale } from '../reading/stale-articles.ts'
import { wakeWriters, writeStale } from '../writing/write-stale.ts'
import { keepFile, readKeptFile } from '../windows/kept-file.ts'
import { Stays } from '../windows/stay.ts'

const BATCH = 400
/**
 * The most entries to join before their articles are written. While entries wait, the number
 * doubles from one writing to the next: a new server shows its first articles at once, and later
 * several new entries of an article are written together.
 */
const MOST_UNWRITTEN = 8 * BATCH

/**
 * The number of entries after which the windows are stored again. A killed worker loses at most so
 * many.
 */
const KEPT_AFTER = 8192

interface JoinWindow {
  /**
   * One joiner for each audience. Private entries are only compared with each other, so that nobody
   * else learns of them.
   */
  joiners: JoinersByAudience
  position: number
  changes: number
  ids: ArticleIds
  /** The position at which the window was last stored; null if the stored file cannot be used. */
  keptAt: number | null
}

/**
 * The window of this process, kept between batches. It is rebuilt if another process has changed
 * articles.
 */
const windows = new WeakMap<Database, JoinWindow>()

const stays = new Stays()

/**
 * The lane of joining, which one worker holds at a time. Another worker would have to rebuild the
 * window from the database.
 */
export const JOINING_LANE = 'joining'

/**
 * Joins all waiting entries to articles, or makes new articles for them. Any worker can write these
 * articles.
 */
export const joinWaiting = job<object>(
  'articles/join-entries',
  async (tools) => {
    let unwritten = 0
    let enough = BATCH
    for (;;) {
      const joined = await joinBatch(tools)
      unwritten += joined
      if (joined > 0) await tools.announce({ area: 'sources', operations: ['getProgress'] })
      if (joined === BATCH && unwritten < enough) continue
      // Writers are woken even if nothing was joined, because a changed entry makes its article
      // stale.
      await wakeWriters(tools)
      if (joined === 0) return
      unwritten = 0
      enough = joined === BATCH ? Math.min(2 * enough, MOST_UNWRITTEN) : BATCH
    }
  },
  { lane: JOINING_LANE },
)

/**
 * Joins all waiting entries and writes all articles, for tests and commands. Returns when all is
 * done.
 */
export const joinEntries: { run(tools: Tools, payload: object): Promise<void> } = {
  async run(tools) {
    while ((await joinBatch(tools)) > 0);
    await writeStale(tools)
  },
}

/**
 * Queues joining of waiting entries. If `db` is their transaction, the job exists only if that is
 * committed.
 */
export async function wakeJoiner(
  { enqueue }: Pick<Tools, 'enqueue'>,
  db?: Database,
): Promise<void> {
  await enqueue(joinWaiting, {}, { dedupeKey: 'join', ...(db ? { db } : {}) })
}

/** Makes all processes rebuild their windows, because entries in them have other times now. */
export async function joinRestamped(db: Database, tools: Pick<Tools, 'enqueue'>): Promise<void> {
  await db.run(sql`update joining set changes = changes + 1`)
  await wakeJoiner(tools, db)
}

const Joining = z.object({
  position: z.int(),
  changes: z.int(),
  joinAt: z.number(),
  /** The name of the file that `keepWindows` last wrote; null if there is none. */
  keptWindows: z.nullable(z.string()),
})

/** Joins up to `BATCH` waiting entries, oldest first, and returns their number. */
async function joinBatch(tools: Tools): Promise<number> {
  try {
    return await tools.db.transaction(async (db) => {
      // Only one process joins at a time. Others wait for the lock on this row, and then read the
      // new position.
      const { position, changes, joinAt, keptWindows } = await db.one(
        Joining,
        sql`select position, changes, join_at, kept_windows from joining for update`,
      )
      const waiting = await db.many(
        JoinableEntry,
        sql`select ${joinableColumns}, ${audienceOfEntry} as audience
            from entries_waiting as waiting join entries on id = entry_id
            order by waiting.published_at, entry_id limit ${BATCH}`,
      )
      if (waiting.length === 0) return 0

      let window = windows.get(tools.db)
      if (window?.position !== position || window.changes !== changes) {
        const ids = articleIds()
        const forbidden = await readForbiddenMerges(db)
        const joiners = joinersByAudience(
          () => new Joiner({ newArticle: ids.take, tau: joinAt, forbidden }),
        )
        const kept = (await readKeptFile(tools, JOINING_WINDOWS, keptWindows)) as KeptWindows | null
        await restoreJoiners(db, joiners.of, kept)
        const keptAt = kept?.position ?? null
        window = { joiners, position, changes, ids, keptAt }
      }
      const { joiners, ids } = window
      await ids.fill(db, waiting.length + MOST_PARTS * passesIn(position, waiting.length))

      // An entry whose report is already known joins that article without being compared.
      const originals = await findOriginals(
        db,
        waiting.map(({ id }) => id),
      )
      const own = waiting.filter(({ id }) => !originals.has(id))
      const joined = own.map((entry, i) => {
        const place = position + 1 + i
        return { entry, place, ...joiners.of(entry.audience).add(joinerEntry(entry, place)) }
      })
      await storeJoins(db, { hanging: hangingOn(tools.extensions), now: tools.now() }, joined)
      await joinWithOriginals(db, originals)
      await db.run(sql`update joining set position = position + ${own.length}`)
      const joinedTo = position + own.length
      const isToBeKept = joinedTo - (window.keptAt ?? 0) >= KEPT_AFTER
      const isKept = isToBeKept && (await keepWindows(db, tools, joinedTo, joiners.byAudience))
      const keptAt = isKept ? joinedTo : window.keptAt
      windows.set(tools.db, { joiners, ids, changes, position: joinedTo, keptAt })
      stays.of(tools.db).use()
      return waiting.length
    })
  } catch (error) {
    // The window in memory may be ahead of the database now, so it is dropped.
    windows.delete(tools.db)
    throw error
  }
}

/**
 * Stores the windows of this process for its next start, if they are complete and newer than the
 * stored ones.
 */
export async function keepJoinWindow(tools: Tools): Promise<void> {
  const window = windows.get(tools.db)
  if (window) await keep(tools, window)
}

/**
 * Frees windows that were not used for ten seconds, or longer if they had to be rebuilt before.
 * Returns true if they were freed.
 */
export async function letGoOfJoinWindow(tools: Tools, nowMs = performance.now()): Promise<boolean> {
  const window = windows.get(tools.db)
  const stay = stays.of(tools.db)
  if (!window || !stay.isOver(nowMs)) return false
  const isKept = await keep(tools, window)
  // The window has changed again if an entry was joined while it was being stored.
  if (!isKept || windows.get(tools.db) !== window) return false
  stay.end()
  return windows.delete(tools.db)
}

/** Stores the windows within the transaction that joins. */
async function keepWindows(
  db: Database,
  tools: Tools,
  position: number,
  joiners: ReadonlyMap<string | null, Joiner>,
): Promise<boolean> {
  const windows = new Map(Array.from(joiners, ([audience, joiner]) => [audience, joiner.keep()]))
  const kept: KeptWindows = { position, windows }
  return keepFile(db, tools, JOINING_WINDOWS, kept)
}

/** Stores the windows if they are complete. Returns false if the file could not be written. */
async function keep(tools: Tools, window: JoinWindow): Promise<boolean> {
  if (window.keptAt === window.position) return true
  const isKept = await tools.db.transaction(async (db) => {
    const { position, changes } = await db.one(
      Joining,
      sql`select position, changes, join_at, kept_windows from joining for update`,
    )
    const isWhole = window.position === position && window.changes === changes
    return !isWhole || keepWindows(db, tools, position, window.joiners.byAudience)
  })
  if (isKept) window.keptAt = window.position
  return isKept
}

/**
 * Adds merges by others to the window of this process, so that it need not be rebuilt. The caller
 * has stored them, and passes the count of changes before them; an outdated window is rebuilt
 * anyway.
 */
export function learnMerges(db: Database, merges: readonly Merge[], changesBefore: number): void {
  const window = windows.get(db)
  if (window?.changes !== changesBefore) return
  for (const joiner of window.joiners.all()) for (const merge of merges) joiner.unite(merge)
  window.changes++
}

type JoinersByAudience = ReturnType<typeof joinersByAudience>

/** Makes a joiner for each audience when its first entry arrives. */
function joinersByAudience(open: () => Joiner) {
  const joiners = new Map<string | null, Joiner>()
  return {
    of(audience: string | null): Joiner {
      const joiner = joiners.get(audience) ?? open()
      joiners.set(audience, joiner)
      return joiner
    },
    all: () => joiners.values(),
    byAudience: joiners as ReadonlyMap<string | null, Joiner>,
  }
}

type ArticleIds = ReturnType<typeof articleIds>

/** Article ids that are reserved in advance, because the joiner assigns ids while it runs. */
function articleIds() {
  let free: number[] = []
  return {
    take(): number {
      const id = free.shift()
      if (id === undefined) throw new Error('No article id was taken ahead')
      return id
    },
    async fill(db: Database, count: number): Promise<void> {
      if (free.length >= count) return
      const rows = await db.many(
        z.object({ id: z.int() }),
        sql`select nextval(pg_get_serial_sequence('articles', 'id')) as id from generate_series(1, ${count})`,
      )
      free = [...free, ...rows.map(({ id }) => id)]
    },
  }
}

/** The most passes that can follow the next entries. */
function passesIn(position: number, entries: number): number {
  return Math.floor((position + entries) / PASS_EVERY) - Math.floor(position / PASS_EVERY)
}

async function storeJoins(
  db: Database,
  { hanging, now }: { hanging: readonly Hanging[]; now: Date },
  joined: (Joined & { entry: z.infer<typeof JoinableEntry>; place: number })[],
): Promise<void> {
  const rows = joined.map(({ entry, place, article, confidence, perhaps }) => ({
    entry: entry.id,
    place,
    article,
    confidence,
    perhaps: perhaps?.article ?? null,
    likeness: perhaps?.confidence ?? null,
    audience: entry.audience,
    title: entry.title,
    at: entry.publishedAt,
  }))
  const given = bulk(rows, {
    ...{ entry: 'bigint', place: 'bigint', article: 'bigint', confidence: 'real' },
    ...{ perhaps: 'bigint', likeness: 'real', audience: 'text', title: 'text' },
    ...{ at: 'timestamptz' },
  })
  // A new article gets its title and time here, and its summary moments later. Existing articles
  // are excluded by a condition, because `on conflict` would wait for transactions that are writing
  // them.
  await db.run(sql`
    with row as (
      select * from ${given.rows}
    ), founded as (
      insert into articles (id, private_to, title, category, first_published_at, published_at)
      select distinct on (article) article, audience, title, 'General', at, at from row
      where not exists (select from articles where id = article) order by article, place
    ), gone as (
      delete from entries_waiting where entry_id in (select entry from row)
    )
    insert into article_entries (entry_id, article_id, position, confidence)
    select entry, article, place, confidence from row
`)
  // The other article may have been made, or merged into another, in this batch.
  await db.run(sql`
    insert into possible_joins (entry_id, article_id, confidence)
    select entry, articles.id, likeness
    from ${bulk(rows, { entry: 'bigint', perhaps: 'bigint', likeness: 'real' }).rows}
    join articles on articles.id = perhaps
    on conflict (entry_id) do nothing`)

  const pairs = joined.flatMap(({ parts, merges }) => [...parts, ...merges])
  await holdArticles(
    db,
    pairs.flatMap(({ from, into }) => [from, into]),
  )
  const hangingRows = await HangingRows.of(
    db,
    hanging,
    pairs.map(({ from }) => from),
  )
  for (const { parts, merges, moves } of joined) {
    await storeParts(db, { rows: hangingRows, now }, parts)
    for (const merge of merges) await carryOver(db, hangingRows, merge)
    await storeMoves(db, moves)
  }
  // Merging is the last step, because it waits for transactions that write these articles, and lets
  // others wait from then on.
  const merges = joined.flatMap(({ merges }) => merges)
  await deleteMerged(
    db,
    merges.map(({ from }) => from),
  )
  await markStale(db, [...rows.map(({ article }) => article), ...merges.map(({ into }) => into)])
}
