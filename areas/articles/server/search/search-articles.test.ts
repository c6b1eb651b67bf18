import { afterAll, beforeAll, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { serverArticles } from '../page/api.ts'
import { serverFeed } from '#areas/feed/server/api.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { joinEntries } from '../joining/join-entries.ts'
import { serverSaved } from '#areas/saved/server/saved-articles.ts'
import { rss } from '#feeds/test-feeds.ts'

const tug = 'Tug Marlena sinks off Cape Orrin'
const bakery = 'Bakery on Quay Street wins prize for rye bread'
const crater = 'Astronomers count craters on a new asteroid'

let tools: TestTools
const hub = () => ({
  ...serverFeed(tools.desk),
  ...serverArticles(tools.desk),
  ...serverSources(tools.desk),
})

beforeAll(async () => {
  tools = await testTools()
  const feeds = {
    'https://harbour.example/feed': [
      {
        guid: 'tug',
        title: tug,
        text: 'All nine crew members were lifted from a raft by the coast guard. Volunteers brought bread and dry clothes to the harbor before noon.',
        published: '2026-03-01T08:00:00Z',
      },
      {
        guid: 'bakery',
        title: bakery,
        text: 'The jury praised a crust that took eleven hours to rise and bake.',
        published: '2026-02-20T09:00:00Z',
      },
    ],
    'https://observatory.example/rss': [
      {
        guid: 'crater',
        title: crater,
        text: 'The telescope on the ridge photographed the asteroid in four colours.',
        published: '2026-03-02T09:00:00Z',
      },
    ],
  }
  for (const [address, items] of Object.entries(feeds)) {
    const title = address.includes('harbour') ? 'Harbour Gazette' : 'Ridge Observer'
    tools.web.set(address, rss(items, { title, link: new URL('/', address).href }))
    await hub().followSource({ address, name: '', category: 'general', frequency: 'hourly' })
  }
  await joinEntries.run(tools, {})
  const [article] = await found('cape')
  await serverSaved(tools.desk).saveArticle({ article: article!.id })
  await hub().markRead({ id: article!.id })
})
afterAll(() => tools.close())

const found = (search: string) => hub().listHeadlines({ period: 'year', search })

test.each<[search: string, titles: string[]]>([
  ['bread', [tug, bakery]],
  ['"rye bread"', [bakery]],
  ['bread -marlena', [bakery]],
  ['title:bakery', [bakery]],
  ['title:"cape orrin"', [tug]],
  ['-title:bakery', [crater, tug]],
  ['source:observer', [crater]],
  ['source:harbour.example', [tug, bakery]],
  ['-source:"ridge observer" bread', [tug, bakery]],
  ['before:2026-03-01', [bakery]],
  ['after:yesterday', [crater, tug]],
  ['after:2026-02 before:2026-03-02', [tug, bakery]],
  ['is:saved', [tug]],
  ['is:unread', [crater, bakery]],
  ['is:read bread', [tug]],
  ['is:saved source:ridge', []],
  ['-bread', [crater]],
  ['"rye bread', [bakery]],
  ['🌊', []],
  ['مد or bakery', [bakery]],
  ["bread & ! '", [bakery, tug]],
])('%s finds %j', async (search, titles) => {
  const articles = await found(search)
  expect(articles.map(({ title }) => title).toSorted()).toEqual(titles.toSorted())
})

test('folders and their pages are searched by the same words', async () => {
  const folders = await hub().listFolders({ search: 'source:observer' })
  expect(folders.map(({ totalArticleCount }) => totalArticleCount)).toEqual([1])
  const { articles } = await hub().listFolderArticles({
    folder: folders[0]!.id,
    period: 'year',
    search: 'source:observer',
  })
  expect(articles.map(({ title }) => title)).toEqual([crater])
})

test('without words the newest comes first', async () => {
  const articles = await found('after:2026-01')
  expect(articles.map(({ title }) => title)).toEqual([crater, tug, bakery])
})

test('a category is the folder that the reader sees an article in', async () => {
  const titles = async (search: string) => (await found(search)).map(({ title }) => title)
  const usual = new Map((await found('after:2000')).map(({ title, category }) => [title, category]))
  expect(await titles(`category:"${usual.get(tug)}"`)).toContain(tug)

  const put = (title: string) => sql`select id from articles where title = ${title}`
  await tools.db.run(sql`
    insert into articles_filed (reader_id, article_id, folder)
    select ${tools.readerId}, id, 'Automotive' from (${put(tug)}) as one
    union all select ${tools.readerId}, id, 'Automotive' from (${put(crater)}) as other`)
  await tools.db.run(sql`
    insert into article_moves (reader_id, article_id, category) select ${tools.readerId}, id, 'Healthcare' from (${put(crater)}) as one`)
  expect(await titles('category:automotive')).toEqual([tug])
  expect(await titles('category:healthcare')).toEqual([crater])
  expect(await titles(`category:"${usual.get(tug)}"`)).not.toContain(tug)
  expect(await titles('-category:automotive')).not.toContain(tug)
  await tools.db.run(sql`delete from articles_filed`)
  await tools.db.run(sql`delete from article_moves`)
})

test('a category is found by the name that the reader gives it, and a renamed one by both', async () => {
  const titles = async (search: string) => (await found(search)).map(({ title }) => title)
  const one = sql`select id from articles where title = ${tug}`
  await tools.db.run(sql`
    insert into reader_categories (reader_id, id, name, hue, place) values
      (${tools.readerId}, 'own:boats', 'Boats & Harbours', 'space', 1),
      (${tools.readerId}, 'Markets', 'Money', 'markets', 2)`)
  await tools.db.run(sql`
    insert into article_moves (reader_id, article_id, category)
    select ${tools.readerId}, id, 'own:boats' from (${one}) as one`)
  expect(await titles('category:"boats & harbours"')).toEqual([tug])
  expect(await titles('category:boats')).toEqual([tug])
  expect(await titles('-category:boats')).not.toContain(tug)
  await tools.db.run(sql`update article_moves set category = 'Markets'`)
  expect(await titles('category:money')).toEqual([tug])
  expect(await titles('category:markets')).toEqual([tug])
  await expect(found('category:zeppelins')).rejects.toThrow(/Boats & Harbours.*Money/)
  await tools.db.run(sql`update reader_categories set removed_at = now() where id = 'own:boats'`)
  await expect(found('category:boats')).rejects.toThrow('no category "boats"')
  await tools.db.run(sql`delete from article_moves`)
  await tools.db.run(sql`delete from reader_categories`)
})

test('a search that cannot be read says why', async () => {
  await expect(found('x'.repeat(10_000))).rejects.toThrow('1000 characters')
  await expect(found('is:blue')).rejects.toThrow('is:saved, is:unread or is:read')
})

test('a semantic search finds what speaks of the same in other words, behind what holds them', async () => {
  const rescue = 'Nine crew members lifted from a raft'
  tools.web.set(
    'https://courier.example/rss',
    rss(
      [
        {
          guid: 'rescue',
          title: rescue,
          text: 'The coast guard found volunteers with clothes on the shore.',
          published: '2026-01-05T09:00:00Z',
        },
      ],
      { title: 'Evening Courier', link: 'https://courier.example/' },
    ),
  )
  await hub().followSource({
    address: 'https://courier.example/rss',
    name: '',
    category: 'general',
    frequency: 'hourly',
  })
  await joinEntries.run(tools, {})
  const titles = async (search: string) => (await found(search)).map(({ title }) => title)
  expect(await titles('marlena')).toEqual([tug])

  await tools.db.run(sql`
    insert into ai_settings (reader_id, settings) values (${tools.readerId}, '{"semanticSearch": true}')`)
  expect(await titles('marlena')).toEqual([tug, rescue])
  expect(await titles('marlena after:2026-02')).toEqual([tug])
  expect(await titles('zeppelin')).toEqual([])
})
