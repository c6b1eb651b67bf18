import { afterEach, beforeEach, expect, test } from 'vitest'
import { areas } from '#server/areas.ts'
import { collectExtensions, extend } from '#server/extension-points.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import type { SavedItem } from '../contract.ts'
import { serverSavedLists } from './lists-api.ts'
import { serverSaved } from './saved-articles.ts'
import { savedThreads, type SavedThreads } from './saved-threads.ts'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

const lists = () => serverSavedLists(tools.desk)

/** Articles from a followed source, each saved a minute after the one before. */
async function saveArticles(count: number) {
  await tools.db.run(sql`
    insert into feeds (id, address) overriding system value values (1, 'https://harbour.example/feed')`)
  await tools.db.run(sql`
    insert into sources (id, reader_id, feed_id, name, category, frequency)
    values ('harbour', ${tools.readerId}, 1, 'Harbour', 'general', 'hourly')`)
  await tools.db.run(sql`
    insert into articles (id, title, category, first_published_at, published_at, feed_ids, search)
    select n, 'Report ' || n, 'World', ${tools.now()}, ${tools.now()}, '{1}', to_tsvector('simple', 'report ' || n)
    from generate_series(1, ${count}) as n`)
  await tools.db.run(sql`
    insert into saved_articles (reader_id, article_id, saved_at)
    select ${tools.readerId}, id, ${tools.now()}::timestamptz + id * interval '1 minute' from articles`)
}

test('lists of saved articles continue beyond the newest hundred, and can be searched', async () => {
  await saveArticles(130)
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<ReturnType<typeof lists>['listArticles']>> =
      await lists().listArticles({ search: '', ...(cursor !== null && { cursor }) })
    seen.push(...page.items.map(({ title }) => title))
    cursor = page.next
  } while (cursor !== null)
  expect(seen).toEqual(Array.from({ length: 130 }, (_, at) => `Report ${130 - at}`))
  const found = await lists().listArticles({ search: 'report 77' })
  expect(found.items.map(({ title }) => title)).toEqual(['Report 77'])
  expect(await lists().countSaved({})).toMatchObject({ articles: 130 })
})

test('an area that has conversations shows those that are saved', async () => {
  const thread: SavedItem = {
    ...{ id: 'thread-1', title: 'Who was first?', hub: 'News Hub', category: '' },
    ...{ savedAt: '2026-03-02T12:00:00Z', page: '/news-hub/feed?thread=1' },
  }
  let kept = [thread]
  const keeper: SavedThreads = {
    async list(_, { search, cursor }) {
      expect(cursor).toBeNull()
      return { items: kept.filter(({ title }) => title.includes(search)), next: null }
    },
    count: async () => kept.length,
    async remove(_, id) {
      kept = kept.filter((one) => one.id !== id)
    },
  }
  const extensions = collectExtensions([{ extends: [extend(savedThreads, keeper)] }, ...areas])
  Object.assign(tools, { extensions })
  expect(await lists().listThreads({ search: 'first' })).toEqual({ items: [thread], next: null })
  expect(await lists().listThreads({ search: 'submarine' })).toEqual({ items: [], next: null })
  expect(await lists().countSaved({})).toMatchObject({ threads: 1 })
  expect(await serverSaved(tools.desk).getSaved({})).toMatchObject({ threads: [thread] })
  await serverSaved(tools.desk).removeSaved({ kind: 'threads', id: 'thread-1' })
  expect(await lists().listThreads({ search: '' })).toEqual({ items: [], next: null })
})

test('without an area that has conversations, none are listed', async () => {
  expect(await lists().listThreads({ search: '' })).toEqual({ items: [], next: null })
})
