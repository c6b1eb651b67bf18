import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { rss } from '#feeds/test-feeds.ts'
import { openDatabase, type OpenDatabase } from '#server/database/database.ts'
import type { TestDatabase } from '#server/database/test-database.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql, type Database, type World } from '#server/tools.ts'
import { addSource } from '#areas/sources/server/following/follow-source.ts'
import { joinEntries, joinWaiting } from '../joining/join-entries.ts'
import { isStale, markStale } from '../reading/stale-articles.ts'
import { afterWriting } from './after-writing.ts'
import { writeStale, writeStaleOnce } from './write-stale.ts'
import { noteWritten } from './written-lately.ts'

const TITLES = [
  'Ferry Adelin resumes its crossings after the storm',
  'Council of Marrow votes for a second library',
  'Orchard growers report the earliest blossom in decades',
]

let tools: TestTools
let other: OpenDatabase
beforeEach(async () => {
  tools = await testTools()
  other = await openDatabase((tools.db as TestDatabase).url, { poolSize: 2 })
  const address = 'https://harbour.example/feed'
  const items = TITLES.map((title) => ({
    guid: title,
    title,
    text: `${title}. More is to follow.`,
  }))
  tools.web.set(address, rss(items))
  const follow = { address, name: 'Harbour', category: 'general', frequency: 'hourly' }
  await addSource(tools.db, tools.readerId, follow, tools.now())
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
})
afterEach(async () => {
  await other.close()
  await tools.close()
})

async function staleTitles(): Promise<string[]> {
  const rows = await tools.db.many(
    z.object({ title: z.string() }),
    sql`select title from articles where ${isStale} order by title`,
  )
  return rows.map(({ title }) => title)
}

async function idsOf(titles: readonly string[]): Promise<number[]> {
  const rows = await tools.db.many(
    z.object({ id: z.int() }),
    sql`select id from articles where title = any(${[...titles]})`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Returns tools whose database runs `work` once within a transaction, after the first statement
 * that contains `part`.
 */
function behindStatement(part: string, work: () => Promise<void>): World {
  let isDone = false
  const watch =
    (db: Database, name: 'many' | 'run') =>
    async (...asked: never[]) => {
      const answer = await (db[name] as (...asked: never[]) => Promise<unknown>).apply(db, asked)
      const { text } = (asked as { text?: string }[]).find((one) => typeof one.text === 'string')!
      if (!isDone && text!.includes(part)) {
        isDone = true
        await work()
      }
      return answer
    }
  const transaction = (inside: Parameters<typeof tools.db.transaction>[0]) =>
    tools.db.transaction((db) =>
      inside(Object.assign(Object.create(db), { many: watch(db, 'many'), run: watch(db, 'run') })),
    )
  return { ...tools, db: Object.assign(Object.create(tools.db), { transaction }) }
}

test('who joins leaves the writing to whichever worker is free', async () => {
  await joinWaiting.run(tools, {})
  expect(tools.queued).toContain('articles/write-stale')
  expect(await staleTitles()).toHaveLength(TITLES.length)
  await writeStaleOnce.run(tools, {})
  expect(await staleTitles()).toEqual([])
})

test('an article that somebody is changing is waited for by nobody, and written after', async () => {
  await joinWaiting.run(tools, {})
  const [first] = await idsOf([TITLES[0]!])
  await other.transaction(async (db) => {
    await markStale(db, [first!])
    await writeStaleOnce.run(tools, {})
    expect(await staleTitles()).toEqual([TITLES[0]])
  })
  await writeStale(tools)
  expect(await staleTitles()).toEqual([])
})

test('an article that became stale again while its words were found is written again', async () => {
  await joinEntries.run(tools, {})
  await markStale(tools.db, await idsOf(TITLES))
  await writeStaleOnce.run(
    behindStatement('feed_categories', async () => markStale(other, await idsOf([TITLES[1]!]))),
    {},
  )
  expect(await staleTitles()).toEqual([TITLES[1]])
  await writeStaleOnce.run(tools, {})
  expect(await staleTitles()).toEqual([])
})

test('whoever has an article in hand that changes sees to it that it is taken up, since others passed over it', async () => {
  await joinEntries.run(tools, {})
  await markStale(tools.db, await idsOf(TITLES))
  tools.queued.length = 0
  const beside = async () => {
    await markStale(other, await idsOf([TITLES[1]!]))
    await writeStaleOnce.run({ ...tools, db: other }, {})
    expect(tools.queued).not.toContain('articles/write-stale')
  }
  await writeStaleOnce.run(behindStatement('feed_categories', beside), {})
  expect(tools.queued).toContain('articles/write-stale')
  tools.queued.length = 0
  await writeStaleOnce.run(tools, {})
  expect(await staleTitles()).toEqual([])
  expect(tools.queued).not.toContain('articles/write-stale')
})

test('who makes an article stale does not wait for who writes it, and it is written again', async () => {
  await joinWaiting.run(tools, {})
  const again = await idsOf([TITLES[1]!])
  await writeStaleOnce.run(
    behindStatement('insert into article_quality', async () => {
      await other.transaction(async (db) => {
        await db.run(sql`set local lock_timeout = '1s'`)
        await markStale(db, again)
      })
    }),
    {},
  )
  expect(await staleTitles()).toEqual([TITLES[1]])
  await writeStaleOnce.run(tools, {})
  expect(await staleTitles()).toEqual([])
})

test('an article that is deleted waits for nothing', async () => {
  await joinWaiting.run(tools, {})
  await tools.db.run(sql`delete from articles where title = ${TITLES[0]}`)
  const { count } = await tools.db.one(
    z.object({ count: z.int() }),
    sql`select count(*) as count from stale_articles`,
  )
  expect(count).toBe(TITLES.length - 1)
})

test('two workers who write at once write each article once', async () => {
  await joinWaiting.run(tools, {})
  let written = 0
  const counting = (db: World['db']): World => ({
    ...tools,
    db,
    extensions: ({ name }) =>
      (name === afterWriting.name
        ? [async (_: unknown, articles: number[]) => void (written += articles.length)]
        : []) as never,
  })
  await Promise.all([writeStale(counting(tools.db)), writeStale(counting(other))])
  expect(written).toBe(TITLES.length)
})

test('in a flood of news, what was written a moment ago rests until all is joined', async () => {
  await joinEntries.run(tools, {})
  const articles = await tools.db.many(z.object({ id: z.int() }), sql`select id from articles`)
  await markStale(tools.db, await idsOf(TITLES))
  await tools.db.run(
    sql`insert into entries_waiting (entry_id, published_at) select max(id), now() from entries`,
  )
  const [first] = articles
  const young = { ...tools, db: Object.create(tools.db) as typeof tools.db }
  noteWritten(
    young.db,
    Array.from({ length: 250 }, (_, at) => -at),
  )
  noteWritten(young.db, [first!.id])
  tools.queued.length = 0
  await writeStaleOnce.run(young, {})
  expect(await staleTitles()).toHaveLength(1)
  expect(tools.queued).toContain('articles/write-stale')

  await tools.db.run(sql`delete from entries_waiting`)
  await writeStaleOnce.run(young, {})
  expect(await staleTitles()).toEqual([])
})
