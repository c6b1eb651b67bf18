import { afterEach, beforeEach, expect, test } from 'vitest'
import { sql } from '#server/tools.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { habitsOf } from '#engine/summaries/outlet-habits.ts'
import { readOutlines } from './read-habits.ts'

const NOTICE = 'Report by the Orlan desk, with help of the night shift.'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  const { db } = tools
  await db.run(sql`insert into feeds (address, title) values ('https://quay.example/feed', 'Quay')`)
  await db.run(sql`
    insert into entries (feed_id, identity, content_hash, title, text, html, language, published_at, seen_at)
    select id, n::text, n::text::bytea, 'Tug ' || n, 'Tug ' || n || ' sank off the quay. ' || ${NOTICE}::text, '', 'en', now(), now()
    from feeds, generate_series(1, 3) as n`)
  await db.run(sql`
    insert into articles (id, title, category, first_published_at, published_at) values (1, '', '', now(), now())`)
  await db.run(sql`
    insert into article_entries (entry_id, article_id, position, confidence)
    select id, 1, id, 1 from entries`)
})
afterEach(() => tools.close())

async function isHabit() {
  const { db } = tools
  const outlines = await db.transaction((inside) => readOutlines(inside, [1], db))
  return habitsOf(outlines).repeats('feed:1', NOTICE)
}

test('what a feed prints in each of its newest texts is its habit, however often it is asked', async () => {
  expect(await isHabit()).toBe(true)
  expect(await isHabit()).toBe(true)
})

test('a text that its publisher changed is read again', async () => {
  expect(await isHabit()).toBe(true)
  await tools.db.run(sql`
    update entries set text = 'Nobody sank.', content_hash = 'another' where identity = '1'`)
  expect(await isHabit()).toBe(false)
})
