import { parseFeed } from 'feedsmith'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { serverSaved } from '#areas/saved/server/saved-articles.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { readFeed } from '#engine/feeds/read-feed.ts'
import { rss } from '#feeds/test-feeds.ts'
import { askedFor, testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { feedFormats, type FeedFormat } from '../contract.ts'
import { ownFeedDocuments } from './documents.ts'
import { feedOfArticles } from './feed-of-articles.ts'

const FEED = 'https://harbour.example/feed'
const [feeds, topics] = ownFeedDocuments

let tools: TestTools
beforeAll(async () => {
  tools = await testTools()
  tools.web.set(
    FEED,
    rss([
      {
        guid: 'tug',
        title: 'Tug Marlena sinks off Cape Orrin',
        text: 'All nine crew members were lifted from a raft by the coast guard.',
        published: '2026-03-02T08:00:00Z',
      },
      {
        guid: 'bakery',
        title: 'Bakery on Quay Street wins prize for its rye bread & rolls',
        text: 'The jury praised a crust that took eleven hours to rise and bake.',
        published: '2026-03-02T09:00:00Z',
      },
    ]),
  )
  await serverSources(tools.desk).followSource({
    address: FEED,
    name: '',
    category: 'general',
    frequency: 'hourly',
  })
  await joinEntries.run(tools, {})
})
afterAll(() => tools.close())

/**
 * Reads a feed as another program does, and returns its titles and links; null if there is no such
 * feed.
 */
async function read(file: string, query = {}, readerId = tools.readerId) {
  const document = await feeds!.answer(tools, askedFor(readerId, { file }, query))
  return document && readAs(document.body as string)
}

function readAs(body: string) {
  const { format, feed } = parseFeed(body)
  switch (format) {
    case 'rss':
      return feed.items?.map(({ title, link, guid }) => [title, link, guid?.value]) ?? []
    case 'atom':
      return feed.entries?.map(({ title, links, id }) => [title?.value, links?.[0]?.href, id]) ?? []
    case 'json':
      return feed.items?.map(({ title, url, id }) => [title, url, id]) ?? []
    default:
      throw new Error(`That is ${format}`)
  }
}

const idOf = async (words: string) => {
  const { id } = await tools.db.one(
    z.object({ id: z.int() }),
    sql`select id from articles where title like ${`%${words}%`}`,
  )
  return id
}

describe.each(feedFormats)('as %s', (format) => {
  test('the newest articles lead to their pages, and keep their names', async () => {
    const [tug, bakery] = [await idOf('Marlena'), await idOf('rye')]
    expect(await read(`articles.${format}`)).toEqual([
      [
        'Bakery on Quay Street wins prize for its rye bread & rolls',
        `https://hub.example/news-hub/feed?article=${bakery}`,
        `urn:synthwire:article:${bakery}`,
      ],
      [
        'Tug Marlena sinks off Cape Orrin',
        `https://hub.example/news-hub/feed?article=${tug}`,
        `urn:synthwire:article:${tug}`,
      ],
    ])
  })

  test('hostile words stay words', () => {
    const title = 'a ]]> <script>alert(1)</script> &amp; \u0000\u0008 🙂'
    const { body } = feedOfArticles(format, {
      title: 'x',
      hub: 'https://hub.example/',
      at: new Date(0),
      articles: [
        {
          id: 7,
          title,
          summary: '',
          publishedTime: '2026-03-02T08:00:00Z',
          sources: [{ name: 'Herald', logo: 'Herald' }],
          sourceCount: 1,
          independentCount: 1,
          category: 'World',
          tape: [0],
          isRead: false,
        },
      ],
    })
    expect(['\u0000', '\u0008'].some((sign) => String(body).includes(sign))).toBe(false)
    const [[shown] = []] = readAs(String(body))
    expect(shown).toContain('🙂')
    expect(String(shown).replaceAll(/\s+/g, ' ')).toContain('alert(1)')
  })
})

test('a search, a folder and what is saved are feeds of their own', async () => {
  const titles = async (file: string, query = {}) =>
    (await read(file, query))?.map(([title]) => String(title).split(' ')[0])
  expect(await titles('articles.rss', { q: 'coast guard' })).toEqual(['Tug'])
  expect(await titles('articles.rss', { category: 'No such folder' })).toEqual([])
  expect(await titles('saved.rss')).toEqual([])
  await serverSaved(tools.desk).saveArticle({ article: await idOf('Marlena') })
  expect(await titles('saved.rss')).toEqual(['Tug'])
})

test('of another reader there is nothing in it', async () => {
  await tools.db.run(sql`insert into readers (id, name) values ('reader-other', 'Other')`)
  for (const file of ['articles.rss', 'saved.atom'])
    expect(await read(file, {}, 'reader-other')).toEqual([])
})

test('what is not a feed is not there', async () => {
  for (const file of ['articles', 'articles.xml', '.rss', 'else.json', '__proto__.rss'])
    expect(await read(file)).toBeNull()
  expect(await topics!.answer(tools, askedFor(tools.readerId, { file: 'none.rss' }))).toBeNull()
})

test.each(feedFormats)('as %s, it is the same document until an article comes', async (format) => {
  const ask = async (file: string) =>
    (await feeds!.answer(tools, askedFor(tools.readerId, { file: `${file}.${format}` })))?.body
  const documents = async () => [
    (await ask('articles')) as string,
    (await feeds!.answer(tools, askedFor('reader-none', { file: `saved.${format}` })))
      ?.body as string,
  ]
  const now = tools.now()
  const before = await documents()
  tools.setNow(new Date(now.getTime() + 60_000))
  expect(await documents()).toEqual(before)
  tools.setNow(now)
})

test.each(feedFormats)('as %s, an episode brings its file along', (format) => {
  const article = {
    ...{ id: 7, title: 'x', summary: '', publishedTime: '2026-03-02T08:00:00Z' },
    ...{ sourceCount: 1, independentCount: 1, category: 'World', tape: [], isRead: false },
    sources: [{ name: 'Tide Hour', logo: 'Tide Hour' }],
  }
  const told = { seconds: 3723, cover: 'https://tide.example/41.jpg' }
  const files = [
    { url: 'https://tide.example/41.mp3', type: 'audio/mpeg', length: 1_234_567, ...told },
    { url: 'https://tide.example/41.mp4', type: 'video/mp4', length: 0 },
  ]
  const { body } = feedOfArticles(format, {
    ...{ title: 'x', hub: 'https://hub.example/', at: new Date(0), articles: [article] },
    recordings: new Map([[7, files]]),
  })
  const { entries } = readFeed(Buffer.from(body), {
    ...{ address: 'https://hub.example/own', now: new Date() },
  })
  const [sound, video] = entries[0]?.enclosures ?? []
  expect(sound).toMatchObject({ url: files[0]!.url, type: 'audio/mpeg', length: 1_234_567 })
  expect(video).toMatchObject({ url: files[1]!.url, length: format === 'rss' ? 0 : null })
  // Atom has no elements for duration, cover and image.
  if (format !== 'atom') expect(sound).toMatchObject({ seconds: told.seconds })
  if (format === 'rss') expect(sound).toMatchObject({ cover: told.cover })
  if (format === 'json') expect(entries[0]?.image).toBe(told.cover)
})

test('an outlet is named and counted once', () => {
  const names = ['Herald', 'Post', 'Herald', 'Wire']
  const { body } = feedOfArticles('json', {
    title: 'x',
    hub: 'https://hub.example/',
    at: new Date(0),
    articles: [
      {
        ...{ id: 7, title: 'x', summary: '', publishedTime: '2026-03-02T08:00:00Z' },
        ...{ sourceCount: 4, category: 'World', tape: [], isRead: false },
        sources: names.map((name) => ({ name, logo: name })),
      },
    ],
  })
  expect(String(body)).toContain('Synthesized from 3 sources: Herald, Post, Wire')
})

test('every format says what it is', () => {
  const typeOf = (format: FeedFormat) =>
    feedOfArticles(format, {
      title: 'x',
      hub: 'https://hub.example/',
      at: new Date(0),
      articles: [],
    }).type
  expect(feedFormats.map(typeOf)).toEqual([
    'application/rss+xml; charset=utf-8',
    'application/atom+xml; charset=utf-8',
    'application/feed+json; charset=utf-8',
  ])
})
