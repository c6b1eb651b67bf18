import pg from 'pg'
import { types } from './rows.ts'

const CONNECT_WITHIN_MS = 10_000

/**
 * A day begins at midnight UTC, wherever the database stands. The time zone has a parameter of its
 * own, because poolers pass that on and refuse `options`.
 */
export class Connection extends pg.Client {
  getStartupConf(): Record<string, string> {
    return { ...startupOf(this), TimeZone: 'UTC' }
  }
}

/** Settings that the driver sends when it connects; its type declaration omits them. */
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

/** A connection outside the pool, which the caller ends. */
export async function connectOnce(url: string): Promise<pg.Client> {
  const client = new Connection(connectionTo(url))
  // A broken connection would end the process without a listener; the failing query reports it
  // anyway.
  client.on('error', () => {})
  await client.connect()
  return client
}
