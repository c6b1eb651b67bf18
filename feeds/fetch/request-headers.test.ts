import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { serverConnections } from '#platform/connections/server/area.ts'
import { sql, type GuardedRequest } from '#server/tools.ts'
import { serverSourceHealth } from '#areas/sources/server/health/api.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { fetchDueFeeds } from '../visit/fetch-due-feeds.ts'
import { addSource, followSource } from '#areas/sources/server/following/follow-source.ts'
import { hasRequestHeaders, sealedRequestHeaders, setRequestHeaders } from './request-headers.ts'
import { rss } from '../test-feeds.ts'

const ADDRESS = 'https://harbour.example/feed'
const COOKIE = { Cookie: 'session=very-secret', 'User-Agent': 'Harbour Reader' }

let tools: TestTools
let sourceId: string
let sent: GuardedRequest['headers'][]
beforeEach(async () => {
  tools = await testTools()
  tools.web.set(ADDRESS, rss([{ guid: 'a', title: 'Tug sinks off Cape Orrin' }]))
  sent = []
  const { fetch } = tools
  tools.fetch = (address, request) => {
    sent.push(request?.headers)
    return fetch(address, request)
  }
  const { source } = await followSource(tools, tools.readerId, { address: ADDRESS })
  sourceId = source.id
})
afterEach(() => tools.close())

const hub = () => serverSources(tools.desk)
const set = (headers: Record<string, string>) =>
  setRequestHeaders(tools, tools.readerId, sourceId, headers)
const feeds = () =>
  tools.db.many(
    z.object({ privateTo: z.nullable(z.string()), sealed: z.nullable(z.string()) }),
    sql`select private_to, encode(${sealedRequestHeaders}, 'escape') as sealed from feeds order by id`,
  )

describe('headers for one source', () => {
  test('are sent with the next visit, which asks without conditions', async () => {
    await set(COOKIE)
    sent.length = 0
    await fetchDueFeeds(tools, { hostPauseMs: 0 })
    expect(sent).toEqual([{ cookie: 'session=very-secret', 'user-agent': 'Harbour Reader' }])
    expect(await hasRequestHeaders(tools, tools.readerId, sourceId)).toBe(true)
  })

  test('are sealed, shown nowhere, and make the feed its reader’s alone', async () => {
    await set(COOKIE)
    const [feed] = await feeds()
    expect(feed!.privateTo).toBe(tools.readerId)
    expect(feed!.sealed).not.toContain('secret')
    expect(JSON.stringify(await hub().listSources({}))).not.toContain('secret')
  })

  test('go when none are given, and what they let us read stays private', async () => {
    await set(COOKIE)
    await set({})
    expect(await hasRequestHeaders(tools, tools.readerId, sourceId)).toBe(false)
    expect(await feeds()).toEqual([{ privateTo: tools.readerId, sealed: null }])
  })

  test('are a connection that says whether the source takes them', async () => {
    await set(COOKIE)
    const health = async () => {
      await tools.db.run(sql`update feeds set next_fetch_at = ${tools.now()}, claimed_until = null`)
      await tools.db.run(sql`delete from hosts`)
      await fetchDueFeeds(tools, { hostPauseMs: 0 })
      const [connection] = await serverConnections(tools.desk).listIntegrations({})
      return { name: connection!.name, state: connection!.state, error: connection!.lastError }
    }
    const name = 'Harbour Gazette'
    expect(await health()).toEqual({ name, state: 'ok', error: null })
    tools.web.set(ADDRESS, { status: 403 })
    const error = 'The source refused what was asked with its headers (403).'
    expect(await health()).toEqual({ name, state: 'failing', error })

    await serverSourceHealth(tools.desk).changeSource({ id: sourceId, name: 'My Gazette' })
    expect((await serverConnections(tools.desk).listIntegrations({}))[0]!.name).toBe('My Gazette')

    const [{ id } = { id: '' }] = await serverConnections(tools.desk).listIntegrations({})
    await serverConnections(tools.desk).removeIntegration({ id })
    expect(await hasRequestHeaders(tools, tools.readerId, sourceId)).toBe(false)
  })

  test('leave the feed of others as it is', async () => {
    await tools.db.run(sql`insert into readers (id, name) values ('reader-ann', 'Ann')`)
    const follow = { address: ADDRESS, name: 'Harbour', category: 'general', frequency: 'hourly' }
    await addSource(tools.db, 'reader-ann', follow, tools.now())
    await set(COOKIE)
    expect((await feeds()).map(({ privateTo }) => privateTo)).toEqual([null, tools.readerId])
    await expect(hasRequestHeaders(tools, 'reader-ann', sourceId)).rejects.toThrow(
      'no longer follow',
    )
  })

  test('leave what came by the feed to others who keep it', async () => {
    await tools.db.run(sql`insert into readers (id, name) values ('reader-ann', 'Ann')`)
    await tools.db.run(sql`
      with article as (
        insert into articles (title, category, first_published_at, published_at)
        values ('Ferry', 'World', now(), now()) returning id
      ), entry as (
        insert into entries (feed_id, identity, content_hash, title, text, html, published_at, seen_at)
        select id, 'ferry', '', 'Ferry', '', '', now(), now() from feeds returning id
      ), put as (
        insert into article_entries (entry_id, article_id, position, confidence)
        select entry.id, article.id, 1, 1 from entry, article
      )
      insert into saved_articles (reader_id, article_id, saved_at) select 'reader-ann', id, now() from article`)
    await set(COOKIE)
    expect((await feeds()).map(({ privateTo }) => privateTo)).toEqual([null, tools.readerId])
  })

  test('sealed with a lost key fail the visit in words, and nothing is sent', async () => {
    await set(COOKIE)
    await tools.db.run(sql`update connections set sealed = '\\x0102030405'`)
    sent.length = 0
    await fetchDueFeeds(tools, { hostPauseMs: 0 })
    expect(sent).toEqual([])
    const [source] = await hub().listSources({})
    expect(source!.health).toMatchObject({ state: 'failing' })
    expect(source!.health.message).toContain('enter the secret again')
  })

  test('of another reader’s source cannot be set', async () => {
    await expect(setRequestHeaders(tools, 'reader-ann', sourceId, COOKIE)).rejects.toThrow(
      'no longer follow',
    )
  })
})

test.each<[headers: Record<string, string>, complaint: RegExp]>([
  [{ 'Bad Name': 'secret' }, /“bad name” is not a valid header name/],
  [{ Host: 'secret' }, /host is set by Synthwire itself/],
  [{ 'If-None-Match': 'secret' }, /set by Synthwire itself/],
  [{ 'Proxy-Authorization': 'secret' }, /set by Synthwire itself/],
  [{ Cookie: 'secret\r\nX-Injected: 1' }, /line breaks/],
  [{ Cookie: 'secret ✓' }, /cannot be sent/],
  [{ Cookie: ' ' }, /empty/],
  [{ Cookie: 'secret'.repeat(2000) }, /8000 characters/],
  [Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`x-${n}`, 'secret'])), /at most 20/],
])('%j is refused without repeating it', async (headers, complaint) => {
  const refused = await set(headers).catch((error: Error) => error.message)
  expect(refused).toMatch(complaint)
  expect(refused).not.toContain('secret')
})
