import pg from 'pg'
import { types } from './rows.ts'

const CONNECT_WITHIN_MS = 10_000

/**
 * A day begins at midnight UTC, wherever the database stands. Said by a parameter of its own: poolers pass that on,
 * and refuse `options`.
 */
export class Connection extends pg.Client {
  getStartupConf(): Record<string, string> {
    return { ...startupOf(this), TimeZone: 'UTC' }
  }
}

/** Settings that the driver sends when it connects; its declaration leaves that out. */
function startupOf(client: pg.Client): Record<string, string> {
  const { getStartupConf } = pg.Client.prototype as unknown as {
    getStartupConf(this: pg.Client): Record<string, string>
  }
  return getStartupConf.call(client)
}

/** Options of every connection to PostgreSQL. */
export function connectionTo(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    application_name: 'synthwire',
    keepAlive: true,
    types,
  }
}

/** One connection outside the pool; the caller ends it. */
export async function connectOnce(url: string): Promise<pg.Client> {
  const client = new Connection(connectionTo(url))
  // A connection that breaks would end the process if it had no listener; who waits for it hears anyway.
  client.on('error', () => {})
  await client.connect()
  return client
}
