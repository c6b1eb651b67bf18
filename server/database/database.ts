import limit from 'p-limit'
import pg from 'pg'
import type * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { Connection, connectionTo } from './connection.ts'
import { DeskQuery } from './desk-query.ts'
import { openListener, type Listener } from './listener.ts'
import { preparedName } from './prepared.ts'
import { readerSettings } from './reader-role.ts'
import { openReplica } from './replica.ts'
import { readRows } from './rows.ts'
import type { Database, Sql, WorldDatabase } from '../tools.ts'

/** Two cores are busy long before this many statements run at once. */
const POOL_SIZE = 6
/**
 * Longer than the minute after which scheduled jobs come again: a new connection reads the catalogs first, which costs more
 * than a minute of what a server at rest asks.
 */
const IDLE_CONNECTION_MS = 90_000
/** Transactions leave these to single statements, which one of them may have to wait for. */
const KEPT_FREE = 2

/** Runs one statement, on any connection of the pool or on that of a transaction. */
export type Runner = (query: pg.QueryConfig & { rowMode?: 'array' }) => Promise<pg.QueryResult>

export interface OpenDatabase extends WorldDatabase {
  listen: Listener['listen']
  hold: Listener['hold']
  notify(channel: string, payload: string): Promise<void>
  close(): Promise<void>
}

export interface DatabaseOptions {
  poolSize?: number
  /**
   * The server itself, where `url` leads to a pooler that hands out connections for one transaction: what is listened
   * for needs a connection that stays, and nothing is remembered by name on the others.
   */
  directUrl?: string | null
  /** A copy that follows the server; what only reads may be asked of it (replica.ts). */
  readUrl?: string | null
  /** Hears of connections that broke; they are made again. */
  onError?: (error: Error) => void
  /** Hears of every statement that failed, beside who asked. */
  onFailure?: (error: unknown) => void
}

const runners = new WeakMap<Database, Runner>()

/** For a library that brings its own SQL and takes part in our transaction. */
export function runnerOf(db: Database): Runner {
  const runner = runners.get(db)
  if (!runner) throw new Error('This database was not opened by openDatabase')
  return runner
}

/** Connects to PostgreSQL; fails when it does not answer. */
export async function openDatabase(
  url: string,
  {
    poolSize = POOL_SIZE,
    directUrl = null,
    readUrl = null,
    onError = () => {},
    onFailure = () => {},
  }: DatabaseOptions = {},
): Promise<OpenDatabase> {
  let isClosed = false
  const pool = new pg.Pool({
    ...connectionTo(url),
    Client: Connection,
    max: poolSize,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
  })
  // One that breaks while it is in use is heard of by who uses it; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', (error) => isClosed || onError(error))
  let settings: string
  try {
    settings = await readerSettings(pool)
  } catch (error) {
    await pool.end()
    throw error
  }

  const isPooled = directUrl !== null
  const listener = openListener(directUrl ?? url, onError)
  const heard = <T>(answer: Promise<T>) =>
    answer.catch((error: unknown) => {
      onFailure(error)
      throw error
    })
  const run: Runner = (query) => heard(pool.query(query))
  const replica =
    readUrl === null ? null : openReplica(readUrl, { poolSize, primary: run, onError })
  const ask = (make: () => pg.QueryConfig) => (replica ? replica.ask(make) : run(make()))
  const inTurn = limit(Math.max(1, poolSize - KEPT_FREE))
  const transaction =
    (begin: string): Database['transaction'] =>
    (work) =>
      inTurn(async () => {
        const client = await pool.connect()
        try {
          const result = await transact(
            (query) => heard(client.query(query)),
            { begin, isPooled },
            work,
          )
          client.release()
          return result
        } catch (error) {
          // It may be the connection that failed; a new one is cheap, a broken one in the pool is not.
          client.release(true)
          throw error
        }
      })
  const ofWorld = { run, ask: (query: pg.QueryConfig) => ask(() => query), isPooled }
  return Object.assign(databaseOf(ofWorld, transaction('begin')), {
    forReader(readerId: string) {
      const ofReader = (query: pg.QueryConfig) =>
        // The pool hands it to a connection as it would a query of the driver's own, and answers the same.
        new DeskQuery(query, {
          text: settings,
          readerId,
          isNamed: !isPooled,
        }) as unknown as pg.QueryConfig
      const begin = `begin; ${settings.replace('$1', pg.escapeLiteral(readerId))}`
      const statements = {
        run: (query: pg.QueryConfig) => run(ofReader(query)),
        ask: (query: pg.QueryConfig) => ask(() => ofReader(query)),
        isPooled,
      }
      return databaseOf(statements, transaction(begin))
    },
    listen: listener.listen,
    hold: listener.hold,
    async notify(channel: string, payload: string) {
      await run({ text: 'select pg_notify($1, $2)', values: [channel, payload] })
    },
    async close() {
      isClosed = true
      await listener.close()
      await replica?.close()
      await pool.end()
    },
  })
}

interface Statements {
  run: Runner
  /** Runs statements that give rows, which a replica may answer. */
  ask: Runner
  /** Nothing is remembered by name: the next statement may meet another server process. */
  isPooled: boolean
}

function databaseOf(
  { run, ask, isPooled }: Statements,
  transaction: Database['transaction'],
): Database {
  async function read<T>(shape: z.ZodMiniType<T>, query: Sql): Promise<T[]> {
    const { text, values } = query
    const name = isPooled ? undefined : preparedName(query)
    const result = await traced(ask({ text, values, rowMode: 'array', name }))
    return readRows(shape, result as unknown as pg.QueryArrayResult)
  }

  const db: Database = {
    many: read,
    async one(shape, query) {
      const rows = await read(shape, query)
      if (rows.length !== 1) throw new Error(`Expected one row, got ${rows.length}: ${query.text}`)
      return rows[0]!
    },
    async maybe(shape, query) {
      const rows = await read(shape, query)
      if (rows.length > 1)
        throw new Error(`Expected one row or none, got ${rows.length}: ${query.text}`)
      return rows[0] ?? null
    },
    async run({ text, values }) {
      const { rowCount } = await traced(run({ text, values }))
      return { changed: rowCount ?? 0 }
    },
    transaction,
  }
  runners.set(db, run)
  return db
}

/** Everything inside happens, or nothing does; deeper ones are savepoints on the same connection. */
async function transact<T>(
  run: Runner,
  options: { begin: string; isPooled: boolean },
  work: (db: Database) => Promise<T>,
  depth = 0,
): Promise<T> {
  const savepoint = `savepoint depth_${depth}`
  let isOver = false
  const runInside: Runner = async (query) => {
    if (isOver) throw new Error('A statement came after the end of its transaction')
    return run(query)
  }

  await run({ text: depth === 0 ? options.begin : savepoint })
  try {
    const result = await work(
      databaseOf({ run: runInside, ask: runInside, isPooled: options.isPooled }, (work) =>
        transact(runInside, options, work, depth + 1),
      ),
    )
    const { command } = await run({ text: depth === 0 ? 'commit' : `release ${savepoint}` })
    // PostgreSQL answers the commit of a failed transaction so, without an error.
    if (command === 'ROLLBACK') throw new Error('A statement failed, and the transaction went on')
    return result
  } catch (error) {
    // Fails only when the connection is lost, and then nothing has happened either.
    await run({ text: depth === 0 ? 'rollback' : `rollback to ${savepoint}` }).catch(() => {})
    throw error
  } finally {
    isOver = true
  }
}

/** The driver's errors are born in its socket handler; this lets the stack show who asked. */
async function traced<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === TOO_LARGE) {
      const words = 'That is more than can be searched for in one go. Use fewer or shorter words.'
      throw new Problem('invalid', words, { cause: error })
    }
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}

/** program_limit_exceeded: a row of words to search for, which PostgreSQL keeps in one page, or an expression is too large. */
const TOO_LARGE = '54000'
