import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { pause } from '../pause.ts'
import { Connection, connectionTo } from './connection.ts'
import type { Runner } from './transactions/transact.ts'

/**
 * The waits before each question if the replica has caught up. It usually lags by a few
 * milliseconds, and is not waited for any longer.
 */
const CATCH_UP_STEPS_MS = [0, 3, 6, 12]
/** The time for which a replica that is behind, unreachable or hanging is not used. */
const LEFT_ALONE_MS = 1000
const POSITION_WITHIN_MS = 400
/** The time after which a read that the replica has not answered is sent to the server itself. */
const ANSWER_WITHIN_MS = 5000
const CONNECT_WITHIN_MS = 400
const IDLE_CONNECTION_MS = 30_000

interface Reading {
  /**
   * True if the replica holds everything that was committed before the first query of this reading.
   */
  isCurrent: Promise<boolean> | null
}

const reading = new AsyncLocalStorage<Reading>()

/**
 * Runs work that changes nothing, so that a replica may answer its queries. All other queries go to
 * the server itself.
 */
export function whileReading<T>(work: () => Promise<T>): Promise<T> {
  return reading.run({ isCurrent: null }, work)
}

export interface Replica {
  /**
   * Sends a query to the replica if it may answer and is current, else to the server itself. `make`
   * may be called twice.
   */
  ask(make: () => pg.QueryConfig): Promise<pg.QueryResult>
  close(): Promise<void>
}

/**
 * Opens a replica that answers reads. Each reading first gets the server's position, and uses the
 * replica only after it has reached that position. So an answer contains every change that was
 * confirmed before it, by any process or device. If a replica lags, stops or hangs, the server
 * itself answers.
 */
export function openReplica(
  url: string,
  {
    primary,
    poolSize,
    onError,
  }: { primary: Runner; poolSize: number; onError: (error: Error) => void },
): Replica {
  const pool = new pg.Pool({
    ...connectionTo(url),
    Client: Connection,
    max: poolSize,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  })
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
  let leftAloneUntil = 0
  let isAway = false

  function leaveAlone(error?: Error) {
    leftAloneUntil = performance.now() + LEFT_ALONE_MS
    // An outage of the replica is reported once.
    if (error && !isAway) onError(new Error(`The replica of DATABASE_READ_URL: ${error.message}`))
    if (error) isAway = true
  }

  async function isCurrent(): Promise<boolean> {
    if (performance.now() < leftAloneUntil) return false
    const { rows } = await primary({ text: POSITION })
    const { position, cluster } = rows[0] as { position: string; cluster: string }
    try {
      for (const waitMs of CATCH_UP_STEPS_MS) {
        if (waitMs > 0) await pause(waitMs)
        const config = { text: HAS_POSITION, values: [position, cluster] }
        const answer = await pool.query({
          ...config,
          query_timeout: POSITION_WITHIN_MS,
        } as typeof config)
        isAway = false
        if ((answer.rows[0] as { has: boolean | null }).has) return true
      }
      leaveAlone()
    } catch (error) {
      leaveAlone(error as Error)
    }
    return false
  }

  return {
    async ask(make) {
      const store = reading.getStore()
      if (!store) return primary(make())
      store.isCurrent ??= isCurrent()
      if (!(await store.isCurrent)) return primary(make())
      try {
        return await pool.query(make())
      } catch (error) {
        // The replica may have cancelled the query while replaying changes. The server can answer
        // it, and reports an error of the query itself.
        store.isCurrent = Promise.resolve(false)
        leaveAlone(error as Error)
        return primary(make())
      }
    },
    close: () => pool.end(),
  }
}

/**
 * Reads the server's position, which includes every acknowledged commit because it is the flushed
 * one.
 */
const POSITION = `select pg_current_wal_flush_lsn()::text as position,
  (select system_identifier::text from pg_control_system()) as cluster`

/**
 * Asks the replica if it has reached the position. Positions are comparable only on a replica, and
 * only with those of the server that it follows.
 */
const HAS_POSITION = `select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn
  and (select system_identifier::text from pg_control_system()) = $2 as has`
