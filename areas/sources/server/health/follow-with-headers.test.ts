import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Problem } from '#core/problem.ts'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { sealedRequestHeaders } from '#feeds/fetch/request-headers.ts'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { exportOpml } from '../following/export-opml.ts'
import { followSource } from '../following/follow-source.ts'
import { serverSourceHealth } from './api.ts'

const SECRET = 'berth=herring'
const FEED = `<rss version="2.0"><channel><title>Members Letter</title><item><guid>1</guid>
  <title>The members meet on the pier</title></item></channel></rss>`
const PAGE = (feed: string) =>
  `<html><head><title>Club</title><link rel="alternate" type="application/rss+xml" href="${feed}"></head></html>`

let tools: TestTools
let servers: Server[]
/** The requests that the site received, each as "path cookie". */
let heard: string[]
beforeEach(async () => {
  tools = await testTools()
  tools.fetch = guardedFetch({ allowPrivate: true })
  servers = []
  heard = []
})
afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  await tools.close()
})

type Said = { status?: number; body?: string; location?: string; type?: string }

async function serve(answer: (request: IncomingMessage) => Said): Promise<string> {
  const server = createServer((request, response) => {
    heard.push(`${request.url} ${request.headers.cookie ?? 'nothing'}`)
    const { status = 200, body = '', location, type = 'application/rss+xml' } = answer(request)
    response.writeHead(status, { 'content-type': type, ...(location && { location }) }).end(body)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const members = (refusal = 403) =>
  serve(({ headers }) => (headers.cookie === SECRET ? { body: FEED } : { status: refusal }))
const keeper = (readerId = tools.readerId) => serverSourceHealth(deskOf(tools, readerId))
const follow = (address: string, site: string, cookie = SECRET) =>
  keeper().followWithHeaders({
    ...{ address, site, headers: { Cookie: cookie } },
    ...({ name: '', category: 'general', frequency: 'hourly' } as const),
  })
const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => Promise.reject(new Error('It was followed')),
    (error: Problem) => error,
  )
const feeds = () =>
  tools.db.many(
    z.object({ address: z.string(), privateTo: z.nullable(z.string()), isSealed: z.boolean() }),
    sql`select address, private_to, ${sealedRequestHeaders} is not null as is_sealed from feeds order by id`,
  )
const entriesOf = async (readerId: string) =>
  tools.db.many(
    z.object({ title: z.string() }),
    sql`select title from entries where feed_id in (select feed_id from sources where reader_id = ${readerId})`,
  )
const fetchLater = async () => {
  tools.setNow(new Date(tools.now().getTime() + 24 * 3_600_000))
  await tools.db.run(sql`update feeds set next_fetch_at = ${tools.now()}`)
  heard = []
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
}

describe('a feed that answers only requests with the right headers', () => {
  test.each([401, 403])(
    'names its site when it refuses (%i), and is followed with headers, for its reader alone',
    async (status) => {
      const site = await members(status)
      const address = `${site}/feed`
      const refusal = await refusalOf(followSource(tools, tools.readerId, { address }))
      expect(refusal).toMatchObject({ kind: 'unavailable', fields: { 'headers.site': site } })

      const { source, isKnown, latest } = await follow(address, site)
      expect({ name: source.name, isKnown, latest: latest[0]!.title }).toEqual({
        name: 'Members Letter',
        isKnown: false,
        latest: 'The members meet on the pier',
      })
      expect(await feeds()).toEqual([{ address, privateTo: tools.readerId, isSealed: true }])
      await fetchLater()
      expect(heard).toEqual([`/feed ${SECRET}`])
      const [report] = await keeper().listReports({})
      expect(report).toMatchObject({ condition: 'ok', hasHeaders: true })
    },
  )

  test('says nothing of its entries to another reader who follows the address', async () => {
    await tools.db.run(sql`insert into readers (id, name) values ('reader-ann', 'Ann')`)
    const site = await members()
    await follow(`${site}/feed`, site)
    expect(await entriesOf(tools.readerId)).toHaveLength(1)
    await refusalOf(followSource(tools, 'reader-ann', { address: `${site}/feed` }))
    const asAnn = { address: `${site}/feed`, site, headers: { Cookie: 'berth=guess' } }
    await refusalOf(
      keeper('reader-ann').followWithHeaders({
        ...asAnn,
        ...{ name: '', category: 'general', frequency: 'hourly' },
      }),
    )
    expect(await feeds()).toHaveLength(1)
    expect(await entriesOf('reader-ann')).toEqual([])
  })

  test('refuses again with wrong headers, which no message repeats', async () => {
    const site = await members()
    const refusal = await refusalOf(follow(`${site}/feed`, site, 'berth=wrong-secret'))
    expect(refusal).toMatchObject({ fields: { 'headers.site': site } })
    expect(refusal.message + JSON.stringify(refusal.fields)).not.toContain('wrong-secret')
    expect(await feeds()).toEqual([])
    const bad = await refusalOf(follow(`${site}/feed`, site, 'wrong-secret ✓'))
    expect(bad.message).toContain('The value of cookie cannot be sent')
    expect(bad.message).not.toContain('wrong-secret')
  })

  test('is in no list, and in the exported one without its headers', async () => {
    const site = await members()
    await follow(`${site}/feed`, site)
    const shown = JSON.stringify([
      await keeper().listReports({}),
      await exportOpml(tools.desk, tools.readerId),
      tools.announced,
    ])
    expect(shown).toContain('Members Letter')
    expect(shown).not.toContain('herring')
  })

  test('is found by the page that names it', async () => {
    const site = await serve(({ url, headers }) => {
      if (url === '/') return { body: PAGE('/members.xml'), type: 'text/html' }
      return headers.cookie === SECRET ? { body: FEED } : { status: 403 }
    })
    const refusal = await refusalOf(followSource(tools, tools.readerId, { address: site }))
    expect(refusal.message).toContain('a web page with a feed link')
    expect(refusal.fields).toEqual({ 'headers.site': site })
    const { source, found } = await follow(site, site)
    expect(source.address).toBe(`${site}/members.xml`)
    expect(found).toBe('The feed that this page names')
  })

  test('that is followed already as a public one becomes private to its reader with the headers', async () => {
    let isOpen = true
    const site = await serve(({ headers }) =>
      isOpen || headers.cookie === SECRET ? { body: FEED } : { status: 403 },
    )
    await tools.db.run(sql`insert into readers (id, name) values ('reader-ann', 'Ann')`)
    const draft = { address: `${site}/feed` }
    await followSource(tools, 'reader-ann', draft)
    await followSource(tools, tools.readerId, draft)
    isOpen = false
    expect((await follow(draft.address, site)).isKnown).toBe(true)
    expect(await keeper().listReports({})).toHaveLength(1)
    expect(await feeds()).toEqual([
      { ...draft, privateTo: null, isSealed: false },
      { ...draft, privateTo: tools.readerId, isSealed: true },
    ])
  })
})

describe('headers for one site', () => {
  test('are not sent to another host that it redirects to, nor kept for a feed there', async () => {
    const elsewhere = await serve(() => ({ body: FEED }))
    const site = await serve(({ headers }) =>
      headers.cookie === SECRET ? { status: 301, location: `${elsewhere}/feed` } : { status: 403 },
    )
    const { found } = await follow(`${site}/letter`, site)
    expect(heard).toEqual([`/letter ${SECRET}`, '/feed nothing'])
    expect(found).toContain('another host, which the headers are not sent to')
    expect(await feeds()).toEqual([
      { address: `${elsewhere}/feed`, privateTo: tools.readerId, isSealed: false },
    ])
    await fetchLater()
    expect(heard).toEqual(['/feed nothing'])
  })

  test('are sent to the site if another host redirects to it, which gets none', async () => {
    const site = await members()
    const before = await serve(() => ({ status: 302, location: `${site}/feed` }))
    const refusal = await refusalOf(
      followSource(tools, tools.readerId, { address: `${before}/old` }),
    )
    expect(refusal.fields).toEqual({ 'headers.site': site })
    heard = []
    const { source } = await follow(`${before}/old`, site)
    expect(heard).toEqual(['/old nothing', '/feed nothing', `/feed ${SECRET}`])
    expect(source.address).toBe(`${site}/feed`)
  })

  test('are sealed even if the site asks to wait', async () => {
    const site = await serve(({ headers }) => ({ status: headers.cookie ? 429 : 403 }))
    await follow(`${site}/feed`, site)
    expect(await feeds()).toMatchObject([{ privateTo: tools.readerId, isSealed: true }])
  })

  test('cannot be empty, and cannot be for Reddit', async () => {
    await expect(follow('https://www.reddit.com/r/quay', 'https://www.reddit.com')).rejects.toThrow(
      'Reddit takes no request headers',
    )
    const none = { address: 'harbour.example', site: 'https://harbour.example', headers: {} }
    await expect(
      keeper().followWithHeaders({
        ...none,
        ...{ name: '', category: 'general', frequency: 'hourly' },
      }),
    ).rejects.toThrow('Fill in at least one header')
  })
})
