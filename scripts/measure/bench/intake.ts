import type { ChildProcess } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { startHub } from '#e2e/hubs/hub.ts'
import { sql, type Database, type Sql } from '#server/tools.ts'
import { followAddresses } from './filling/follow-addresses.ts'
import { growHub } from './filling/grown-hub.ts'
import { withDataFolder, withToolHub } from '../tool-hub.ts'
import { readPassages, type Passage } from './filling/passages.ts'
import { serveLocalFeeds } from './local-feeds.ts'
import type { Measured } from './measured.ts'
import { timesOfTree } from './processes/parts.ts'
import { dearestFunctions } from './processes/profile.ts'
import { startWorker, untilFetched } from './refresh.ts'

/**
 * The number of measured feeds, and of the feeds that are taken in before them; `BENCH_FEEDS` sets
 * fewer for a trial run.
 */
const [FEEDS, FEEDS_BEFORE] = (process.env['BENCH_FEEDS'] ?? '300,1000').split(',').map(Number) as [
  number,
  number,
]
/** `BENCH_PROFILE=no` switches the profiler off, which takes a twentieth of the time. */
const IS_PROFILED = process.env['BENCH_PROFILE'] !== 'no'
const ITEMS_EACH = 50
const DEAREST = 10

/**
 * Measures feeds with real news through the whole pipeline, once into an empty server and once into
 * one with earlier feeds. Real news is read from next to the repository if it is there: invented
 * news has too few different words, and some costs grow with their number.
 */
export async function measureIntake(): Promise<Measured> {
  const { passages, real } = readPassages((FEEDS_BEFORE + FEEDS) * ITEMS_EACH)
  const before = passages.slice(FEEDS * ITEMS_EACH)
  const measured = passages.slice(0, FEEDS * ITEMS_EACH)
  const empty = await intake([], measured)
  const filled = await intake(before, measured)
  return {
    entries: measured.length,
    'of them real': Math.min(real, measured.length),
    'entries before': before.length,
    ...named('into an empty hub', empty),
    ...named('into a full one', filled),
    'load after': loadavg()[0]!,
  }
}

interface Intake {
  seconds: number
  /** The CPU time of each part of the program. */
  spent: Spent
  functions: string[]
  statements: string[]
}

const PARTS = ['worker', 'reading', 'database', 'web'] as const
type Spent = Record<(typeof PARTS)[number], number>

function named(where: string, { seconds, spent, functions, statements }: Intake): Measured {
  const all = PARTS.reduce((sum, part) => sum + spent[part], 0)
  return {
    [`${where}: s`]: seconds,
    [`${where}: processor s`]: all,
    ...Object.fromEntries(PARTS.map((part) => [`${where}: of it ${part}`, spent[part]])),
    ...Object.fromEntries(functions.map((said, nth) => [`${where}: function ${nth + 1}`, said])),
    ...Object.fromEntries(statements.map((said, nth) => [`${where}: statement ${nth + 1}`, said])),
  }
}

async function intake(before: Passage[], passages: Passage[]): Promise<Intake> {
  return withDataFolder(async (dataFolder) => {
    if (before.length > 0)
      await growHub(dataFolder, before.length, async () => {
        await takeIn(dataFolder, before, 'before')
        await configure(dataFolder, sql`alter system reset shared_preload_libraries`)
      })
    return takeIn(dataFolder, passages, 'measured')
  })
}

/** Takes in feeds of these passages, until all of their articles are written. */
async function takeIn(
  dataFolder: string,
  passages: readonly Passage[],
  site: string,
): Promise<Intake> {
  const count = passages.length / ITEMS_EACH
  const feeds = await serveLocalFeeds(count, ITEMS_EACH, {
    hosts: count,
    site,
    newsOf: (feed, number) => passages[feed * ITEMS_EACH + number - 1]!,
  })
  // The library is loaded the next time PostgreSQL starts.
  await configure(dataFolder, sql`alter system set shared_preload_libraries = 'pg_stat_statements'`)
  await withToolHub(dataFolder, async (hub) => {
    const { db } = hub.tools
    await db.run(sql`create extension if not exists pg_stat_statements`)
    await db.run(sql`select pg_stat_statements_reset()`)
    await followAddresses(hub, feeds.addresses)
  })
  const profiles = join(dataFolder, `profiles-${site}`)
  await mkdir(profiles)
  const web = await startHub({ dataFolder, program: ['dist/server/main.js', 'web'] })
  const before = spentBelow({ web: web.pid, worker: 0 })
  const worker = startWorker(
    dataFolder,
    IS_PROFILED ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : [],
  )
  try {
    const { seconds } = await untilFetched(web, feeds)
    const after = spentBelow({ web: web.pid, worker: worker.pid! })
    const spent = Object.fromEntries(
      PARTS.map((part) => [part, after[part] - before[part]]),
    ) as Spent
    await end(worker)
    return {
      seconds,
      spent,
      functions: await dearestFunctions(profiles, DEAREST),
      statements: await withToolHub(dataFolder, ({ tools }) => dearestStatements(tools.db)),
    }
  } finally {
    await end(worker)
    await web.stop()
    await feeds.close()
  }
}

function spentBelow({ web, worker }: { web: number; worker: number }): Spent {
  const spent: Spent = { worker: 0, reading: 0, database: 0, web: 0 }
  for (const [pid, { kind, parent, seconds }] of timesOfTree(process.pid)) {
    if (kind === 'postgres') spent.database += seconds
    else if (pid === web) spent.web += seconds
    else if (pid === worker) spent.worker += seconds
    else if (parent === worker) spent.reading += seconds
  }
  return spent
}

async function configure(dataFolder: string, statement: Sql): Promise<void> {
  await withToolHub(dataFolder, ({ tools }) => tools.db.run(statement))
}

const Statement = z.object({ text: z.string(), calls: z.int(), ms: z.number() })

async function dearestStatements(db: Database): Promise<string[]> {
  const rows = await db.many(
    Statement,
    sql`select left(regexp_replace(query, '\\s+', ' ', 'g'), 90) as text, calls::int as calls,
          total_exec_time as ms
        from pg_stat_statements order by total_exec_time desc limit ${DEAREST}`,
  )
  return rows.map(({ text, calls, ms }) => `${(ms / 1000).toFixed(1)} s, ${calls} times: ${text}`)
}

async function end(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return
  worker.kill('SIGTERM')
  await new Promise((resolve) => worker.once('exit', resolve))
}
