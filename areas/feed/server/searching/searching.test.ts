import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { serverFullText } from '#areas/articles/server/full-text/api.ts'
import { writeStale } from '#areas/articles/server/writing/write-stale.ts'
import { articlePage, paragraph } from '#engine/pages/test-pages.ts'
import { fetchDueFullTexts } from '#feeds/full-text/fetch-full-texts.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { articleOf, publish } from '../settings/test-articles.ts'
import { serverFeed } from '../api.ts'
import { serverSearching } from './keeper.ts'

const NOW = Date.parse('2026-03-02T12:00:00Z')
const HOUR_MS = 3_600_000

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  tools.setNow(new Date(NOW))
  const item = (title: string, hours: number) => ({
    title,
    text: `${title}, as it is now and was not before.`,
    published: new Date(NOW - hours * HOUR_MS).toISOString(),
  })
  await publish(tools, 'Harbour Gazette', [
    item('Choir of Hill Street wins a regional prize', 1),
    item('Ferry harbour gets a second quay for the islands', 60),
    item('Dredgers reach the harbour of Old Marlow', 24 * 200),
  ])
})
afterEach(() => tools.close())

const search = (given: object = {}) =>
  serverSearching(tools.desk).searchArticles({
    search: 'harbour',
    order: 'newest',
    count: 20,
    ...given,
  })
const titles = async (given: object = {}) =>
  (await search(given)).articles.map(({ title }) => title)

test('a search looks through all times, and says how many it found', async () => {
  expect(await search()).toMatchObject({ found: 2, isCut: false })
  expect(await titles()).toEqual([
    'Ferry harbour gets a second quay for the islands',
    'Dredgers reach the harbour of Old Marlow',
  ])
})

test('a time narrows it; what is shown may be fewer than what was found', async () => {
  expect(await titles({ time: 'week' })).toEqual([
    'Ferry harbour gets a second quay for the islands',
  ])
  expect(await titles({ time: 'today' })).toEqual([])
  const first = await search({ count: 1 })
  expect(first.articles).toHaveLength(1)
  expect(first.found).toBe(2)
})

test('archived articles are found, hidden ones are not', async () => {
  const put = async (words: string, state: string) =>
    tools.db.run(sql`insert into articles_put_away (reader_id, article_id, state, put_away_at)
      values (${tools.readerId}, ${await articleOf(tools, words)}, ${state}, now())`)
  await put('Dredgers', 'archived')
  await put('Ferry', 'hidden')
  expect(await titles({ order: 'best' })).toEqual(['Dredgers reach the harbour of Old Marlow'])
})

test('stop words are searched in titles, where a search has no others', async () => {
  expect(await titles({ search: 'the OR a' })).toEqual([
    'Choir of Hill Street wins a regional prize',
    'Ferry harbour gets a second quay for the islands',
    'Dredgers reach the harbour of Old Marlow',
  ])
  expect(await titles({ search: '"of the"' })).toEqual([])
  expect(await titles({ search: 'the choir' })).toEqual([
    'Choir of Hill Street wins a regional prize',
  ])
})

test('a search that cannot be read says why', async () => {
  await expect(search({ search: 'before:someday' })).rejects.toThrow(/date/)
})

test('a typing error is forgiven where nothing else is found', async () => {
  const choir = ['Choir of Hill Street wins a regional prize']
  for (const search of ['chior', 'coir', 'regoinal prise', 'choirr hill']) {
    expect(await titles({ search })).toEqual(choir)
  }
  for (const search of ['chior -hill', 'zzqqxx', 'chior zzqqxx', '"street hlil"'])
    expect(await titles({ search })).toEqual([])
  expect(await titles({ search: 'ferry' })).toEqual([
    'Ferry harbour gets a second quay for the islands',
  ])
})

test('what was found is marked as it stands, and a passage shows what a report says', async () => {
  await publish(tools, 'Gazzetta del Molo', [
    {
      title: 'Il consiglio approva il molo',
      text: 'Il voto è chiaro. La giunta applaude. Il porto cresce. Intanto le bandiere sventolano in C++ e i gabbiani volano sulla spiaggia deserta del paese vicino.',
      published: new Date(NOW - HOUR_MS).toISOString(),
    },
    {
      title: '市议会批准重建旧码头',
      text: '居民们在广场上挥舞旗帜庆祝这一决定。',
      published: new Date(NOW - HOUR_MS).toISOString(),
    },
  ])
  expect(await search({ search: 'consigli' })).toMatchObject({ marks: ['consiglio'], passages: [] })
  expect(await search({ search: '旧码头' })).toMatchObject({ marks: ['旧码头'], passages: [] })
  expect(await search({ search: 'choirs -ferry' })).toMatchObject({ marks: ['Choir'] })
  expect(await search({ search: 'regoinal' })).toMatchObject({ marks: ['regional'] })
  expect(await search({ search: 'title:choir' })).toMatchObject({ marks: ['Choir'] })
  const { marks, passages } = await search({ search: 'gabbiano' })
  expect(marks).toEqual(['gabbiani'])
  expect(passages).toEqual([
    {
      article: await articleOf(tools, 'consiglio'),
      text: expect.stringContaining('i gabbiani volano'),
    },
  ])
})

test('what was meant by a typing error is said, and counted where it is shown', async () => {
  expect(await search({ search: 'Regoinal -ferry chior' })).toMatchObject({
    found: 1,
    meant: 'regional -ferry choir',
  })
  expect(await search({ search: 'Regoinal', isExact: true })).toMatchObject({ found: 0 })
  expect(await search({ search: 'regional' })).not.toHaveProperty('meant')
  expect(await search({ search: 'the OR a' })).not.toHaveProperty('meant')
  const hub = serverFeed(tools.desk)
  const folders = await hub.listFolders({ search: 'regoinal' })
  const [counted] = folders.filter(({ totalArticleCount }) => totalArticleCount > 0)
  expect(counted).toMatchObject({ totalArticleCount: 1 })
  const { articles } = await hub.listFolderArticles({
    folder: counted!.id,
    period: 'year',
    search: 'regoinal',
  })
  expect(articles.map(({ title }) => title)).toEqual(['Choir of Hill Street wins a regional prize'])
})

test('an article is found by the text of its page as soon as that was read', async () => {
  const page = 'https://harbour-gazette.example/0'
  tools.web.set(
    page,
    articlePage(`<article><h1>Choir</h1><p>${paragraph(1)}</p><p>${paragraph(2)}</p>
      <p>A lone bassoonist practised in the lighthouse until dawn.</p></article>`),
  )
  const { entry } = await tools.db.one(
    z.object({ entry: z.int() }),
    sql`select id as entry from entries where link = ${page}`,
  )
  await serverFullText(tools.desk).fetchEntry({ entry })
  expect(await titles({ search: 'bassoonists' })).toEqual([])
  await fetchDueFullTexts(tools)
  await writeStale(tools)
  expect(await search({ search: 'bassoonists' })).toMatchObject({
    articles: [{ title: 'Choir of Hill Street wins a regional prize' }],
    passages: [{ text: expect.stringContaining('A lone bassoonist practised') }],
  })
})
