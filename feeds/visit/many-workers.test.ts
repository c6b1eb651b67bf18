import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { patient } from '#core/test-patience.ts'
import { openDatabase, type OpenDatabase } from '#server/database/database.ts'
import type { TestDatabase } from '#server/database/test-database.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql, type GuardedFetch, type Tools } from '#server/tools.ts'
import { claimDueFeeds } from '../claim/claim-feeds.ts'
import { fetchDueFeeds, fetchForever } from './fetch-due-feeds.ts'
import { addSource } from '#areas/sources/server/following/follow-source.ts'
import { sharedHostQueue } from '../claim/shared-host-queue.ts'
import { rss } from '../test-feeds.ts'

const WORKERS = 4
const HOSTS = 6
const FEEDS_OF_HOST = 5

let database: TestDatabase
let tools: TestTools
let connections: OpenDatabase[]
beforeEach(async () => {
  tools = await testTools()
  database = tools.db as TestDatabase
  connections = []
})
afterEach(async () => {
  await Promise.all(connections.map((connection) => connection.close()))
  await tools.close()
})

/** A simulated web that records the requests, and how many run at the same time. */
function watchedWeb(answerMs: number) {
  const asked: string[] = []
  const busy = new Map<string, number>()
  const problems: string[] = []
  let atOnce = 0
  let mostAtOnce = 0
  const fetch: GuardedFetch = async (address) => {
    const { host } = new URL(address)
    asked.push(address)
    if ((busy.get(host) ?? 0) > 0) problems.push(`${host} was asked twice at once`)
    busy.set(host, (busy.get(host) ?? 0) + 1)
    mostAtOnce = Math.max(mostAtOnce, ++atOnce)
    await new Promise((resolve) => setTimeout(resolve, answerMs))
    atOnce--
    busy.set(host, busy.get(host)! - 1)
    const body = new TextEncoder().encode(rss([{ guid: address, title: `News of ${address}` }]))
    return { status: 200, headers: {}, body, address, movedTo: null }
  }
  return { fetch, asked, problems, mostAtOnce: () => mostAtOnce }
}

/** A worker like one in another process: it has its own connections to the same database. */
async function anotherWorker(fetch: GuardedFetch): Promise<Tools> {
  const db = await openDatabase(database.url, { poolSize: 4 })
  connections.push(db)
  return { ...tools, db, fetch, now: () => new Date() }
}

async function followMany() {
  const addresses = []
  for (let host = 0; host < HOSTS; host++) {
    for (let feed = 0; feed < FEEDS_OF_HOST; feed++) {
      const address = `https://host-${host}.example/${feed}`
      const follow = { address, name: address, category: 'general', frequency: 'hourly' }
      await addSource(tools.db, tools.readerId, follow, new Date(0))
      addresses.push(address)
    }
  }
  return addresses
}

test('several workers share what is due: each feed is fetched once, each host asked one at a time', async () => {
  const addresses = await followMany()
  const web = watchedWeb(15)
  const workers = await Promise.all(Array.from({ length: WORKERS }, () => anotherWorker(web.fetch)))
  await Promise.all(workers.map((worker) => fetchDueFeeds(worker, { hostPauseMs: 0 })))
  expect(web.asked.toSorted()).toEqual(addresses.toSorted())
  expect(web.problems).toEqual([])
  expect(web.mostAtOnce()).toBeGreaterThan(1)
  expect(web.mostAtOnce()).toBeLessThanOrEqual(HOSTS)
  const { kept } = await tools.db.one(
    z.object({ kept: z.int() }),
    sql`select count(*) as kept from feeds where state = 'ok' and claimed_until is null and entry_count = 1`,
  )
  expect(kept).toBe(addresses.length)
})

test('pages and feeds of one host wait for each other, across workers, with a pause between them', async () => {
  const starts: number[] = []
  const address = 'https://host-0.example/feed'
  const work = async () => {
    starts.push(Date.now())
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const [one, other] = await Promise.all([1, 2].map(() => anotherWorker(tools.fetch)))
  const queues = [one!, other!].map((worker) =>
    sharedHostQueue(worker, { pauseMs: 100, maxAtOnce: 4, patienceMs: patient(10_000) }),
  )
  await Promise.all([0, 1, 0, 1].map((which) => queues[which]!(address, work)))
  const gaps = starts.slice(1).map((start, nth) => start - starts[nth]!)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(115)
})

test('what a dead worker had in hand comes back, its host first and then its feed', async () => {
  await followMany()
  tools.setNow(new Date('2026-03-02T12:00:00Z'))
  const lost = await claimDueFeeds(tools, 'dead', 100)
  expect(new Set(lost.map(({ host }) => host)).size).toBe(HOSTS)
  expect(await claimDueFeeds(tools, 'alive', 100)).toEqual([])

  tools.setNow(new Date('2026-03-02T12:02:00Z'))
  const next = await claimDueFeeds(tools, 'alive', 100)
  expect(next).toHaveLength(HOSTS)
  const isLost = new Set(lost.map(({ id }) => id))
  expect(next.filter(({ id }) => isLost.has(id))).toEqual([])

  tools.setNow(new Date('2026-03-02T12:04:00Z'))
  await tools.db.run(
    sql`update feeds set next_fetch_at = '1960-01-01' where id = any(${[...isLost]})`,
  )
  const back = await claimDueFeeds(tools, 'third', 100)
  expect(new Set(back.map(({ id }) => id))).toEqual(isLost)
})

test('workers that come and go for good lose nothing', async () => {
  const addresses = await followMany()
  const web = watchedWeb(5)
  // Each of these workers claims feeds and never returns, as after `kill -9`.
  for (let death = 0; death < 3; death++) await claimDueFeeds(tools, `dead-${death}`, 2)
  const worker = {
    ...tools,
    fetch: web.fetch,
    now: () => new Date(Date.parse('2026-03-02T12:10:00Z')),
  }
  await fetchDueFeeds(worker, { hostPauseMs: 0 })
  expect(web.asked.toSorted()).toEqual(addresses.toSorted())
})

test('a worker that ends finishes what it has in hand', async () => {
  await followMany()
  const web = watchedWeb(30)
  const stop = new AbortController()
  const work = fetchForever(await anotherWorker(web.fetch), stop.signal)
  while (web.asked.length < HOSTS) await new Promise((resolve) => setTimeout(resolve, 5))
  stop.abort()
  await work
  const { left } = await tools.db.one(
    z.object({ left: z.int() }),
    sql`select count(*) as left from feeds where claimed_until is not null`,
  )
  expect(left).toBe(0)
})

test('a feed that somebody changes just now is left for the next time, without waiting for them', async () => {
  await followMany()
  const worker = await anotherWorker(watchedWeb(0).fetch)
  const idsOf = async () => (await claimDueFeeds(worker, 'a worker', HOSTS)).map(({ id }) => id)
  const { id: first } = await tools.db.one(
    z.object({ id: z.int() }),
    sql`update feeds set next_fetch_at = '1969-12-31' where id = (select min(id) from feeds) returning id`,
  )
  const claimed = await tools.db.transaction(async (db) => {
    await db.run(sql`update feeds set outlet = 'host-0.example' where id = ${first}`)
    return Promise.race([
      idsOf(),
      new Promise((resolve) => setTimeout(resolve, patient(5000), 'waits')),
    ])
  })
  expect(claimed).toHaveLength(HOSTS - 1)
  expect(await idsOf()).toEqual([first])
})
