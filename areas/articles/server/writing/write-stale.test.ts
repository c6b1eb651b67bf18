import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { rss } from '#feeds/test-feeds.ts'
import { openDatabase, type OpenDatabase } from '#server/database/database.ts'
import type { TestDatabase } from '#server/database/test-database.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql, type World } from '#server/tools.ts'
import { addSource } from '#areas/sources/server/following/follow-source.ts'
import { joinEntries, joinWaiting } from '../joining/join-entries.ts'
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
    sql`select title from articles where is_stale order by title`,
  )
  return rows.map(({ title }) => title)
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
  await other.transaction(async (db) => {
    await db.run(sql`update articles set is_stale = true where title = ${TITLES[0]}`)
    await writeStaleOnce.run(tools, {})
    expect(await staleTitles()).toEqual([TITLES[0]])
  })
  await writeStale(tools)
  expect(await staleTitles()).toEqual([])
})

test('an article that became stale again while it was written is written again', async () => {
  await joinEntries.run(tools, {})
  await tools.db.run(sql`update articles set is_stale = true`)
  let isChanged = false
  const slow: World = {
    ...tools,
    // The words are found between the first and the last statement; the clock is read with each of them.
    db: Object.assign(Object.create(tools.db), {
      transaction: (work: Parameters<typeof tools.db.transaction>[0]) =>
        tools.db.transaction(async (db) => {
          const watched = Object.assign(Object.create(db), {
            async many(...asked: Parameters<typeof db.many>) {
              const rows = await db.many(...asked)
              if (!isChanged && asked[1].text.includes('feed_categories')) {
                isChanged = true
                await other.run(sql`update articles set is_stale = true where title = ${TITLES[1]}`)
              }
              return rows
            },
          })
          return work(watched)
        }),
    }),
  }
  await writeStaleOnce.run(slow, {})
  expect(isChanged).toBe(true)
  expect(await staleTitles()).toEqual([TITLES[1]])
  await writeStaleOnce.run(tools, {})
  expect(await staleTitles()).toEqual([])
})

test('two workers who write at once write each article once', async () => {
  await joinWaiting.run(tools, {})
  let written = 0
  const counting = (db: World['db']): World => ({
    ...tools,
    db,
    extensions: () =>
      [async (_: unknown, articles: number[]) => void (written += articles.length)] as never,
  })
  await Promise.all([writeStale(counting(tools.db)), writeStale(counting(other))])
  expect(written).toBe(TITLES.length)
})

test('in a flood of news, what was written a moment ago rests until all is joined', async () => {
  await joinEntries.run(tools, {})
  const articles = await tools.db.many(z.object({ id: z.int() }), sql`select id from articles`)
  await tools.db.run(sql`update articles set is_stale = true`)
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
