import { afterEach, beforeEach, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { serverArticles } from '#areas/articles/server/page/api.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { articleOf, publish } from '../settings/test-articles.ts'
import { serverSourceList } from './keeper.ts'

const NOW = Date.parse('2026-03-02T12:00:00Z')
const HOUR_MS = 3_600_000

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  tools.setNow(new Date(NOW))
})
afterEach(() => tools.close())

const item = (title: string, hours: number) => ({
  title,
  text: `${title}, as it is now and was not before.`,
  published: new Date(NOW - hours * HOUR_MS).toISOString(),
})
const list = () => serverSourceList(tools.desk)
const idOf = async (name: string) =>
  (await serverSources(tools.desk).listSources({})).find((source) => source.name === name)!.id

test('a source lists the articles that it is in, newest first, and no others', async () => {
  await publish(tools, 'Harbour Gazette', [
    item('Wardens count the seals of Cape Orrin', 30),
    item('Choir of Hill Street wins a regional prize', 1),
  ])
  await publish(tools, 'Valley Post', [item('Orchards lose a third of the cherry harvest', 2)])
  const source = await idOf('Harbour Gazette')
  expect(await list().getListedSource({ source })).toEqual({
    id: source,
    name: 'Harbour Gazette',
    site: 'https://harbour-gazette.example/',
    isMuted: false,
  })
  const { articles, next } = await list().listSourceArticles({ source })
  expect(articles.map(({ title }) => title)).toEqual([
    'Choir of Hill Street wins a regional prize',
    'Wardens count the seals of Cape Orrin',
  ])
  expect(next).toBeNull()
})

test('its pages hold every article once', async () => {
  // Makes a unique word for each article, so that none of them are joined.
  const word = (at: number) =>
    [at % 7, Math.floor(at / 7) % 7, Math.floor(at / 49) % 7, Math.floor(at / 343)]
      .map((part) => ['ba', 'de', 'fi', 'go', 'lu', 'ma', 'ne'][part])
      .join('')
  const titles = Array.from({ length: 40 }, (_, at) =>
    Array.from({ length: 5 }, (_, nth) => word(at * 5 + nth)).join(' '),
  )
  await publish(
    tools,
    'Harbour Gazette',
    titles.map((title, at) => item(title, 40 + at * 3)),
  )
  const source = await idOf('Harbour Gazette')
  const seen: number[] = []
  let before: string | undefined
  do {
    const page = await list().listSourceArticles({ source, ...(before && { before }) })
    seen.push(...page.articles.map(({ id }) => id))
    before = page.next ?? undefined
  } while (before)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBeGreaterThan(30)
})

test('a muted source is listed when it is asked for by itself; an unknown one is refused in words', async () => {
  await publish(tools, 'Valley Post', [item('Orchards lose a third of the cherry harvest', 2)])
  await tools.db.run(sql`update sources set muted_at = now()`)
  const source = await idOf('Valley Post')
  expect((await list().getListedSource({ source }))?.isMuted).toBe(true)
  expect((await list().listSourceArticles({ source })).articles).toHaveLength(1)
  expect(await list().getListedSource({ source: 'nobody' })).toBeNull()
  await expect(list().listSourceArticles({ source: 'nobody' })).rejects.toThrow(
    'You do not follow this source, or no longer do.',
  )
})

test('an article names the source of each report, for its list', async () => {
  await publish(tools, 'Valley Post', [item('Orchards lose a third of the cherry harvest', 2)])
  const page = await serverArticles(tools.desk).getArticle({
    id: await articleOf(tools, 'Orchards'),
  })
  expect(page.coverage[0]).toMatchObject({ source: await idOf('Valley Post') })
})
