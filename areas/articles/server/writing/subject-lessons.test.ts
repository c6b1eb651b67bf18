import * as z from 'zod/mini'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { learnSubjects, readSubjectModels } from './subject-lessons.ts'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

/** Entries as joining leaves them, whose feed says what they are about. */
async function join(from: number, count: number, category: string, words: string) {
  const { db } = tools
  await db.run(sql`insert into feeds (address) values (${category}) on conflict do nothing`)
  await db.run(sql`
    with feed as (select id from feeds where address = ${category}),
    entry as (
      insert into entries (id, feed_id, identity, content_hash, title, text, html, language, feed_categories, published_at, seen_at)
      overriding system value
      select n, feed.id, n, '', ${words}, '', '', 'en', array[${category}], now(), now()
      from generate_series(${from}::int, ${from + count - 1}::int) as n, feed returning id
    ), article as (
      insert into articles (id, title, category, first_published_at, published_at)
      select id, '', 'General', now(), now() from entry returning id
    )
    insert into article_entries (entry_id, article_id, position, confidence)
    select id, id, id, 1 from entry`)
  await db.run(sql`update joining set position = ${from + count - 1}`)
}

const learnTogether = () => tools.db.transaction((db) => learnSubjects(db))

const guess = async (words: string[]) => {
  const model = (await readSubjectModels(tools.db)).get('en')?.model
  const weights = [...(model?.weigh(words) ?? [])].toSorted(([, a], [, b]) => b - a)
  return weights[0]?.[0] ?? null
}

test('what certain entries say is learnt in their order, each once, and read by others', async () => {
  await join(1, 260, 'Health', 'midwives quay')
  await learnSubjects(tools.db)
  expect(await guess(['midwiv'])).toBeNull()

  await join(261, 260, 'Science', 'currents reef')
  await Promise.all([learnTogether(), learnTogether()])
  expect(await guess(['midwiv'])).toBe('Healthcare')
  expect(await guess(['reef'])).toBe('Science')
  const { position } = await tools.db.one(
    z.object({ position: z.int() }),
    sql`select position from subject_learning`,
  )
  expect(position).toBe(500)

  await learnSubjects(tools.db)
  const { lessons } = await tools.db.one(
    z.object({ lessons: z.int() }),
    sql`select (model->'lessons'->>'Healthcare')::int as lessons from subject_lessons`,
  )
  expect(lessons).toBe(260)
})
