import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { serverFeed } from '#areas/feed/server/api.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { fetchDueFeeds } from './fetch-due-feeds.ts'
import { addSource, followSource } from '#areas/sources/server/following/follow-source.ts'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { setRequestHeaders } from '../fetch/request-headers.ts'
import { rss, type TestItem } from '../test-feeds.ts'

const OLD = 'http://harbour.example/feed'
const NEW = 'https://harbour.example/feed'
const tug: TestItem = {
  guid: 'g1',
  title: 'Tug Marlena sinks off Cape Orrin, crew of nine rescued',
  text: 'The tug Marlena sank off Cape Orrin before dawn on Monday. All nine crew members were lifted from a raft.',
  published: '2026-03-02T08:00:00Z',
}
const bakery: TestItem = {
  guid: 'g2',
  title: 'Bakery on Quay Street wins regional prize for its rye bread',
  text: 'A small bakery on Quay Street has won the regional prize for rye bread. The jury praised its crust.',
  published: '2026-03-02T09:00:00Z',
}

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

const page = (items: TestItem[], movedTo: string | null = null) => ({
  body: new TextEncoder().encode(rss(items)),
  movedTo,
})
const follow = async (address: string, readerId = tools.readerId) => {
  const draft = { address, name: address, category: 'general', frequency: 'hourly' }
  await addSource(tools.db, readerId, draft, tools.now())
}
async function visitAll() {
  await serverSources(tools.desk).refreshSources({})
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
}
const addresses = () =>
  tools.db
    .many(z.object({ address: z.string() }), sql`select address from feeds order by id`)
    .then((rows) => rows.map(({ address }) => address))
const identities = () =>
  tools.db
    .many(z.object({ identity: z.string() }), sql`select identity from entries order by 1`)
    .then((rows) => rows.map(({ identity }) => identity))

describe('a permanent redirect', () => {
  test('is followed after two visits, also where nothing changed, and stays in the history', async () => {
    tools.web.set(OLD, page([tug]))
    await follow(OLD)
    await visitAll()
    tools.web.set(OLD, page([tug], NEW))
    await visitAll()
    expect(await addresses()).toEqual([OLD])
    await visitAll()
    expect(await addresses()).toEqual([NEW])
    const history = await tools.db.many(
      z.object({ fromAddress: z.string(), toAddress: z.string(), timesSeen: z.int() }),
      sql`select from_address, to_address, times_seen from feed_moves where followed_at is not null`,
    )
    expect(history).toEqual([{ fromAddress: OLD, toAddress: NEW, timesSeen: 2 }])
  })

  test('that was a slip is forgotten', async () => {
    await follow(OLD)
    for (const movedTo of [NEW, null, NEW, 'https://other.example/feed', NEW]) {
      tools.web.set(OLD, page([tug], movedTo))
      await visitAll()
    }
    expect(await addresses()).toEqual([OLD])
  })

  test('to what is not a feed is never followed', async () => {
    await follow(OLD)
    tools.web.set(OLD, { body: new TextEncoder().encode('<html>Parked</html>'), movedTo: NEW })
    for (let visit = 0; visit < 3; visit++) await visitAll()
    expect(await addresses()).toEqual([OLD])
  })

  test('to another host is not followed with what a reader entrusted to the first', async () => {
    tools.web.set(OLD, page([tug], 'https://elsewhere.example/feed'))
    const { source } = await followSource(tools, tools.readerId, {
      address: OLD,
      name: '',
      category: 'general',
      frequency: 'hourly',
    })
    await tools.db.run(sql`update feeds set address = ${OLD}`)
    await setRequestHeaders(tools, tools.readerId, source.id, { cookie: 'session=1' })
    for (let visit = 0; visit < 3; visit++) await visitAll()
    expect(await addresses()).toEqual([OLD])
  })
})

describe('a feed that moves to an address that is followed already', () => {
  test('goes up in that one: each reader keeps a source, each item is there once', async () => {
    await tools.db.run(sql`insert into readers (id, name) values ('reader-ann', 'Ann')`)
    tools.web.set(OLD, page([tug]))
    tools.web.set(NEW, page([tug, bakery]))
    await follow(OLD)
    await follow(NEW)
    await follow(OLD, 'reader-ann')
    await visitAll()
    await joinEntries.run(tools, {})
    expect(await identities()).toEqual(['g1', 'g1', 'g2'])

    tools.web.set(OLD, page([tug, bakery], NEW))
    await visitAll()
    await visitAll()
    await joinEntries.run(tools, {})
    expect(await addresses()).toEqual([NEW])
    expect(await identities()).toEqual(['g1', 'g2'])
    const readers = await tools.db.many(
      z.object({ readerId: z.string() }),
      sql`select reader_id from sources order by 1`,
    )
    expect(readers.map(({ readerId }) => readerId).toSorted()).toEqual(
      ['reader-ann', tools.readerId].toSorted(),
    )
    const [source] = await serverSources(tools.desk).listSources({})
    expect(source!.entryCount).toBe(2)
    const headlines = await serverFeed(tools.desk).listHeadlines({
      period: 'today',
      search: '',
    })
    expect(headlines.map(({ sourceCount }) => sourceCount)).toEqual([1, 1])
  })

  test('takes its own entries along', async () => {
    tools.web.set(OLD, page([tug]))
    tools.web.set(NEW, page([bakery]))
    await follow(OLD)
    await follow(NEW)
    await visitAll()
    tools.web.set(OLD, page([tug], NEW))
    await visitAll()
    await visitAll()
    const [source] = await serverSources(tools.desk).listSources({})
    expect(source).toMatchObject({ address: NEW, entryCount: 2 })
  })

  test('leaves an entry behind that alone proves an article, so that what was saved stays', async () => {
    tools.web.set(OLD, page([tug]))
    tools.web.set(NEW, page([tug]))
    await follow(OLD)
    await visitAll()
    await joinEntries.run(tools, {})
    const { id } = await tools.db.one(z.object({ id: z.int() }), sql`select id from articles`)
    await tools.db.run(sql`
      insert into saved_articles (reader_id, article_id, saved_at)
      values (${tools.readerId}, ${id}, ${tools.now()})`)
    // The feed at the new address has the same item, which was joined to another event by mistake.
    await follow(NEW)
    await tools.db.run(
      sql`update feeds set next_fetch_at = now() + interval '1 year' where address = ${OLD}`,
    )
    await fetchDueFeeds(tools, { hostPauseMs: 0 })
    await tools.db.run(sql`delete from entries_waiting`)

    tools.web.set(OLD, page([tug], NEW))
    await visitAll()
    await visitAll()
    const kept = await tools.db.many(
      z.object({ articleId: z.int() }),
      sql`select article_id from saved_articles join article_entries using (article_id)`,
    )
    expect(kept).toEqual([{ articleId: id }])
    const sources = await serverSources(tools.desk).listSources({})
    expect(sources.map(({ address }) => address)).toEqual([NEW])
  })
})

describe('a podcast that says it has moved', () => {
  const ELSEWHERE = 'https://pods.example/harbour'
  const says = (newAddress: string, headers = {}) => ({
    body: new TextEncoder().encode(
      rss([tug]).replace(
        '<item>',
        `<itunes:new-feed-url>${newAddress}</itunes:new-feed-url><item>`,
      ),
    ),
    headers,
  })

  test('moves after two visits, also where nothing changed, and keeps its entries', async () => {
    tools.web.set(OLD, says(ELSEWHERE, { etag: '"1"' }))
    tools.web.set(ELSEWHERE, { ...page([tug, bakery]), headers: { etag: '"1"' } })
    await follow(OLD)
    await visitAll()
    expect(await addresses()).toEqual([OLD])
    await visitAll()
    expect(await addresses()).toEqual([ELSEWHERE])
    await visitAll()
    expect(await identities()).toHaveLength(2)
  })

  test.each<[string, object | string]>([
    ['is not there', { status: 404 }],
    ['is a page', '<html><body>Podcasts</body></html>'],
    ['leads back', says(OLD)],
  ])('stays where it is when its new address %s', async (_, there) => {
    tools.web.set(OLD, says(ELSEWHERE))
    tools.web.set(ELSEWHERE, there)
    await follow(OLD)
    for (let visit = 0; visit < 4; visit++) await visitAll()
    expect(await addresses()).toEqual([OLD])
    expect(await identities()).toHaveLength(1)
  })

  test('stays where its reader sends headers that another host is not told', async () => {
    tools.web.set(OLD, says(ELSEWHERE))
    tools.web.set(ELSEWHERE, page([tug]))
    await follow(OLD)
    const { id } = await tools.db.one(z.object({ id: z.string() }), sql`select id from sources`)
    await setRequestHeaders(tools, tools.readerId, id, { cookie: 'berth=7' })
    for (let visit = 0; visit < 3; visit++) await visitAll()
    expect(await addresses()).toEqual([OLD])
  })
})

describe('a page in the place of a feed that gives way to another one', () => {
  const refresh = (content: string) =>
    `<!doctype html><html><head><meta http-equiv="refresh" content="${content}"></head></html>`

  test.each([
    ['at once is followed, and the feed moves after two visits', '0; url=/moved', 'moved'],
    ['in some seconds is followed each time', '5; url=/moved', 'feed'],
  ])('%s', async (_, content, last) => {
    const moved = 'http://harbour.example/moved'
    tools.web.set(OLD, refresh(content))
    tools.web.set(moved, page([tug]))
    await follow(OLD)
    await visitAll()
    expect(await identities()).toHaveLength(1)
    tools.web.set(moved, page([tug, bakery]))
    await visitAll()
    expect(await identities()).toHaveLength(2)
    expect(await addresses()).toEqual([`http://harbour.example/${last}`])
  })

  test('to yet another page, or to itself, fails in words', async () => {
    for (const content of ['0; url=/feed', '0; url=/second']) {
      tools.web.set(OLD, refresh(content))
      tools.web.set('http://harbour.example/second', refresh('0; url=/feed'))
      if (content.endsWith('/feed')) await follow(OLD)
      await visitAll()
      const { message } = await tools.db.one(
        z.object({ message: z.nullable(z.string()) }),
        sql`select message from feeds`,
      )
      expect(message).toContain('web page, not a feed')
    }
  })
})
