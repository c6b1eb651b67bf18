import * as z from 'zod/mini'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql, type Database } from '#server/tools.ts'
import { learnSubjects, readSubjectModels } from './subject-lessons.ts'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

/** Stores entries as joining does, in feeds that state their subject. */
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

/** Learns as a process that opened the database with this handle. */
const learn = (hub: Database = tools.db) => tools.db.transaction((db) => learnSubjects(db, hub))

const guess = async (words: string[], hub: Database = tools.db) => {
  const model = (await readSubjectModels(hub)).get('en')?.model
  const weights = [...(model?.weigh(words) ?? [])].toSorted(([, a], [, b]) => b - a)
  return weights[0]?.[0] ?? null
}

async function storedUpTo(): Promise<number> {
  const { position } = await tools.db.one(
    z.object({ position: z.int() }),
    sql`select position from subject_learning`,
  )
  return position
}

/** Makes the models appear to have been stored this long ago. */
const letPass = (time: string) =>
  tools.db.run(sql`update subject_learning set stored_at = now() - ${time}::interval`)

test('what certain entries say is learnt in their order, each once, and read by others', async () => {
  await join(1, 260, 'Health', 'midwives quay')
  await learn()
  expect(await guess(['midwiv'])).toBeNull()

  await join(261, 260, 'Science', 'currents reef')
  await Promise.all([learn(), learn()])
  expect(await guess(['midwiv'])).toBe('Healthcare')
  expect(await guess(['reef'])).toBe('Science')
  expect(await storedUpTo()).toBe(500)

  await learn()
  const { lessons } = await tools.db.one(
    z.object({ lessons: z.int() }),
    sql`select (model->'lessons'->>'Healthcare')::int as lessons from subject_lessons`,
  )
  expect(lessons).toBe(260)
})

test('what is learnt within a minute is known here at once, and stored after it', async () => {
  await join(1, 260, 'Health', 'midwives quay')
  await join(261, 260, 'Science', 'currents reef')
  await learn()
  await join(521, 500, 'Sports', 'regatta oars')
  await learn()
  expect(await guess(['regatta'])).toBe('Sports')
  expect(await storedUpTo()).toBe(500)
  expect(await guess(['regatta'], Object.create(tools.db) as Database)).not.toBe('Sports')

  await letPass('61 seconds')
  await learn()
  expect(await storedUpTo()).toBe(1000)
  expect(await guess(['regatta'], Object.create(tools.db) as Database)).toBe('Sports')
})

test('one process learns, and another goes on where it ended', async () => {
  const other = Object.create(tools.db) as Database
  await join(1, 520, 'Health', 'midwives quay')
  await learn()
  await join(521, 500, 'Sports', 'regatta oars')
  await learn()
  await letPass('61 seconds')
  await learn(other)
  expect(await storedUpTo()).toBe(500)

  await letPass('3 minutes')
  await learn(other)
  expect(await storedUpTo()).toBe(1000)
  // Learning the same entries again changes nothing.
  await join(1021, 500, 'Sports', 'regatta oars')
  await learn()
  await letPass('61 seconds')
  await learn(other)
  const { lessons } = await tools.db.one(
    z.object({ lessons: z.int() }),
    sql`select (model->'lessons'->>'Sports')::int as lessons from subject_lessons`,
  )
  expect(lessons).toBe(980)
  expect(await guess(['regatta'])).toBe(await guess(['regatta'], other))
})

test('a model in memory is the same as the one that was stored', async () => {
  await join(1, 520, 'Health', 'zebra 12 quay 7 ärzte aft bananas ab 2026')
  await learn()
  await join(521, 500, 'Sports', 'regatta oars éa 7 quay')
  await learn()
  const inMemory = (await readSubjectModels(tools.db)).get('en')!.model.kept()
  await letPass('61 seconds')
  await learn()
  const stored = (await readSubjectModels(Object.create(tools.db) as Database)).get('en')!.model
  expect(inMemory).toEqual(stored.kept())
})
