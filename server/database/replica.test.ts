import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import * as z from 'zod/mini'
import { sql } from '../tools.ts'
import { openDatabase, type OpenDatabase } from './database.ts'
import { whileReading } from './replica.ts'
import { testDatabase, type TestDatabase } from './test-database.ts'

const Count = z.object({ count: z.int() })
const readers = sql`select count(*) from readers`

let db: TestDatabase
let opened: { close(): Promise<void> }[]
let heard: string[]
beforeEach(async () => {
  db = await testDatabase()
  opened = []
  heard = []
})
afterEach(async () => {
  for (const one of opened.toReversed()) await one.close()
  await db.close()
})

async function openWith(readUrl: string): Promise<OpenDatabase> {
  const onError = ({ message }: Error) => void heard.push(message)
  const database = await openDatabase(db.url, { poolSize: 2, readUrl, onError })
  opened.push(database)
  return database
}

/**
 * Starts a server that takes the place of a replica, answers nothing, and counts its connections.
 */
async function silence(): Promise<{ url: string; callers: () => number }> {
  const sockets: Socket[] = []
  const server: Server = createServer((socket) => void sockets.push(socket.on('error', () => {})))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  opened.push({
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  })
  const { port } = server.address() as { port: number }
  return { url: `postgres://nobody@127.0.0.1:${port}/none`, callers: () => sockets.length }
}

test('where a replica is away, the server answers reads, and it is said once', async () => {
  const database = await openWith('postgres://nobody@127.0.0.1:1/none')
  for (let nth = 0; nth < 5; nth++)
    expect(await whileReading(() => database.one(Count, readers))).toEqual({ count: 0 })
  expect(heard).toEqual([expect.stringContaining('DATABASE_READ_URL')])
})

test('where a replica hangs, the server answers within a second, and then at once', async () => {
  const { url, callers } = await silence()
  const database = await openWith(url)
  const ask = async () => {
    const startedAt = performance.now()
    await whileReading(() => database.forReader('somebody').one(Count, readers))
    return performance.now() - startedAt
  }
  expect(await ask()).toBeLessThan(patient(5000))
  expect(await ask()).toBeLessThan(patient(2000))
  expect(callers()).toBe(1)
})

test('only what reads is asked of a replica, and never inside a transaction', async () => {
  const { url, callers } = await silence()
  const database = await openWith(url)
  await database.one(Count, readers)
  await whileReading(() => database.transaction((db) => db.one(Count, readers)))
  await whileReading(() => database.run(sql`delete from leases`))
  expect(callers()).toBe(0)
})

test('a server that follows no other is not taken for a replica', async () => {
  // Another database of the same server, whose answers would differ.
  const other = await testDatabase()
  opened.push(other)
  await other.run(sql`insert into readers (id, name) values ('stray', 'Stray')`)
  const database = await openWith(other.url)
  expect(await whileReading(() => database.one(Count, readers))).toEqual({ count: 0 })
})
