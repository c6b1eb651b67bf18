import limit from 'p-limit'
import pg from 'pg'
import type * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { Connection, connectionTo } from './connection.ts'
import { openListener, type Listener } from './listener.ts'
import { isCommitting, preparedName } from './prepared.ts'
import { readerSettings } from './reader-role.ts'
import { openReplica } from './replica.ts'
import { readRows } from './rows.ts'
import { PrecededQuery, type Preceding } from './transactions/preceded-query.ts'
import { transact, type Held, type Runner } from './transactions/transact.ts'
import type { Database, Sql, WorldDatabase } from '../tools.ts'

/** The most connections: two cores are fully busy long before this many statements run at once. */
const POOL_SIZE = 6
/**
 * The time after which an unused connection is closed. It is longer than the minute after which
 * scheduled jobs repeat: a new connection first reads the catalogs, which costs more than an idle
 * server uses in a minute.
 */
const IDLE_CONNECTION_MS = 90_000
/**
 * The number of connections that transactions leave free for single statements, because a
 * transaction may have to wait for one.
 */
const KEPT_FREE = 2

export interface OpenDatabase extends WorldDatabase {
  listen: Listener['listen']
  hold: Listener['hold']
  notify(channel: string, payload: string): Promise<void>
  close(): Promise<void>
}

export interface DatabaseOptions {
  poolSize?: number
  /**
   * The address of the database server itself, if `url` belongs to a pooler that assigns
   * connections by transaction: listening needs a lasting connection, and pooled connections cannot
   * keep prepared statements.
   */
  directUrl?: string | null
  /** The address of a replica of the database server, for reads (replica.ts). */
  readUrl?: string | null
  /** Called with errors of broken connections, which are opened again. */
  onError?: (error: Error) => void
  /** Called with the error of every statement that failed; its caller gets the error, too. */
  onFailure?: (error: unknown) => void
}

const runners = new WeakMap<Database, Runner>()

/**
 * The function that runs statements of a library that brings its own SQL and takes part in our
 * transaction.
 */
export function runnerOf(db: Database): Runner {
  const runner = runners.get(db)
  if (!runner) throw new Error('This database was not opened by openDatabase')
  return runner
}

/** Connects to PostgreSQL; fails if it does not answer. */
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
  // Without a listener, the error of a broken connection would end the process; whoever uses the
  // connection gets the error anyway.
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
    (begin: readonly Preceding[]): Database['transaction'] =>
    (work) =>
      inTurn(async () => {
        const client = await pool.connect()
        try {
          const held: Held = { run: (query) => heard(answerOn(client, query)), waiting: [] }
          const result = await transactOn(held, { begin, commit, isPooled }, work)
          client.release()
          return result
        } catch (error) {
          // The connection itself may have failed. It is closed, because a new one is cheap and a
          // broken one in the pool is not.
          client.release(true)
          throw error
        }
      })
  /**
   * Removes the name of a prepared statement if the next statement may reach another server
   * process.
   */
  const named = (statement: Preceding): Preceding =>
    isPooled ? { ...statement, name: undefined } : statement
  /** Sends single statements together with one that sets up their transaction. */
  const behind = (ahead: Preceding): Statements => {
    const preceded = (query: pg.QueryConfig) =>
      // The pool runs this query like the driver's own ones, and returns the same type.
      new PrecededQuery(query, [ahead]) as unknown as pg.QueryConfig
    return {
      run: (query) => run(preceded(query)),
      ask: (query) => ask(() => preceded(query)),
      isPooled,
    }
  }
  const begin = named({ text: 'begin', name: 'begin' })
  const commit = named({ text: 'commit', name: 'commit' })
  const ofWorld = { run, ask: (query: pg.QueryConfig) => ask(() => query), isPooled }
  return Object.assign(databaseOf(ofWorld, transaction([begin])), {
    forReader(readerId: string) {
      const ofReader = named({ text: settings, values: [readerId], name: 'reader settings' })
      return databaseOf(behind(ofReader), transaction([begin, ofReader]))
    },
    locked(lock: number, key: number) {
      const text = 'select pg_advisory_xact_lock($1::int, $2::int)'
      const locking = named({ text, values: [lock, key], name: 'lock' })
      const { run, isPooled } = behind(locking)
      return databaseOf({ run, ask: run, isPooled }, transaction([begin, locking]))
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
  /** Runs statements that only read, which a replica may answer. */
  ask: Runner
  /**
   * True if no statement can be prepared by name, because the next one may reach another server
   * process.
   */
  isPooled: boolean
}

function databaseOf(
  { run, ask, isPooled }: Statements,
  transaction: Database['transaction'],
): Database {
  const nameOf = (query: Sql) => (isPooled ? undefined : preparedName(query))

  async function read<T>(shape: z.ZodMiniType<T>, query: Sql): Promise<T[]> {
    const { text, values } = query
    const name = nameOf(query)
    const commits = isCommitting(query)
    const result = await traced(ask({ text, values, rowMode: 'array', name, commits }))
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
    async run(query) {
      const { text, values } = query
      const { rowCount } = await traced(run({ text, values, name: nameOf(query) }))
      return { changed: rowCount ?? 0 }
    },
    transaction,
  }
  runners.set(db, run)
  return db
}

function transactOn<T>(
  held: Held,
  {
    isPooled,
    ...options
  }: { begin: readonly Preceding[]; commit: Preceding; depth?: number; isPooled: boolean },
  work: (db: Database) => Promise<T>,
): Promise<T> {
  return transact(held, options, (run, { held, depth }) =>
    work(
      databaseOf({ run, ask: run, isPooled }, (work) =>
        transactOn(held, { ...options, isPooled, depth }, work),
      ),
    ),
  )
}

/** Wraps a query in a promise, because the driver returns one only for its own kind of query. */
function answerOn(client: pg.ClientBase, query: pg.QueryConfig): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) =>
    client.query(query, (error, result) => (error ? reject(error) : resolve(result))),
  )
}

/**
 * Adds the caller to the stack of an error, because errors of the driver arise in its socket
 * handler.
 */
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

/**
 * PostgreSQL's code program_limit_exceeded: an expression is too large, or a row of search words,
 * which has to fit in one page.
 */
const TOO_LARGE = '54000'
