import { afterEach, beforeEach, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { serverArticles } from '#areas/articles/server/page/api.ts'
import { serverFeed } from '../api.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { hangingOn } from '#areas/articles/server/merging/hangs-on-articles.ts'
import { mergeArticles } from '#areas/articles/server/merging/merge-articles.ts'
import { serverProfileContext } from '#areas/profiles/server/profile-context-api.ts'
import { serverProfiles } from '#areas/profiles/server/profiles-api.ts'
import { serverSaved } from '#areas/saved/server/saved-articles.ts'
import { rss, type TestItem } from '#feeds/test-feeds.ts'
import { serverReading } from './keeper.ts'

const NOW = Date.parse('2026-03-02T12:00:00Z')
const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS

/** Titles by outlet. Each title of an outlet is ten minutes older than the one before it. */
const outlets: Record<string, string[]> = {
  'Harbour Gazette': [
    'Solid state batteries pass the winter trial in Tolland',
    'Ministers argue over the price of tram tickets',
    'Choir of Hill Street wins a regional prize',
    'Wardens count the seals of Cape Orrin',
  ],
  'Evening Courier': [
    'Recycled batteries light the bridge of Marlow',
    'Bakers of Quay Street sell nine thousand loaves',
    'Chess club moves into the former mill',
    'Night trains return to the southern line',
  ],
  'Valley Post': [
    'Cheap batteries for farm tractors go on sale',
    'Orchards lose a third of the cherry harvest',
    'Council paints the school gates yellow',
    'Divers find a bell below the old pier',
  ],
  'Northern Mail': [
    'Judge stops the sale of the castle meadow',
    'Library lends telescopes for the comet',
    'Robots sort apples faster than people do',
    'Students build batteries out of seaweed',
  ],
}

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  tools.setNow(new Date(NOW))
  for (const [index, [title, titles]] of Object.entries(outlets).entries()) {
    const items = titles.map((title, at): TestItem => ({
      guid: `${index}-${at}`,
      title,
      text: `${title}, as it is now and was not before.`,
      published: new Date(NOW - (at * 4 + index + 1) * 10 * MINUTE_MS).toISOString(),
    }))
    await follow(title, items)
  }
})
afterEach(() => tools.close())

async function follow(title: string, items: TestItem[]) {
  const address = `https://${title.replace(' ', '-').toLowerCase()}.example/feed`
  tools.web.set(address, rss(items, { title, link: new URL(address).origin }))
  await hub().followSource({ address, name: '', category: 'general', frequency: 'hourly' })
  await joinEntries.run(tools, {})
}

const hub = () => ({
  ...serverFeed(tools.desk),
  ...serverArticles(tools.desk),
  ...serverSources(tools.desk),
})
const reader = () => serverReading(tools.desk)
const profiles = () => serverProfiles(tools.desk)
const forYou = async () =>
  (await hub().listHeadlines({ period: 'today', search: '', filter: 'for-you' })).map(
    ({ id, title }) => ({ id, title }),
  )
/** An article that is not among the twelve counts as placed after them. */
const depth = (place: number) => (place === -1 ? 12 : place)
const placeOf = async (word: string) =>
  (await forYou()).findIndex(({ title }) => title.includes(word))
const idOf = async (word: string) => {
  const found = await hub().listHeadlines({ period: 'year', search: word })
  return found.find(({ title }) => title.includes(word))!.id
}
const all = { filter: 'for-you', time: 'week', search: '' } as const

test('the hub offers all filters, views and times', async () => {
  expect(await hub().getHub({})).toMatchObject({
    filters: ['for-you', 'top', 'topics'],
    viewModes: ['custom', 'synth', 'theme'],
    timeFilters: ['today', 'week', 'month', 'year'],
  })
})

test('a search with a typing error finds what is meant, as it does in other lists', async () => {
  const found = async (search: string) => {
    const { briefings } = await reader().listBriefings({ ...all, search, count: 12 })
    return briefings.map(({ title }) => title)
  }
  expect(await found('telsecopes')).toEqual(['Library lends telescopes for the comet'])
  expect(await found('submarine')).toEqual([])
})

test('who opens articles about something finds the others of it further up, and is told why', async () => {
  const before = await placeOf('seaweed')
  for (const word of ['winter trial', 'Marlow', 'tractors'])
    await hub().markRead({ id: await idOf(word) })
  expect(await placeOf('seaweed')).toBeLessThan(depth(before))
  expect(await placeOf('seaweed')).not.toBe(-1)

  const { because, factors } = await reader().explainArticle({ article: await idOf('seaweed') })
  expect(because).toEqual(['You follow Northern Mail'])
  expect(factors).toContainEqual({
    text: 'You opened 3 articles about “batteries”',
    effect: 'raises',
  })
})

test('less like this takes the article away at once and lets similar ones sink; undo brings all back', async () => {
  const before = await forYou()
  const id = await idOf('winter trial')
  await reader().giveOpinion({ article: id, opinion: 'less' })
  const after = await forYou()
  expect(after.map((article) => article.id)).not.toContain(id)
  const place = (list: typeof before) => list.findIndex(({ title }) => title.includes('Marlow'))
  expect(depth(place(after))).toBeGreaterThan(place(before))
  const { factors } = await reader().explainArticle({ article: await idOf('Marlow') })
  expect(factors).toContainEqual({
    text: 'You asked for less about “batteries”',
    effect: 'lowers',
  })
  expect(tools.announced).toContainEqual({ area: 'articles' })

  await reader().takeBackOpinion({ article: id, opinion: 'less' })
  expect(await forYou()).toEqual(before)
  expect(await reader().getMemory({})).toEqual({ actions: 0 })
})

test('undoing a hide leaves what was archived archived', async () => {
  const id = await idOf('castle meadow')
  await tools.db.run(sql`
    insert into articles_put_away (reader_id, article_id, state, put_away_at)
    values (${tools.readerId}, ${id}, 'archived', now())`)
  await reader().giveOpinion({ article: id, opinion: 'hide' })
  expect(await hub().listHeadlines({ period: 'year', search: 'castle meadow' })).toEqual([])
  await reader().takeBackOpinion({ article: id, opinion: 'hide' })
  expect(await hub().listHeadlines({ period: 'year', search: 'castle meadow' })).toHaveLength(1)
  expect((await forYou()).map((article) => article.id)).not.toContain(id)
})

test('a muted source is gone from every list', async () => {
  await tools.db.run(sql`update sources set muted_at = now() where name = 'Evening Courier'`)
  const { briefings } = await reader().listBriefings({ ...all, count: 60 })
  expect(briefings).toHaveLength(12)
  expect(briefings.some(({ title }) => outlets['Evening Courier']!.includes(title))).toBe(false)
})

test('saving from a source says so, and saving no longer takes it back', async () => {
  const keeper = serverSaved(tools.desk)
  for (const word of ['cherry', 'yellow', 'tractors'])
    await keeper.saveArticle({ article: await idOf(word) })
  const bell = { article: await idOf('pier') }
  const texts = async () => (await reader().explainArticle(bell)).factors.map(({ text }) => text)
  expect(await texts()).toContain('From Valley Post, which you save often')
  for (const word of ['cherry', 'yellow', 'tractors']) {
    await keeper.removeSaved({ kind: 'articles', id: String(await idOf(word)) })
  }
  expect(await texts()).not.toContain('From Valley Post, which you save often')
})

test('what was asked for goes before what was done, and less takes back more', async () => {
  const article = await idOf('seaweed')
  await reader().giveOpinion({ article, opinion: 'more' })
  const texts = async () =>
    (await reader().explainArticle({ article: await idOf('Marlow') })).factors.map(
      ({ text }) => text,
    )
  expect(await texts()).toContain('You asked for more about “batteries”')
  await reader().giveOpinion({ article, opinion: 'less' })
  expect(await reader().getMemory({})).toEqual({ actions: 1 })
  expect(await texts()).toContain('You asked for less about “batteries”')
})

test('forgetting everything forgets it, and the lists stand as for a stranger', async () => {
  const before = await forYou()
  await hub().markRead({ id: await idOf('seaweed') })
  await reader().spendTime({ article: await idOf('seaweed'), seconds: 200 })
  expect(await reader().getMemory({})).toEqual({ actions: 2 })
  await reader().forgetEverything({})
  expect(await reader().getMemory({})).toEqual({ actions: 0 })
  expect(await forYou()).toEqual(before)
})

test('the longest time in view counts, of an article that is here', async () => {
  const article = await idOf('seaweed')
  await reader().spendTime({ article, seconds: 40 })
  await reader().spendTime({ article, seconds: 3 })
  await reader().spendTime({ article: 999_999, seconds: 3 })
  expect(await reader().getMemory({})).toEqual({ actions: 1 })
})

test('what a profile refuses sinks, what it asks for rises, and the reader is told', async () => {
  const before = await placeOf('winter trial')
  expect(before).toBeLessThan(await placeOf('castle'))
  const context = serverProfileContext(tools.desk)
  const { id } = await profiles().createProfile({ name: 'Mine', description: '' })
  await profiles().saveInstructions({ id, instructions: 'Castles. No batteries.' })
  await context.applyProfile({ id })
  await profiles().toggleSmartCuration({ id })

  const factors = async (word: string) =>
    (await reader().explainArticle({ article: await idOf(word) })).factors
  expect(await factors('castle')).toContainEqual({
    text: 'Your profile mentions “castle”',
    effect: 'raises',
  })
  expect(await factors('Marlow')).toContainEqual({
    text: 'Your profile asks for less of “batteries”',
    effect: 'lowers',
  })
  expect(await placeOf('castle')).toBe(0)
  expect(depth(await placeOf('winter trial'))).toBeGreaterThan(before)
})

test('what was done with an article goes on with the one that takes it in', async () => {
  const [from, into] = [await idOf('cherry'), await idOf('yellow')]
  await reader().giveOpinion({ article: from, opinion: 'less' })
  await mergeArticles(tools.db, hangingOn(tools.extensions), { from, into })
  expect((await forYou()).map((article) => article.id)).not.toContain(into)
  await reader().takeBackOpinion({ article: from, opinion: 'less' })
  expect((await forYou()).map((article) => article.id)).toContain(into)
})

test('an opinion on what is not here says so', async () => {
  const opinion = reader().giveOpinion({ article: 999_999, opinion: 'less' })
  await expect(opinion).rejects.toThrow('That article no longer exists.')
  await expect(reader().explainArticle({ article: 999_999 })).rejects.toThrow('no longer exists')
})

test('a time narrows folders, their articles and every view', async () => {
  await follow('Weekly Review', [
    {
      guid: 'old',
      title: 'Lighthouse keepers publish their diaries',
      text: 'The diaries of the lighthouse keepers are in print. They begin in 1890.',
      published: new Date(NOW - 3 * DAY_MS).toISOString(),
    },
  ])
  const total = async (time: 'today' | 'week') => {
    const folders = await hub().listFolders({ search: '', time, filter: 'for-you' })
    return folders.reduce((sum, folder) => sum + folder.totalArticleCount, 0)
  }
  expect([await total('today'), await total('week')]).toEqual([16, 17])
  const shown = async (time: 'today' | 'week') =>
    (await reader().listThemes({ ...all, time })).flatMap(({ subjects }) =>
      subjects.flatMap(({ articles }) => articles),
    ).length
  expect([await shown('today'), await shown('week')]).toEqual([16, 17])
})

test('Topics shows what is in a topic of the reader, and nothing where there is none', async () => {
  const topics = { ...all, filter: 'topics' } as const
  expect((await reader().listBriefings({ ...topics, count: 12 })).briefings).toEqual([])

  const comet = await idOf('comet')
  await haveTopic('Night sky', comet)
  const { briefings } = await reader().listBriefings({ ...topics, count: 12 })
  expect(briefings.map(({ id }) => id)).toEqual([comet])
  expect(await hub().listFolders({ search: '', filter: 'topics' })).toMatchObject([
    { totalArticleCount: 1 },
  ])
  const { because } = await reader().explainArticle({ article: comet })
  expect(because).toContain('It belongs to your topic Night sky')
  const themes = await reader().listThemes(all)
  expect(themes.flatMap(({ subjects }) => subjects.map(({ name }) => name))).toContain('Night sky')
})

async function haveTopic(title: string, article: number) {
  await tools.db.run(sql`
    insert into topics (id, reader_id, title, sources, tone, style, include_keywords, exclude_keywords,
      highlight_words, summarization_instructions, min_source_count, require_image, created_at)
    values ('t', ${tools.readerId}, ${title}, '{All sources}', 'balanced', 'concise', '{}', '{}', '{}', '', 1,
      false, ${tools.now()})`)
  await tools.db.run(
    sql`insert into topic_articles (reader_id, topic_id, article_id, published_at, is_hidden)
      select ${tools.readerId}, 't', id, published_at, false from articles where id = ${article}`,
  )
}

test('a briefing is a few sentences that stand word for word in what they cite', async () => {
  const { briefings, hasMore } = await reader().listBriefings({ ...all, count: 5 })
  expect(briefings).toHaveLength(5)
  expect(hasMore).toBe(true)
  for (const { sentences, coverage } of briefings) {
    expect(sentences.length).toBeGreaterThan(0)
    expect(sentences.length).toBeLessThanOrEqual(3)
    for (const { citations } of sentences) expect(coverage[citations[0]!.coverage]).toBeDefined()
  }
})

test('no source fills more than a quarter of a page', async () => {
  await follow(
    'Loud Times',
    Array.from({ length: 20 }, (_, at) => ({
      guid: `l${at}`,
      title: `Bulletin ${at + 1} ${'abcdefghijklmnopqrst'[at]!.repeat(5)} ${'tsrqponmlkjihgfedcba'[at]!.repeat(6)}`,
      text: `Words ${at} of their own: ${'abcdefghijklmnopqrst'[at]!.repeat(7)}.`,
      published: new Date(NOW - at * 1000).toISOString(),
    })),
  )
  const page = await forYou()
  expect(page).toHaveLength(12)
  expect(page.filter(({ title }) => title.startsWith('Bulletin')).length).toBeLessThanOrEqual(3)
})
