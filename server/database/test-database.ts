import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type pg from 'pg'
import { connectOnce } from './connection.ts'
import { openDatabase, type OpenDatabase } from './database.ts'
import { openEmbeddedPostgres, type EmbeddedPostgres } from '../embedded-postgres/open.ts'
import { migrate } from '../migrate.ts'
import { makeTestFolder, removeOldTestFolders, testFolder } from '../test-folder.ts'

const SERVER = 'SYNTHWIRE_TEST_SERVER'
const TEMPLATE = 'synthwire_template'

/** Settings that keep nothing safe on disk, because no database outlives the test run. */
const carelessSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '100',
}

let server: EmbeddedPostgres | null = null
let dataFolder: string

/** Starts one PostgreSQL for the whole test run, with a migrated database to copy. */
export async function setup(): Promise<void> {
  if (process.env[SERVER]) return
  await removeOldTestFolders()
  dataFolder = await makeTestFolder(await testFolder())
  server = await openEmbeddedPostgres({ dataFolder, use: 'alone', settings: carelessSettings })
  await statement(server.url, `create database ${TEMPLATE}`)
  const template = await openDatabase(databaseUrl(server.url, TEMPLATE))
  await migrate(template)
  await template.close()
  process.env[SERVER] = server.url
}

export async function teardown(): Promise<void> {
  if (!server) return
  await server.close()
  await rm(dataFolder, { recursive: true, force: true })
}

export interface TestDatabase extends OpenDatabase {
  url: string
}

/** Creates a migrated database, or an empty one; `close` drops it. */
export async function testDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  const server = process.env[SERVER]
  if (!server) throw new Error('Test databases need the global set-up in vitest.config.ts')

  const name = `test_${randomUUID().replaceAll('-', '')}`
  const template = isEmpty ? 'template1' : TEMPLATE
  const admin = await adminOf(server)
  await admin.query(`create database ${name} template ${template} strategy file_copy`)
  const url = databaseUrl(server, name)
  const db = await openDatabase(url)
  const { close } = db
  return Object.assign(db, {
    url,
    async close() {
      await close()
      await left(admin, name)
      await admin.query(`drop database ${name} with (force)`)
    },
  })
}

/**
 * Waits a moment until connections that were just closed have ended. Dropping a database that still
 * has one pauses for a tenth of a second, twice as long as all other work of a test database.
 */
async function left(admin: pg.Client, name: string): Promise<void> {
  for (let times = 0; times < 20; times++) {
    const { rowCount } = await admin.query('select from pg_stat_activity where datname = $1', [
      name,
    ])
    if (!rowCount) return
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

let admin: Promise<pg.Client> | undefined

/**
 * A connection for as long as the process runs, because connecting costs as much as creating a
 * database.
 */
function adminOf(server: string): Promise<pg.Client> {
  admin ??= connectOnce(server).then((client) => {
    // The types of pg omit this method. Without the call, the process of a test would not end.
    ;(client as pg.Client & { unref(): void }).unref()
    return client
  })
  return admin
}

function databaseUrl(server: string, name: string): string {
  return server.replace(/[^/]+$/, name)
}

async function statement(url: string, text: string): Promise<void> {
  const client = await connectOnce(url)
  await client.query(text)
  await client.end()
}
