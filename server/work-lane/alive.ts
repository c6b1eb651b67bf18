import { randomInt } from 'node:crypto'
import { advisoryLocks } from '../database/advisory-locks.ts'
import type { OpenDatabase } from '../database/database.ts'
import { sql, type Sql, type World } from '../tools.ts'

const MOST = 2 ** 31 - 1

/**
 * Returns a function that marks this process as alive by a number of its own, with a lock that
 * PostgreSQL releases when the process ends. The lock is taken on first use.
 */
export function openAlive(database: Pick<OpenDatabase, 'hold'>): World['aliveAs'] {
  let number: Promise<number> | null = null
  async function hold(): Promise<number> {
    const own = randomInt(1, MOST)
    await database.hold(advisoryLocks.alive, own)
    return own
  }
  return () => {
    number ??= hold().catch((error: unknown) => {
      number = null
      throw error
    })
    return number
  }
}

/**
 * A condition on a column of such numbers, which is true if no process with the number is
 * connected.
 */
export function isGone(column: Sql): Sql {
  return sql`(${column} is not null and not exists (
    select from pg_locks where locktype = 'advisory' and classid = ${advisoryLocks.alive}::int::oid and objid = ${column}::int::oid
      and granted and database = (select oid from pg_database where datname = current_database())))`
}
