import pg from 'pg'
import { types } from './rows.ts'

const CONNECT_WITHIN_MS = 10_000

/** What every connection to PostgreSQL is made with. */
export function connectionTo(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    application_name: 'synthwire',
    // A day begins at midnight UTC, wherever the database stands.
    options: '-c timezone=UTC',
    keepAlive: true,
    types,
  }
}

/** One connection outside the pool; the caller ends it. */
export async function connectOnce(url: string): Promise<pg.Client> {
  const client = new pg.Client(connectionTo(url))
  // Without a listener a connection that breaks would end the process; who waits for it hears anyway.
  client.on('error', () => {})
  await client.connect()
  return client
}
