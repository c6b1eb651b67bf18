import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Api } from '#core/contract.ts'
import { serverFeed } from '#areas/feed/server/api.ts'
import type { sentenceModelChoice } from '#platform/models/contracts/sentence-model.ts'
import { sentenceModelChoiceKeeper } from '#platform/models/server/sentence-model/keepers.ts'
import { setUpSentenceModel } from '#platform/models/server/sentence-model/set-up-run.ts'
import { writePlayedModel } from '#platform/models/server/sentence-model/test-model.ts'
import { performRuns } from '#platform/runs/server/lends.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { search } from '#areas/assistant/server/tools/search.ts'
import { rss } from '#feeds/test-feeds.ts'
import { deskOf, sql } from '#server/tools.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { joinEntries } from '../joining/join-entries.ts'
import { serverArticles } from '../page/api.ts'
import { embedSentences } from './embed-sentences.ts'

const FEED = 'https://harbour.example/feed'
const published = '2026-03-02T08:00:00Z'
const tug = { guid: 'tug', title: 'Tug sinks', text: 'The tug was lost off Cape Orrin.', published }
const bakery = {
  guid: 'bakery',
  title: 'Bakery wins prize for bread',
  text: 'The jury praised a crust of rye that took eleven hours.',
  published,
}
const boat = {
  guid: 'boat',
  title: 'Boat founders near Tolland',
  text: 'A boat founders in the estuary, its owner Ada Brook said.',
  published: '2026-03-01T09:00:00Z',
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'synthwire-model-'))
  await writePlayedModel(folder)
})
afterAll(() => rm(folder, { recursive: true }))

let tools: TestTools
let tests = 0
beforeEach(async () => {
  tools = await testTools()
  // The tests share a thread, which tells servers apart by the time when their model was set up.
  tools.setNow(new Date(tools.now().getTime() + ++tests * 1000))
  await follow([tug, bakery, boat])
})
afterEach(() => tools.close())

async function follow(items: (typeof tug)[]): Promise<void> {
  tools.web.set(FEED, rss(items))
  const source = { address: FEED, name: '', category: 'general', frequency: 'hourly' } as const
  await serverSources(tools.desk).followSource(source)
  await joinEntries.run(tools, {})
}
const choice = () => sentenceModelChoiceKeeper.open(tools.desk) as Api<typeof sentenceModelChoice>
async function setUp(): Promise<void> {
  await choice().useSentenceFolder({ folder })
  await performRuns(tools, setUpSentenceModel)
  expect(tools.queued).toContain(embedSentences.name)
  await embedSentences.run(tools, {})
}
async function find(words: string, readerId = tools.readerId): Promise<string[]> {
  // The clock is moved on, because searches are cached for a while.
  tools.setNow(new Date(tools.now().getTime() + 60_000))
  const hub = serverFeed(deskOf(tools, readerId))
  return (await hub.listHeadlines({ period: 'year', search: words })).map(({ title }) => title)
}
const vectors = () =>
  tools.db.many(
    z.object({ article: z.int(), version: z.int(), isStale: z.boolean() }),
    sql`select article_id as article, version, is_stale from sentence_vectors order by article_id`,
  )

test('with a sentence model, search, the assistant and related articles find other words for it; without, none', async () => {
  const assistant = async () => {
    tools.setNow(new Date(tools.now().getTime() + 60_000))
    return (await search(tools.desk, { query: 'vessel lost' })).lines.join('\n')
  }
  const related = async () => {
    const { id } = await tools.db.one(
      z.object({ id: z.int() }),
      sql`select id from articles where title = 'Tug sinks'`,
    )
    const page = await serverArticles(tools.desk).getArticle({ id })
    return page.related.map(({ title }) => title)
  }
  expect(await find('vessel lost')).toEqual([])
  expect(await assistant()).toContain('Nothing matches')
  expect(await related()).toEqual([])

  await setUp()
  expect((await find('vessel lost')).toSorted()).toEqual([
    'Boat founders near Tolland',
    'Tug sinks',
  ])
  expect(await find('loaf')).toEqual(['Bakery wins prize for bread'])
  expect(await find('zeppelin')).toEqual([])
  expect(await assistant()).toContain('Tug sinks')
  expect(await related()).toEqual(['Boat founders near Tolland'])

  await choice().removeSentenceModel({})
  expect(await vectors()).toEqual([])
  expect(await find('vessel lost')).toEqual([])
  expect(await related()).toEqual([])
})

test('a reader is found nothing of what others alone follow', async () => {
  await tools.db.run(sql`insert into readers (id, name) values ('reader-other', 'Other')`)
  await setUp()
  expect(await find('vessel lost', 'reader-other')).toEqual([])
})

test('an article is read again when its words are others, and not otherwise', async () => {
  await setUp()
  const before = await vectors()
  await tools.db.run(sql`select mark_stale(array(select id from articles))`)
  await joinEntries.run(tools, {})
  expect((await vectors()).every(({ isStale }) => isStale)).toBe(true)
  await embedSentences.run(tools, {})
  expect(await vectors()).toEqual(before)

  await tools.db.run(sql`update articles set title = 'Tug raised' where title = 'Tug sinks'`)
  await tools.db.run(sql`update sentence_vectors set is_stale = true`)
  await embedSentences.run(tools, {})
  const after = await vectors()
  expect(after.filter(({ version }, at) => version !== before[at]!.version)).toHaveLength(1)
})

test('what is told in another language than the model knows is left to words', async () => {
  await tools.db.run(sql`update articles set language = 'de' where title = 'Tug sinks'`)
  await setUp()
  expect(await find('vessel lost')).toEqual(['Boat founders near Tolland'])
})
