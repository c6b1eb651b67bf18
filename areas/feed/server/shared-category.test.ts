import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { writeStale } from '#areas/articles/server/writing/write-stale.ts'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  const { db, readerId } = tools
  await db.run(sql`insert into feeds (address, title) values ('https://quay.example/feed', 'Quay')`)
  await db.run(sql`
    insert into entries (feed_id, identity, content_hash, title, text, html, language, published_at, seen_at)
    select id, 'one', '', 'It was so', 'It was so on that day, as it had been.', '', 'en', now(), now() from feeds`)
  await db.run(sql`
    insert into articles (title, category, first_published_at, published_at) values ('', '', now(), now())`)
  await db.run(sql`
    insert into article_entries select entries.id, articles.id, 1, 1, true from entries, articles`)
  await db.run(sql`insert into readers (id, name) values ('bo', 'Bo')`)
  await follow(readerId, 'science')
})
afterEach(() => tools.close())

async function follow(readerId: string, category: string) {
  await tools.db.run(sql`
    insert into sources (id, reader_id, feed_id, name, category, frequency)
    select ${`source of ${readerId}`}, ${readerId}, id, 'Quay', ${category}, 'daily' from feeds`)
}

async function categoryOfArticle(): Promise<string> {
  await tools.db.run(sql`select mark_stale(array(select id from articles))`)
  await writeStale(tools)
  const { category } = await tools.db.one(
    z.object({ category: z.string() }),
    sql`select category from articles`,
  )
  return category
}

test('what all readers of a source call it says what its articles are about', async () => {
  expect(await categoryOfArticle()).toBe('Science')
  await follow('bo', 'science')
  expect(await categoryOfArticle()).toBe('Science')
})

test('one reader decides for no other: where they differ, the words of the source do', async () => {
  await follow('bo', 'business')
  expect(await categoryOfArticle()).toBe('General')
})
