import type pg from 'pg'
import { Problem } from '#core/problem.ts'
import { advisoryLocks } from '../database/advisory-locks.ts'
import { steadyConnection } from '../database/steady-connection.ts'
import { prepareCluster, type Cluster } from './cluster.ts'
import { connectToServer, stopServer } from './run-server.ts'
import { leaveServer } from './watchdog.ts'

/** The most attempts to open; one fails if another process stops PostgreSQL at the same moment. */
const MOST_ROUNDS = 20

/**
 * The way in which a process uses the data: as the whole server, as one of its parts, or for one
 * command.
 */
export type Use = 'alone' | 'part' | 'visit'

export interface EmbeddedPostgres {
  url: string
  /** Stops PostgreSQL, unless another process still uses it. */
  close(): Promise<void>
}

export interface EmbeddedOptions {
  dataFolder: string
  use: Use
  onError?: (error: Error) => void
  /** Further settings of PostgreSQL, for tests, which need no durability. */
  settings?: Record<string, string>
}

/**
 * Opens the PostgreSQL in the data folder. It serves every process that opens it: the first one
 * starts it, others use the running one (also after a crash), and the last one stops it.
 */
export async function openEmbeddedPostgres({
  dataFolder,
  use,
  onError = () => {},
  settings,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(dataFolder)

  // PostgreSQL releases these locks when the connection ends, however the process ended.
  const keeper = await steadyConnection(async () => {
    for (let round = 1; ; round++) {
      const client = await connectToServer(cluster, settings)
      try {
        await client.query('select pg_advisory_lock_shared($1)', [advisoryLocks.using])
        await claim(client, use, dataFolder)
        return client
      } catch (error) {
        // If another process uses the data, PostgreSQL keeps running for it, even if this process
        // started it.
        await leave(client, cluster).catch(() => {})
        await client.end().catch(() => {})
        // The last user has just stopped PostgreSQL; the next attempt starts it again.
        if (error instanceof Problem || round === MOST_ROUNDS) throw error
      }
    }
  }, onError)

  return {
    url: cluster.url('synthwire'),
    async close() {
      // Nothing has to be done if PostgreSQL has ended by then.
      await keeper.close((client) => leave(client, cluster).catch(onError))
      await cluster.tidyUp()
    },
  }
}

/** Stops PostgreSQL if no other process uses it; otherwise makes sure that it continues. */
async function leave(client: pg.Client, cluster: Cluster): Promise<void> {
  await client.query('select pg_advisory_unlock_shared($1)', [advisoryLocks.using])
  const { rows } = await client.query<{ isLast: boolean }>(
    'select pg_try_advisory_lock($1) as "isLast"',
    [advisoryLocks.using],
  )
  if (rows[0]?.isLast) await stopServer(cluster)
  else leaveServer(cluster.folder)
}

async function claim(client: pg.Client, use: Use, dataFolder: string): Promise<void> {
  if (use === 'visit') return
  const lock = use === 'alone' ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared'
  const { rows } = await client.query<{ isOurs: boolean }>(`select ${lock}($1) as "isOurs"`, [
    advisoryLocks.serving,
  ])
  if (rows[0]?.isOurs) return
  throw new Problem(
    'conflict',
    `Synthwire already runs on the data in ${dataFolder}. Use that one, or stop it first; ` +
      'for a second server, choose another folder with SYNTHWIRE_DATA (and another PORT).',
  )
}
