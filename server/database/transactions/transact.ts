import type pg from 'pg'
import { asText, PrecededQuery, type Preceding } from './preceded-query.ts'

/** Runs one statement, on any connection of the pool or on that of a transaction. */
export type Runner = (query: RunnerQuery) => Promise<pg.QueryResult>

interface RunnerQuery extends pg.QueryConfig {
  rowMode?: 'array'
  /** True for the last statement of its transaction (`committing` in prepared.ts). */
  commits?: boolean
}

/** A connection that is used for one transaction. */
export interface Held {
  run: Runner
  /**
   * Statements that are sent with the next one, so that the beginning of a transaction costs no
   * round trip of its own.
   */
  waiting: Preceding[]
}

/**
 * Runs work in a transaction, which is stored completely or not at all; nested calls are savepoints
 * on the same connection.
 */
export async function transact<T>(
  { run, waiting }: Held,
  /**
   * The statements that begin and commit the transaction. A nested transaction, whose `depth` is
   * above 0, uses a savepoint instead.
   */
  { begin, commit, depth = 0 }: { begin: readonly Preceding[]; commit: Preceding; depth?: number },
  work: (run: Runner, deeper: { held: Held; depth: number }) => Promise<T>,
): Promise<T> {
  const savepoint = `savepoint depth_${depth}`
  const beginning = depth === 0 ? begin : [{ text: savepoint }]
  const hasBegun = () => !waiting.includes(beginning[0]!)
  let isOver = false
  let isCommitted = false
  const runInside: Runner = async (given) => {
    const query = given.commits && depth > 0 ? { ...given, commits: false } : given
    if (isOver || isCommitted) throw new Error('A statement came after the end of its transaction')
    const ahead = waiting.splice(0)
    if (query.commits) {
      const result = await run(new PrecededQuery(query, ahead, commit) as unknown as pg.QueryConfig)
      isCommitted = true
      return result
    }
    if (ahead.length === 0) return run(query)
    if (isPlain(query)) {
      // The text may contain several statements, which are sent unchanged.
      await run({ text: asText(ahead) })
      return run(query)
    }
    return run(new PrecededQuery(query, ahead) as unknown as pg.QueryConfig)
  }

  waiting.push(...beginning)
  try {
    const result = await work(runInside, { held: { run: runInside, waiting }, depth: depth + 1 })
    if (isCommitted) return result
    if (!hasBegun()) waiting.splice(-beginning.length)
    else if (depth > 0) waiting.push({ text: `release ${savepoint}` })
    else {
      waiting.length = 0
      const { command } = await run({ text: 'commit' })
      // PostgreSQL answers the commit of a failed transaction this way, without an error.
      if (command === 'ROLLBACK') throw new Error('A statement failed, and the transaction went on')
    }
    return result
  } catch (error) {
    if (isCommitted) throw error
    if (!hasBegun()) waiting.splice(-beginning.length)
    else {
      waiting.length = 0
      // The rollback fails only if the connection is lost, and then nothing was stored either.
      await run({ text: depth === 0 ? 'rollback' : `rollback to ${savepoint}` }).catch(() => {})
    }
    throw error
  } finally {
    isOver = true
  }
}

const isPlain = ({ name, values = [] }: pg.QueryConfig) => name === undefined && values.length === 0
