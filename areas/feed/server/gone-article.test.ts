import { afterEach, beforeEach, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { joinEntries } from '#areas/articles/server/lends/writing.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { rss } from '#feeds/test-feeds.ts'
import { serverFeed } from './api.ts'
import { goneArticle } from './gone-article.ts'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  const address = 'https://courier.example/feed'
  tools.web.set(
    address,
    rss([{ title: 'Lighthouse keepers strike', published: '2026-03-02T08:00:00Z' }]),
  )
  await serverSources(tools.desk).followSource({
    address,
    name: '',
    category: 'general',
    frequency: '15min',
  })
  await joinEntries.run(tools, {})
})
afterEach(() => tools.close())

const isGone = (article: string | number, path = '/news-hub/feed', desk = tools.desk) =>
  goneArticle(desk, path, new URLSearchParams({ article: String(article), time: 'week' }))

async function anArticle(): Promise<number> {
  const [headline] = await serverFeed(tools.desk).listHeadlines({ period: 'today', search: '' })
  return headline!.id
}

test('an article of the reader is there, and another is not', async () => {
  const id = await anArticle()
  expect(await isGone(id)).toBe(false)
  expect(await isGone(id + 1000)).toBe(true)
  expect(await isGone('999999999999999')).toBe(true)
})

test('an article that another took in is there, as that one', async () => {
  const id = await anArticle()
  await tools.db.run(
    sql`insert into article_aliases (old_id, article_id) values (${id + 500}, ${id})`,
  )
  expect(await isGone(id + 500)).toBe(false)
})

test('what a reader follows no more is not there, and an article of another reader neither', async () => {
  const id = await anArticle()
  expect(await isGone(id, '/news-hub/feed', { ...tools.desk, readerId: 'someone-else' })).toBe(true)
  const [source] = await serverSources(tools.desk).listSources({})
  await serverSources(tools.desk).unfollowSource({ id: source!.id })
  expect(await isGone(id)).toBe(true)
})

test('what opens nothing is not missing: other pages, and words that are not articles', async () => {
  expect(await isGone(999, '/settings')).toBe(false)
  expect(await isGone(999, '/news-hub/sources')).toBe(false)
  for (const word of ['', 'abc', '1e3', '-1', '1'.repeat(16)]) {
    expect(await isGone(word), word).toBe(false)
  }
  expect(await isGone(999, '/news-hub')).toBe(true)
  expect(await isGone(999, '/news-hub/feed/some-hub')).toBe(true)
})
