import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql, type World } from '#server/tools.ts'
import { defaultAiSettings } from '#platform/models/server/lends.ts'
import type { aiSettings, AiSettings } from '#platform/models/contract.ts'
import { serverFeed } from '#areas/feed/server/api.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { joinEntries } from '../joining/join-entries.ts'
import { rss } from '#feeds/test-feeds.ts'
import { aiSettingsKeeper } from '#platform/models/server/ai-settings-keeper.ts'
import { embedArticles } from './embed-articles.ts'
import { playEndpoint, type PlayedEndpoint } from '#platform/models/server/played-endpoint.ts'
import { addEmbedder } from '#platform/models/server/test-endpoints.ts'

const FEED = 'https://harbour.example/feed'
const published = '2026-03-02T08:00:00Z'

let tools: TestTools
let live: World
let endpoint: PlayedEndpoint
beforeEach(async () => {
  tools = await testTools()
  live = { ...tools, fetch: guardedFetch({ allowPrivate: false }) }
  endpoint = await playEndpoint()
  tools.web.set(
    FEED,
    rss([
      {
        guid: 'tug',
        title: 'Tug sinks',
        text: 'The tug Marlena was lost off Cape Orrin this morning.',
        published,
      },
      {
        guid: 'bakery',
        title: 'Bakery wins prize for bread',
        text: 'The jury praised a crust of rye that took eleven hours.',
        published,
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
  await addEmbedder(tools, endpoint.address)
})
afterEach(async () => {
  await endpoint.close()
  await tools.close()
})

const change = (settings: Partial<AiSettings>) =>
  (aiSettingsKeeper.open(tools.desk) as Api<typeof aiSettings>).saveAiSettings({
    ...defaultAiSettings,
    ...settings,
  })
async function find(search: string): Promise<string[]> {
  const found = await serverFeed(deskOf(live, tools.readerId)).listHeadlines({
    period: 'year',
    search,
  })
  return found.map(({ title }) => title)
}
const vectors = () =>
  tools.db.many(
    z.object({ version: z.int(), isStale: z.boolean() }),
    sql`select version, is_stale from article_vectors order by article_id`,
  )
const askedFor = (path: string) => endpoint.asked.filter((one) => one.path.endsWith(path)).length

test('with "Semantic search" on, a search finds what means the like in other words', async () => {
  await embedArticles.run(live, {})
  expect(await vectors()).toEqual([])
  expect(await find('vessel')).toEqual([])

  await change({ semanticSearch: true })
  await embedArticles.run(live, {})
  expect(await vectors()).toHaveLength(2)
  tools.setNow(new Date('2026-03-02T12:05:00Z'))
  expect((await find('vessel sinks'))[0]).toBe('Tug sinks')
  expect((await find('loaf'))[0]).toContain('Bakery')
})

test('fields narrow what is found by meaning, and a phrase wants its very words', async () => {
  await change({ semanticSearch: true })
  await embedArticles.run(live, {})
  expect(await find('vessel sinks before:2020')).toEqual([])
  expect(await find('"vessel sinks"')).toEqual([])
})

test('an endpoint that fails leaves a search by words', async () => {
  await change({ semanticSearch: true })
  await embedArticles.run(live, {})
  for (const manner of ['failing', 'half', 'wrong-key', 'web-page'] as const) {
    endpoint.manner = manner
    await tools.db.run(sql`update ai_endpoints set rests_until = null`)
    tools.setNow(new Date(tools.now().getTime() + 60_000))
    expect(await find('tug')).toEqual(['Tug sinks'])
    expect(await find('vessel')).toEqual([])
  }
})

test('a text is embedded once, whatever is written around it, and a search asked once', async () => {
  await change({ semanticSearch: true })
  await embedArticles.run(live, {})
  const before = await vectors()
  await tools.db.run(sql`select mark_stale(array(select id from articles))`)
  await joinEntries.run(tools, {})
  expect((await vectors()).every(({ isStale }) => isStale)).toBe(true)
  await embedArticles.run(live, {})
  expect(await vectors()).toEqual(before)
  expect(askedFor('/embeddings')).toBe(1)

  const hub = serverFeed(deskOf(live, tools.readerId))
  await Promise.all([
    hub.listHeadlines({ period: 'year', search: 'vessel' }),
    hub.listFolders({ search: 'vessel' }),
  ])
  expect(askedFor('/embeddings')).toBe(2)
})

test('an endpoint reads nothing that only another reader can read', async () => {
  await tools.db.run(sql`insert into readers (id, name) values ('reader-other', 'Other')`)
  await tools.db.run(sql`update feeds set private_to = 'reader-other'`)
  await tools.db.run(sql`delete from sources`)
  await tools.db.run(sql`
    insert into sources (id, reader_id, feed_id, name, category, frequency, created_at)
    select 'source', 'reader-other', id, 'Own', 'general', 'hourly', now() from feeds`)
  await joinEntries.run(tools, {})
  await change({ semanticSearch: true })
  await embedArticles.run(live, {})
  expect(await vectors()).toEqual([])
  expect(JSON.stringify(endpoint.asked)).not.toContain('Marlena')
})
