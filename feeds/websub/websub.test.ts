import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { openAsking } from '#server/asking/asking.ts'
import { serveRoutes } from '#server/web/routes/serve-routes.ts'
import { fetchDueFeeds } from '../visit/fetch-due-feeds.ts'
import { addSource, refreshSources } from '#areas/sources/server/following/follow-source.ts'
import { lockHost } from '../claim/host-locks.ts'
import { setRequestHeaders } from '../fetch/request-headers.ts'
import { rss, type TestItem } from '../test-feeds.ts'
import { websubCallback } from './callback.ts'
import { subscribeToHubs } from './subscribe.ts'
import { takeDeliveries } from './take-deliveries.ts'

const NOON = new Date('2026-03-02T12:00:00Z')
const DAY_MS = 86_400_000
const tug: TestItem = { guid: 'tug', title: 'Tug sinks', published: '2026-03-02T11:00:00Z' }
const ferry: TestItem = { guid: 'ferry', title: 'Ferry late', published: '2026-03-02T11:30:00Z' }

/** A typical WebSub hub: it accepts a subscription, calls back, and remembers its subscribers. */
interface Hub {
  address: string
  asked: URLSearchParams[]
  /** The status with which the hub answers a subscription before it calls back. */
  status: number
  leaseSeconds: string | null
  /** Answers of this server's callback to the hub's confirmations. */
  confirmed: { status: number; body: string }[]
}

let tools: TestTools
let us: FastifyInstance
let hub: Hub
let items: TestItem[]
let selfLink: string | null
const servers: Server[] = []
let feedAddress: string

beforeEach(async () => {
  tools = await testTools()
  tools.fetch = guardedFetch({ allowPrivate: true })
  us = Fastify({
    routerOptions: {
      querystringParser: (text) => new URLSearchParams(text) as unknown as Record<string, unknown>,
    },
  })
  await serveRoutes(us, [websubCallback], {
    world: tools,
    asking: openAsking([], tools),
    whoAsks: () => tools.readerId,
    isHttps: () => false,
  })
  tools.publicAddress = await us.listen({ host: '127.0.0.1', port: 0 })
  hub = await openServer()
  items = [tug]
  selfLink = null
  feedAddress = `${await serve((_, answer) => {
    const links = [`<${hub.address}>; rel="hub"`, selfLink && `<${selfLink}>; rel="self"`]
    answer.writeHead(200, { link: links.filter(Boolean).join(', ') }).end(rss(items))
  })}/feed`
  await follow()
})
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
  await us.close()
  await tools.close()
})

async function serve(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function openServer(): Promise<Hub> {
  const hub: Hub = { address: '', asked: [], status: 202, leaseSeconds: '864000', confirmed: [] }
  const origin = await serve(async (request, answer) => {
    let body = ''
    for await (const chunk of request) body += chunk
    hub.asked.push(new URLSearchParams(body))
    answer.writeHead(hub.status).end()
  })
  hub.address = `${origin}/hub`
  return hub
}

/** Asks this server like a hub to confirm a subscription. */
async function callBack(changes: Record<string, string> = {}) {
  const asked = hub.asked.at(-1)!
  const url = new URL(asked.get('hub.callback')!)
  const question = {
    'hub.mode': 'subscribe',
    'hub.topic': asked.get('hub.topic')!,
    'hub.challenge': 'are-you-sure',
    ...(hub.leaseSeconds && { 'hub.lease_seconds': hub.leaseSeconds }),
    ...changes,
  }
  for (const [name, value] of Object.entries(question)) url.searchParams.set(name, value)
  const answer = await fetch(url)
  return { status: answer.status, body: await answer.text() }
}

async function push(items: TestItem[], signedWith?: string, body = rss(items)) {
  const asked = hub.asked.at(-1)!
  const secret = signedWith ?? asked.get('hub.secret')!
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
  const { status } = await fetch(asked.get('hub.callback')!, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/rss+xml', 'x-hub-signature': signature },
  })
  if (tools.queued.includes(takeDeliveries.name)) await takeDeliveries.run(tools, {})
  return status
}

const follow = () =>
  tools.db.transaction((db) =>
    addSource(
      db,
      tools.readerId,
      { address: feedAddress, name: 'Harbour', category: 'general', frequency: 'hourly' },
      NOON,
    ),
  )
async function fetchAt(moment: Date) {
  tools.setNow(moment)
  await refreshSources(tools, tools.readerId)
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
}
const subscribe = () => subscribeToHubs(tools, { hubPauseMs: 0 })
async function subscribed() {
  await fetchAt(NOON)
  await subscribe()
  await callBack()
}
const later = (ms: number) => new Date(NOON.getTime() + ms)
const titles = async () => {
  const rows = await tools.db.many(
    z.object({ title: z.string() }),
    sql`select title from entries order by id`,
  )
  return rows.map(({ title }) => title)
}
const state = () =>
  tools.db.maybe(
    z.object({ state: z.string(), failures: z.int() }),
    sql`select state, failures from feed_pushes`,
  )
const nextFetch = () =>
  tools.db.one(
    z.object({ reason: z.string(), minutes: z.int() }),
    sql`select next_fetch_reason as reason, next_fetch_minutes as minutes from feeds`,
  )

describe('a feed that names a hub', () => {
  test('is subscribed to with a secret, under the address that it calls its own', async () => {
    selfLink = `${feedAddress}?self`
    await fetchAt(NOON)
    await subscribe()
    expect(hub.asked).toHaveLength(1)
    const asked = Object.fromEntries(hub.asked[0]!)
    expect(asked).toMatchObject({ 'hub.mode': 'subscribe', 'hub.topic': selfLink })
    expect(asked['hub.callback']).toMatch(/\/websub\/[\w-]{32}$/)
    expect(asked['hub.secret']!.length).toBeGreaterThan(30)
    await subscribe()
    expect(hub.asked).toHaveLength(1)
    const { sealed } = await tools.db.one(
      z.object({ sealed: z.string() }),
      sql`select encode(secret, 'escape') as sealed from feed_pushes`,
    )
    expect(sealed).not.toContain(asked['hub.secret'])
  })

  test('is not subscribed to where no other server can reach us', async () => {
    tools.publicAddress = null
    await fetchAt(NOON)
    await subscribe()
    expect(hub.asked).toEqual([])
  })

  test('is not subscribed to where it is private to a reader', async () => {
    await fetchAt(NOON)
    const { id } = await tools.db.one(z.object({ id: z.string() }), sql`select id from sources`)
    await setRequestHeaders(tools, tools.readerId, id, { cookie: 'session=1' })
    await fetchAt(later(1))
    await subscribe()
    expect(hub.asked).toEqual([])
  })
})

describe('a hub that asks whether we meant it', () => {
  test('is told so', async () => {
    await fetchAt(NOON)
    await subscribe()
    expect(await callBack()).toEqual({ status: 200, body: 'are-you-sure' })
    expect(await state()).toEqual({ state: 'active', failures: 0 })
  })

  test.each<Record<string, string>>([
    { 'hub.topic': 'https://elsewhere.example/feed' },
    { 'hub.mode': 'unsubscribe' },
    { 'hub.challenge': '' },
  ])('is told no when it asks for %j', async (changes) => {
    await fetchAt(NOON)
    await subscribe()
    expect(await callBack(changes)).toMatchObject({ status: 404 })
    expect(await state()).toMatchObject({ state: 'asked' })
  })

  test('and is a stranger is told that nobody wants it', async () => {
    const answer = await fetch(`${tools.publicAddress}/websub/made-up?hub.mode=subscribe`)
    expect(answer.status).toBe(410)
  })

  test('at a host that wants to be left alone keeps no other hub waiting', async () => {
    await fetchAt(NOON)
    const { host } = new URL(hub.address)
    await lockHost(tools.db, host, { holder: 'somebody', now: tools.now() })
    await subscribeToHubs(tools, { hubPauseMs: 0, patienceMs: 300 })
    expect(hub.asked).toEqual([])
    expect(await state()).toMatchObject({ state: 'asked' })
  })

  test('is asked again before its lease ends', async () => {
    await subscribed()
    tools.setNow(later(7.9 * DAY_MS))
    await subscribe()
    expect(hub.asked).toHaveLength(1)
    tools.setNow(later(8.1 * DAY_MS))
    await subscribe()
    expect(hub.asked).toHaveLength(2)
    expect(await state()).toMatchObject({ state: 'active' })
    await callBack()
    tools.setNow(later(15 * DAY_MS))
    await subscribe()
    expect(hub.asked).toHaveLength(2)
  })

  test('is not asked again once nobody follows the feed, and told so when it delivers', async () => {
    await subscribed()
    await tools.db.run(sql`delete from sources`)
    tools.setNow(later(9 * DAY_MS))
    await subscribe()
    expect(hub.asked).toHaveLength(1)
    expect(await push([ferry])).toBe(410)
  })
})

describe('what a hub delivers', () => {
  test('is kept without asking the publisher', async () => {
    await subscribed()
    expect(await push([ferry, tug])).toBe(202)
    expect(await titles()).toEqual(['Tug sinks', 'Ferry late'])
    expect(tools.queued).toContain('articles/join-entries')
    expect(await push([ferry, tug])).toBe(202)
    expect(await titles()).toHaveLength(2)
  })

  test('is ignored when somebody else signed it, who does not learn that', async () => {
    await subscribed()
    expect(await push([ferry], 'made up')).toBe(202)
    expect(await titles()).toEqual(['Tug sinks'])
  })

  test('makes the feed due when it is not a feed', async () => {
    await subscribed()
    items = [tug, ferry]
    expect(await push([], undefined, 'Something is new')).toBe(202)
    await fetchDueFeeds(tools, { hostPauseMs: 0 })
    expect(await titles()).toEqual(['Tug sinks', 'Ferry late'])
  })

  test('makes visits rarer, until one finds what was not delivered', async () => {
    await subscribed()
    await fetchAt(later(1))
    expect(await nextFetch()).toMatchObject({ reason: 'reader' })

    tools.setNow(later(2))
    await push([ferry, tug])
    items = [ferry, tug]
    await fetchAt(later(3))
    expect(await nextFetch()).toEqual({ reason: 'pushed', minutes: 720 })

    items = [{ guid: 'fog', title: 'Fog lifts', published: '2026-03-02T11:50:00Z' }, ferry, tug]
    await fetchAt(later(4))
    await fetchAt(later(5))
    expect(await nextFetch()).toMatchObject({ reason: 'reader' })

    tools.setNow(later(6))
    await push(items)
    await fetchAt(later(7))
    expect(await nextFetch()).toMatchObject({ reason: 'pushed' })
    await fetchAt(later(11 * DAY_MS))
    expect((await nextFetch()).reason).not.toBe('pushed')
  })
})

describe('a hub that does not play along', () => {
  test('is asked again later, and later still, while the feed is fetched as before', async () => {
    hub.status = 500
    await fetchAt(NOON)
    await subscribe()
    expect(await state()).toEqual({ state: 'refused', failures: 1 })
    const asks = []
    for (let hours = 0; hours < 24; hours++) {
      tools.setNow(later(hours * 3_600_000 + 1000))
      const before = hub.asked.length
      await subscribe()
      if (hub.asked.length > before) asks.push(hours)
    }
    expect(asks).toEqual([1, 3, 7, 15])
    expect(await nextFetch()).toMatchObject({ reason: 'reader' })
  })

  test('and says so by a denial is left alone for a week', async () => {
    await fetchAt(NOON)
    await subscribe()
    expect(await callBack({ 'hub.mode': 'denied' })).toMatchObject({ status: 200 })
    tools.setNow(later(6 * DAY_MS))
    await subscribe()
    expect(hub.asked).toHaveLength(1)
  })

  test('or is gone harms nothing', async () => {
    hub.address = 'http://127.0.0.1:9/hub'
    await fetchAt(NOON)
    await subscribe()
    expect(await state()).toMatchObject({ failures: 1 })
    await fetchAt(later(1))
    expect(await titles()).toEqual(['Tug sinks'])
  })

  test('any more is left for the one that the feed names now', async () => {
    await subscribed()
    const former = hub.asked[0]!.get('hub.callback')!
    hub = await openServer()
    items = [ferry, tug]
    await fetchAt(later(1))
    await subscribe()
    expect(hub.asked).toHaveLength(1)
    expect((await fetch(former, { method: 'POST', body: 'x' })).status).toBe(410)
  })
})
