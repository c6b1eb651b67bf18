import { connectOnce } from '#server/database/connection.ts'
import { prepareCluster } from '#server/embedded-postgres/cluster.ts'
import { sql } from '#server/tools.ts'
import { startHub } from '#e2e/hubs/hub.ts'
import { followAddresses } from '../filling/follow-addresses.ts'
import { copyHub } from '../filling/grown-hub.ts'
import { withDataFolder, withToolHub } from '../../tool-hub.ts'
import type { Measured } from '../measured.ts'
import { memoryOfTree } from './memory.ts'
import { secondsByPart, timesOfTree } from './parts.ts'
import { processorSecondsOfTree } from './time.ts'

/**
 * The seconds to wait before measuring, and the seconds to measure; `REST_SECONDS` sets fewer for a
 * trial run.
 */
const [SETTLE_SECONDS, MEASURE_SECONDS] = (process.env['REST_SECONDS'] ?? '60,240')
  .split(',')
  .map(Number) as [number, number]

/**
 * The data folder of a filled server, of which a copy is measured; if it is not set, an empty
 * server is measured.
 */
const HUB = process.env['REST_HUB']

/** The number of followed feeds, none of which becomes due during the measurement. */
const FEEDS = 1000

/** Measures the whole program without requests, in the minutes 2 to 5 after its start. */
export async function measureRest(): Promise<Measured> {
  return withDataFolder(async (dataFolder) => {
    if (HUB !== undefined) await copyHub(HUB, dataFolder)
    await followFeeds(dataFolder)
    const hub = await startHub({ dataFolder })
    try {
      const { url } = await prepareCluster(dataFolder)
      await pause(SETTLE_SECONDS)
      const before = await look(hub.pid, url('synthwire'))
      await pause(MEASURE_SECONDS)
      const after = await look(hub.pid, url('synthwire'))
      const seconds = (after.at - before.at) / 1000
      const parts = [...secondsByPart(before.times, after.times)]
        .map(([part, spent]) => [part, spent / seconds] as const)
        .toSorted(([, one], [, other]) => other - one)
      return {
        'processor s per s': round((after.processorSeconds - before.processorSeconds) / seconds),
        ...Object.fromEntries(parts.map(([part, spent]) => [`of it ${part}`, round(spent)])),
        'transactions per s': (after.transactions - before.transactions) / seconds,
        'connections opened': after.sessions - before.sessions,
        'MB PSS': memoryOfTree(hub.pid).reduce((sum, { pssMb }) => sum + pssMb, 0),
      }
    } finally {
      await hub.stop()
    }
  })
}

async function followFeeds(dataFolder: string): Promise<void> {
  await withToolHub(dataFolder, async (hub) => {
    const addresses = Array.from(
      { length: FEEDS },
      (_, nth) => `https://feed-${nth}.example/feed.xml`,
    )
    await followAddresses(hub, addresses)
    await hub.tools.db.run(sql`update feeds set next_fetch_at = now() + interval '1 day'`)
  })
}

async function look(pid: number, url: string) {
  const client = await connectOnce(url)
  try {
    const { rows } = await client.query<{ transactions: string; sessions: string }>(`
      select xact_commit + xact_rollback as transactions, sessions
      from pg_stat_database where datname = current_database()`)
    const { transactions, sessions } = rows[0]!
    return {
      at: performance.now(),
      processorSeconds: processorSecondsOfTree(pid),
      times: timesOfTree(pid),
      transactions: Number(transactions),
      sessions: Number(sessions),
    }
  } finally {
    await client.end()
  }
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000))
}

/** Formats seconds with four decimals, because these times are too short for the usual two. */
function round(seconds: number): string {
  return seconds.toFixed(4)
}
