import { connectOnce } from './connection.ts'
import { pause } from '../pause.ts'

/**
 * Counts the transactions of a database per second during this time, by the database's own counts
 * and clock.
 */
export async function transactionsASecond(url: string, overMs: number): Promise<number> {
  const client = await connectOnce(url)
  try {
    const before = await read()
    await pause(overMs)
    const after = await read()
    return (after.count - before.count) / (after.at - before.at)
  } finally {
    await client.end()
  }

  async function read() {
    const { rows } = await client.query<{ count: number; at: number }>(`
      select (xact_commit + xact_rollback)::float8 as count, extract(epoch from clock_timestamp())::float8 as at
      from pg_stat_database where datname = current_database()`)
    return rows[0]!
  }
}
