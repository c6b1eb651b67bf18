import * as z from 'zod/mini'
import { sql, type Database, type Desk, type Sql, type Tools } from '#server/tools.ts'
import type { Progress } from '#areas/sources/contract.ts'
import { isDue } from './claim/claim-feeds.ts'
import { PipelinePace } from './pipeline-pace.ts'

/**
 * Up to this many rows of a table are counted at every look; larger tables are counted every
 * COUNT_ALL_EVERY_MS, up to COUNT_UP_TO.
 */
const COUNT_OFTEN_UP_TO = 10_000
const COUNT_UP_TO = 500_000
const COUNT_ALL_EVERY_MS = 3_000
/** Longer than folder counts are cached, so that the last announcement leads to current counts. */
const TELL_EVERY_MS = 1200

const waiting = {
  waitingEntries: sql`select 1 from entries_waiting`,
  articles: sql`select 1 from stale_articles`,
}

const Count = z.object({ count: z.int() })

const Counts = z.object({
  fetching: z.int(),
  waitingFeeds: z.int(),
  waitingEntries: z.int(),
  articles: z.int(),
  joined: z.int(),
})

/** Results that are kept between calls: the pace, and large counts. */
interface Looks {
  pace: PipelinePace
  counted: Map<keyof typeof waiting, { count: number; atMs: number }>
}

/** Earlier results by reader, because counts differ for readers with private articles. */
const looks = new WeakMap<Database, Map<string | undefined, Looks>>()

function looksOf(db: Database, readerId?: string): Looks {
  const ofReaders = looks.get(db) ?? new Map<string | undefined, Looks>()
  looks.set(db, ofReaders)
  const known = ofReaders.get(readerId) ?? { pace: new PipelinePace(), counted: new Map() }
  ofReaders.set(readerId, known)
  return known
}

/**
 * Counts the work in the pipeline, and estimates how long it takes. Each count reads a small table
 * or an index.
 */
export async function readProgress(
  tools: Pick<Tools, 'db' | 'now'> & Partial<Pick<Desk, 'readerId' | 'world'>>,
): Promise<Progress> {
  const { db, now } = tools
  const { pace, counted } = looksOf(tools.world?.db ?? db, tools.readerId)
  const moment = now()
  const atMs = moment.getTime()
  const { joined, ...counts } = await db.one(
    Counts,
    sql`select
      (select count(*) from feeds where claimed_until > ${moment}) as fetching,
      (select count(*) from feeds where ${isDue(moment)}) as waiting_feeds,
      (${countOf(waiting.waitingEntries, COUNT_OFTEN_UP_TO)}) as waiting_entries,
      (${countOf(waiting.articles, COUNT_OFTEN_UP_TO)}) as articles,
      (select position from joining) as joined`,
  )
  for (const kind of ['waitingEntries', 'articles'] as const) {
    if (counts[kind] < COUNT_OFTEN_UP_TO) continue
    const known = counted.get(kind)
    if (!known || Math.abs(atMs - known.atMs) >= COUNT_ALL_EVERY_MS) {
      const { count } = await db.one(Count, countOf(waiting[kind], COUNT_UP_TO))
      counted.set(kind, { count, atMs })
    }
    counts[kind] = counted.get(kind)!.count
  }
  return { ...counts, secondsLeft: pace.secondsLeft({ atMs, joined, ...counts }) }
}

function countOf(rows: Sql, most: number): Sql {
  return sql`select count(*) from (${rows} limit ${most}) as counted`
}

export function isResting({ fetching, waitingFeeds, waitingEntries, articles }: Progress): boolean {
  return fetching + waitingFeeds + waitingEntries + articles === 0
}

/** Announces the pipeline's progress to open screens, about once a second. */
export function progressTeller(tools: Tools): () => void {
  let timer: NodeJS.Timeout | null = null
  return () => {
    timer ??= setTimeout(() => {
      timer = null
      Promise.all([
        tools.announce({ area: 'sources', operations: ['getProgress', 'listSources'] }),
        tools.announce({
          area: 'sources/health',
          operations: ['listReports', 'findReports', 'getNotices', 'getHistory'],
        }),
        tools.announce({ area: 'sources/certificates', operations: ['getCertificates'] }),
        tools.announce({ area: 'feed', operations: ['listFolders'] }),
      ]).catch((error) => tools.log.warn({ err: error }, 'Could not notify open screens'))
    }, TELL_EVERY_MS)
    timer.unref()
  }
}
