import { randomUUID } from 'node:crypto'
import { connectOnce } from '#server/database/connection.ts'
import { openDatabase, type OpenDatabase } from '#server/database/database.ts'

/** The template of an empty database. */
const EMPTY = 'template1'

/** A database that can be copied while nobody is connected to it. */
export interface Stored {
  name: string
  url: string
  /** Opens the database for the time of `work`. */
  use<T>(work: (db: OpenDatabase) => Promise<T>): Promise<T>
  copy(): Promise<Stored>
  drop(): Promise<void>
}

/**
 * Makes a database on the server that is started for tests and these trials
 * (server/database/test-database.ts).
 */
export function storedDatabase(from = EMPTY): Promise<Stored> {
  const server = process.env['SYNTHWIRE_TEST_SERVER']
  if (!server) throw new Error('There is no database server; test-database.ts starts one')
  return copyOf(server, from)
}

async function copyOf(server: string, from: string): Promise<Stored> {
  const name = `upgrade_${randomUUID().replaceAll('-', '')}`
  await tell(server, `create database ${name} template ${from} strategy file_copy`)
  const url = new URL(`/${name}`, server).href
  return {
    name,
    url,
    async use(work) {
      const db = await openDatabase(url, { poolSize: 2 })
      try {
        return await work(db)
      } finally {
        await db.close()
      }
    },
    copy: () => copyOf(server, name),
    drop: () => tell(server, `drop database ${name} with (force)`),
  }
}

/** Sends a statement outside of any transaction. */
export async function tell(url: string, statement: string): Promise<void> {
  const client = await connectOnce(url)
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
