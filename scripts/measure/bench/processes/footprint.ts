import { loadavg } from 'node:os'
import * as z from 'zod/mini'
import { startHub } from '#e2e/hubs/hub.ts'
import { sql, type Database } from '#server/tools.ts'
import { followAddresses } from '../filling/follow-addresses.ts'
import { growHub } from '../filling/grown-hub.ts'
import { withDataFolder, withToolHub } from '../../tool-hub.ts'
import { readPassages, type Passage } from '../filling/passages.ts'
import { MALLOC, YOUNG } from '../../../run/prepare.mjs'
import { serveLocalFeeds } from '../local-feeds.ts'
import type { Measured } from '../measured.ts'
import { untilFetched } from '../refresh.ts'
import { processorSecondsOfTree } from './time.ts'
import { memoryByPart, memoryInWords, watchMemory } from './watch-memory.ts'

/**
 * The number of measured feeds, and of the feeds that are taken in before them; `BENCH_FEEDS` sets
 * fewer for a trial run.
 */
const [FEEDS, FEEDS_BEFORE] = (process.env['BENCH_FEEDS'] ?? '300,1700').split(',').map(Number) as [
  number,
  number,
]
const ITEMS_EACH = 50
const AFTER_INTAKE_MS = 20_000
const AFTER_RESTART_MS = 180_000
const NEW_AT_RESTART = 94
const LARGEST = 12

/**
 * Measures the memory and disk use of one program, as `npm start` runs it: while it takes in real
 * news, and twenty seconds later; after a restart, while it joins new entries, and three minutes
 * later.
 */
export async function measureFootprint(): Promise<Measured> {
  return withDataFolder(async (dataFolder) => {
    const count = (FEEDS_BEFORE + FEEDS) * ITEMS_EACH
    const { passages, real } = readPassages(count + NEW_AT_RESTART)
    const measured = passages.slice(0, FEEDS * ITEMS_EACH)
    const before = passages.slice(FEEDS * ITEMS_EACH, count)
    const measurement: Measured = { entries: count, 'of them real': Math.min(real, count) }
    if (before.length > 0)
      await growHub(dataFolder, before.length, () => takeIn(dataFolder, before, 'before'))
    const intake = await takeIn(dataFolder, measured, 'measured')
    measurement['most during the intake'] = intake.most
    measurement['20 s after it'] = intake.after
    Object.assign(measurement, await withToolHub(dataFolder, ({ tools }) => sizes(tools.db)))

    const restart = await takeIn(dataFolder, passages.slice(count), 'restart', AFTER_RESTART_MS)
    measurement['new entries joined and written after a restart, s'] = restart.seconds
    measurement['the same, processor s'] = restart.spent
    measurement['most after the restart'] = restart.most
    measurement['three minutes later'] = restart.after
    return { ...measurement, 'load after': loadavg()[0]! }
  })
}

/**
 * Takes in feeds of these passages, until all of their articles are written; `seconds` and `spent`
 * count from the start of the program.
 */
async function takeIn(
  dataFolder: string,
  passages: readonly Passage[],
  site: string,
  restMs = AFTER_INTAKE_MS,
): Promise<{ seconds: number; spent: number; most: string; after: string }> {
  const each = Math.min(ITEMS_EACH, passages.length / 2)
  const count = passages.length / each
  const feeds = await serveLocalFeeds(count, each, {
    hosts: Math.min(count, FEEDS_BEFORE + FEEDS),
    site,
    newsOf: (feed, number) => passages[feed * each + number - 1]!,
  })
  await withToolHub(dataFolder, async (hub) => {
    // Earlier feeds are postponed, so that they are not fetched again.
    await hub.tools.db.run(
      sql`update feeds set state = 'gone', next_fetch_at = now() + interval '100 years'`,
    )
    await followAddresses(hub, feeds.addresses)
  })
  const startedAt = performance.now()
  const memory = watchMemory()
  const hub = await startHub({
    dataFolder,
    program: [YOUNG, 'dist/server/main.js', 'start'],
    env: MALLOC,
  })
  try {
    await untilFetched(hub, feeds)
    const seconds = (performance.now() - startedAt) / 1000
    const spent = processorSecondsOfTree(hub.pid)
    const most = memoryInWords(memory.most())
    await new Promise((resolve) => setTimeout(resolve, restMs))
    return { seconds, spent, most, after: memoryInWords(memoryByPart()) }
  } finally {
    memory.stop()
    await hub.stop()
    await feeds.close()
  }
}

const Sizes = z.object({ bytes: z.int(), log: z.int(), entries: z.int() })
const Table = z.object({ name: z.string(), rows: z.int(), indexes: z.int() })

async function sizes(db: Database): Promise<Measured> {
  const { bytes, log, entries } = await db.one(
    Sizes,
    sql`select pg_database_size(current_database()) as bytes,
          (select sum(size)::bigint from pg_ls_waldir()) as log, (select count(*) from entries) as entries`,
  )
  const tables = await db.many(
    Table,
    sql`select relname::text as name, pg_table_size(oid) as rows, pg_indexes_size(oid) as indexes
        from pg_class where relkind = 'r' order by pg_total_relation_size(oid) desc limit ${LARGEST}`,
  )
  return {
    'database, MB': bytes / 1e6,
    'its log, MB': log / 1e6,
    'bytes an entry': bytes / entries,
    ...Object.fromEntries(
      tables.map(({ name, rows, indexes }) => [
        `bytes an entry: ${name}`,
        `${(rows / entries).toFixed(0)}, indexes ${(indexes / entries).toFixed(0)}`,
      ]),
    ),
  }
}
