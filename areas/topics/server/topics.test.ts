import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import type { TopicDraft } from '../contract.ts'
import { newTopicDraft } from '../topic-draft.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { hangingOn } from '#areas/articles/server/merging/hangs-on-articles.ts'
import { mergeArticles } from '#areas/articles/server/merging/merge-articles.ts'
import { serverSourceHealth } from '#areas/sources/server/health/api.ts'
import { rss, type TestItem } from '#feeds/test-feeds.ts'
import { serverTopicArticles, serverTopics } from './area.ts'
import { readTopicWish } from '#areas/articles/server/by-model/topic-wishes.ts'
import { rebuildTopics } from './rebuild-topics.ts'

const tug = 'Tug Marlena sinks off Cape Orrin'
const bakery = 'Bakery on Quay Street wins prize for rye bread'
const crater = 'Astronomers count craters on a new asteroid'
const ferry = 'Ferry line to Cape Orrin opens in spring'

const harbour: TestItem[] = [
  item('tug', tug, 'All nine crew members were lifted from a raft.', '08:00'),
  item(
    'bakery',
    bakery,
    'The jury praised a crust that took eleven hours to rise and bake.',
    '07:00',
  ),
]
const ridge: TestItem[] = [
  item('crater', crater, 'The telescope on the ridge photographed it in four colours.', '09:00'),
]

function item(guid: string, title: string, text: string, hour: string): TestItem {
  return { guid, title, text, published: `2026-03-02T${hour}:00Z` }
}

let tools: TestTools
const hub = () => serverSources(tools.desk)
const topics = () => serverTopics(tools.desk)
const held = () => serverTopicArticles(tools.desk)

const serve = (address: string, items: TestItem[], title: string) =>
  tools.web.set(address, rss(items, { title, link: new URL('/', address).href }))
const followHarbour = () => follow('https://harbour.example/feed')
const follow = (address: string) =>
  hub().followSource({ address, name: '', category: 'general', frequency: 'hourly' })

beforeEach(async () => {
  tools = await testTools()
  serve('https://harbour.example/feed', harbour, 'Harbour Gazette')
  serve('https://ridge.example/rss', ridge, 'Ridge Observer')
  await followHarbour()
  await follow('https://ridge.example/rss')
  await joinEntries.run(tools, {})
})
afterEach(() => tools.close())

const draft = (changes: Partial<TopicDraft>): TopicDraft => ({
  ...newTopicDraft(),
  title: 'The cape',
  sources: ['All sources'],
  ...changes,
})
const save = (changes: Partial<TopicDraft>) => topics().saveTopic(draft(changes))
const only = async () => (await topics().listTopics({}))[0]!
async function titlesOf(topic?: string): Promise<string[]> {
  const { articles } = await held().listTopicArticles({ ...(topic && { topic }), period: 'year' })
  return articles.map(({ title }) => title)
}
/**
 * Adds items to the publisher's feed, or replaces those with the same id, and runs the whole
 * pipeline.
 */
async function publish(items: TestItem[]) {
  const former = harbour.filter(({ guid }) => items.every((item) => item.guid !== guid))
  serve('https://harbour.example/feed', [...items, ...former], 'Harbour Gazette')
  await hub().refreshSources({})
  tools.setNow(new Date(tools.now().getTime() + 7_200_000))
  await fetchDueFeeds(tools)
  await joinEntries.run(tools, {})
}

describe('What a topic holds', () => {
  test.each<[changes: Partial<TopicDraft>, titles: string[]]>([
    [{ includeKeywords: ['cape'] }, [tug]],
    [{ includeKeywords: ['astronomer', 'TUGS'] }, [crater, tug]],
    [{ includeKeywords: ['rye bread'] }, [bakery]],
    [{ includeKeywords: ['bread rye'] }, []],
    [{ includeKeywords: ['bread + rye'] }, [bakery]],
    [{ includeKeywords: ['bread + cape'] }, []],
    [{ includeKeywords: ['title:crew'] }, []],
    [{ includeKeywords: ['title:marlena + crew'] }, [tug]],
    [{ excludeKeywords: ['prizes', 'asteroid'] }, [tug]],
    [{ excludeKeywords: ['title:cape'] }, [crater, bakery]],
    [{ sources: ['ridge observer'] }, [crater]],
    [{ sources: ['Harbour Gazette'], includeKeywords: ['asteroid'] }, []],
    [{ contentRules: { minSourceCount: 2, requireImage: false } }, []],
    [{ contentRules: { minSourceCount: 1, requireImage: true } }, []],
    [{}, [crater, tug, bakery]],
  ])('by %j is %j', async (changes, titles) => {
    const topic = await save(changes)
    expect(await titlesOf(topic.id)).toEqual(titles)
    expect(topic).toMatchObject({ articleCount: titles.length, bullets: titles })
    const { sources, includeKeywords, excludeKeywords, contentRules } = draft(changes)
    if (sources[0] === 'ridge observer') return
    const preview = await held().previewTopic({
      sources,
      includeKeywords,
      excludeKeywords,
      ...contentRules,
    })
    expect(preview.articleCount).toBe(titles.length)
    expect(preview.articles.map(({ title }) => title)).toEqual(titles)
  })

  test('is right as soon as a batch is written', async () => {
    await save({ includeKeywords: ['cape orrin'] })
    expect(await only()).toMatchObject({ articleCount: 1, bullets: [tug] })
    await publish([item('ferry', ferry, 'The line is the first in forty years.', '10:00')])
    expect(await only()).toMatchObject({
      articleCount: 2,
      bullets: [ferry, tug],
      latestUpdate: '2026-03-02T10:00:00.000Z',
    })
  })

  test('changes when a publisher changes the words', async () => {
    await save({ includeKeywords: ['marlena'] })
    await publish([
      item('tug', 'Tug sinks off Cape Orrin', 'All nine were lifted from a raft.', '08:00'),
    ])
    expect(await only()).toMatchObject({ articleCount: 0, bullets: [] })
  })

  test('counts a second source when it arrives, and forgets it when it is muted', async () => {
    await save({ contentRules: { minSourceCount: 2, requireImage: false } })
    serve('https://courier.example/rss', [{ ...harbour[0]!, guid: 'c1' }], 'Evening Courier')
    const { source } = await follow('https://courier.example/rss')
    await joinEntries.run(tools, {})
    expect(await only()).toMatchObject({ articleCount: 1, bullets: [tug] })
    await serverSourceHealth(tools.desk).muteSources({ ids: [source.id] })
    expect(tools.queued).toContain(rebuildTopics.name)
    await rebuildTopics.run(tools, {})
    expect(await only()).toMatchObject({ articleCount: 0, bullets: [] })
  })

  test('counts what an aggregator points to as its publisher, when it arrives as when it is counted again', async () => {
    const contentRules = { minSourceCount: 2, requireImage: false }
    const { id } = await save({ contentRules })
    const pointer = { ...item('pointer', `${tug} - Harbour`, `${tug} Harbour`, '09:00') }
    const news = rss([pointer], { title: 'News', link: 'https://news.google.com/' })
    const named = '<source url="https://harbour.example">Harbour</source></item>'
    tools.web.set('https://news.google.com/rss', news.replace('</item>', named))
    await follow('https://news.google.com/rss')
    await rebuildTopics.run(tools, {})
    await joinEntries.run(tools, {})
    const arrived = await only()
    expect(await save({ id, contentRules })).toMatchObject({ articleCount: arrived.articleCount })
    expect(arrived).toMatchObject({ articleCount: 0, bullets: [] })
  })

  test('follows when a source is left, followed again, or renamed', async () => {
    await save({ sources: ['Harbour Gazette'] })
    const { source } = await followHarbour()
    await hub().unfollowSource({ id: source.id })
    await rebuildTopics.run(tools, {})
    expect(await only()).toMatchObject({ articleCount: 0 })
    const again = await followHarbour()
    await rebuildTopics.run(tools, {})
    expect(await only()).toMatchObject({ articleCount: 2 })
    await serverSourceHealth(tools.desk).changeSource({
      id: again.source.id,
      name: 'The Quay',
    })
    await rebuildTopics.run(tools, {})
    expect(await only()).toMatchObject({ articleCount: 2, sources: ['The Quay'] })
  })

  test('loses what is hidden, keeps what is archived, and gets back what is shown again', async () => {
    await save({})
    const [first] = (await held().listTopicArticles({ period: 'year' })).articles
    const putAway = (state: string) =>
      tools.db.run(sql`
        insert into articles_put_away (reader_id, article_id, state, put_away_at)
        values (${tools.readerId}, ${first!.id}, ${state}, now())
        on conflict (reader_id, article_id) do update set state = excluded.state`)
    await putAway('archived')
    expect(await only()).toMatchObject({ articleCount: 3 })
    await putAway('hidden')
    expect(await only()).toMatchObject({ articleCount: 2, bullets: [tug, bakery] })
    expect(await titlesOf()).toEqual([tug, bakery])
    // A hidden article stays hidden even if the topic is saved again.
    await save({ id: (await only()).id })
    expect(await only()).toMatchObject({ articleCount: 2 })
    await tools.db.run(sql`delete from articles_put_away`)
    expect(await only()).toMatchObject({ articleCount: 3 })
  })

  test('counts two articles that became one as one, and none that was deleted', async () => {
    await save({})
    const { articles } = await held().listTopicArticles({ period: 'year' })
    await mergeArticles(tools.db, hangingOn(tools.extensions), {
      from: articles[0]!.id,
      into: articles[1]!.id,
    })
    await joinEntries.run(tools, {})
    expect(await only()).toMatchObject({ articleCount: 2 })
    await tools.db.run(sql`delete from articles where id = ${articles[1]!.id}`)
    expect(await only()).toMatchObject({ articleCount: 1 })
  })

  test('of any topic is each article once', async () => {
    await save({ includeKeywords: ['cape'] })
    await save({ sources: ['Harbour Gazette'] })
    expect(await titlesOf()).toEqual([tug, bakery])
  })
})

describe('A topic', () => {
  test('is changed in its place and deleted once', async () => {
    const first = await save({ title: 'One', highlightWords: ['raft'], tone: 'casual' })
    await save({ title: 'Two' })
    const changed = await save({ id: first.id, title: ' First ', includeKeywords: ['asteroid'] })
    expect(changed).toMatchObject({ title: 'First', bullets: [crater], highlightWords: [] })
    expect((await topics().listTopics({})).map(({ title }) => title)).toEqual(['First', 'Two'])
    await topics().deleteTopic({ id: first.id })
    await expect(topics().deleteTopic({ id: first.id })).rejects.toThrow('already gone')
    await expect(held().listTopicArticles({ topic: first.id, period: 'year' })).rejects.toThrow(
      'gone',
    )
    await expect(save({ id: first.id })).rejects.toThrow('deleted elsewhere')
  })

  test.each<[changes: Partial<TopicDraft>, says: string]>([
    [{ title: '  ' }, 'name and at least one source'],
    [{ sources: [] }, 'at least one source'],
    [{ sources: ['The Daily Nothing'] }, 'no source called “The Daily Nothing”'],
    [{ includeKeywords: ['cape', '🌊 + cape'] }, '“🌊 + cape” contains no searchable word'],
    [{ excludeKeywords: ['"-"'] }, 'contains no searchable word'],
    [{ includeKeywords: ['a'.repeat(201)] }, '200 characters'],
    [{ highlightWords: Array.from({ length: 101 }, (_, i) => `w${i}`) }, '100 words'],
    [{ summarizationInstructions: 'x'.repeat(5001) }, '5000 characters'],
    [{ title: 'x'.repeat(201) }, 'name can have 200 characters'],
  ])('%j is refused in words', async (changes, says) => {
    await expect(save(changes)).rejects.toThrow(says)
    expect(await topics().listTopics({})).toEqual([])
  })

  test.each(['includeKeywords', 'excludeKeywords'] as const)(
    'with more words in %s than can be looked for is refused in words',
    async (list) => {
      const words = Array.from({ length: 100 }, (_, nth) => `${'quay '.repeat(35)}${nth}`)
      await expect(topics().saveTopic(draft({ [list]: words }))).rejects.toMatchObject({
        kind: 'invalid',
        message: expect.stringContaining('Use fewer or shorter words'),
      })
    },
  )

  test('takes any text that holds words', async () => {
    const odd = [
      "it's",
      'a & b | !c',
      '\\ \\\\ cape',
      'مد',
      'title: cape',
      "O'Brien:*",
      '<b>tide</b>',
    ]
    await save({ includeKeywords: odd, excludeKeywords: ["'nothing'", 'c <-> d'] })
    expect(await only()).toMatchObject({ articleCount: 1, includeKeywords: odd })
  })
})

test('How an article is to be told comes from the topics that hold it', async () => {
  const wish = { tone: 'casual', style: 'detailed' } as const
  await save({})
  await save({ ...wish, includeKeywords: ['cape'], summarizationInstructions: 'Name the ship.' })
  await save({ tone: 'technical', includeKeywords: ['marlena'] })
  const { articles } = await held().listTopicArticles({ period: 'year' })
  const wishFor = (title: string, reader = tools.readerId) =>
    readTopicWish(tools.db, reader, articles.find((article) => article.title === title)!.id)
  expect(await wishFor(tug)).toEqual({ ...wish, instructions: 'Name the ship.' })
  expect(await wishFor(crater)).toBeNull()
  expect(await wishFor(tug, 'somebody else')).toBeNull()
})

describe('A search as a topic', () => {
  test('carries words, phrases, what must not be, and sources', async () => {
    const { draft, leftOut } = await held().readSearchAsTopic({
      search:
        'bread "rye crust" -asteroid -"old tug" title:prize source:harbour is:unread before:2026-03-04',
    })
    expect(draft).toMatchObject({
      title: 'Bread rye crust prize',
      sources: ['Harbour Gazette'],
      includeKeywords: ['bread + rye crust + title:prize'],
      excludeKeywords: ['asteroid', 'old tug'],
    })
    expect(leftOut).toEqual(['is:unread', 'before:2026-03-04'])
  })

  test('leaves sources out, and says what cannot be read', async () => {
    const { draft } = await held().readSearchAsTopic({ search: '-source:ridge' })
    expect(draft).toMatchObject({ sources: ['Harbour Gazette'], includeKeywords: [] })
    await expect(held().readSearchAsTopic({ search: 'is:blue' })).rejects.toThrow('is:saved')
  })
})
