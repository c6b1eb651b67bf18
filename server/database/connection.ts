import pg from 'pg'
import { types } from './rows.ts'

const CONNECT_WITHIN_MS = 10_000

/**
 * A connection whose time zone is UTC, so that a day begins at the same moment wherever the
 * database runs. The time zone is a startup parameter of its own, because poolers pass it on and
 * refuse `options`.
 */
export class Connection extends pg.Client {
  getStartupConf(): Record<string, string> {
    return { ...startupOf(this), TimeZone: 'UTC' }
  }
}

/** Settings that the driver sends when it connects. The driver's type declaration omits them. */
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

/** Opens a connection outside the pool, which the caller ends. */
export async function connectOnce(url: string): Promise<pg.Client> {
  const client = new Connection(connectionTo(url))
  // Without a listener, a broken connection would end the process. The failing query reports it
  // anyway.
  client.on('error', () => {})
  await client.connect()
  return client
}
