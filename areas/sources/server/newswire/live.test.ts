import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { serverFeed } from '#areas/feed/server/api.ts'
import { serverSources } from '../api.ts'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { serveNewswire } from '../following/test-newswire.ts'
import { newswireStories } from './stories.ts'

const HOUR_MS = 3_600_000
const anchor = new Date('2026-03-02T12:00:00Z')
const hoursOn = (hours: number) => new Date(anchor.getTime() + hours * HOUR_MS)

/** All tests share one server, which they use over a day and a half. */
let tools: TestTools
beforeAll(async () => {
  tools = await testTools()
  serveNewswire(tools, anchor)
  await hub().followSampleNewswire({})
  await liveThrough(anchor)
})
afterAll(() => tools.close())

const hub = () => ({ ...serverFeed(tools.desk), ...serverSources(tools.desk) })

async function liveThrough(moment: Date) {
  tools.setNow(moment)
  await hub().refreshSources({})
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
  await joinEntries.run(tools, {})
}

const headlines = (search: string) => hub().listHeadlines({ period: 'month', search })
const breakingTitles = async () =>
  (await hub().listBreaking({})).map(({ title }) => title).join('\n')

test('a hub that follows the newswire shows breaking news and many folders at once', async () => {
  expect(await breakingTitles()).toMatch(/Marta Lind/)
  expect(await breakingTitles()).toMatch(/Sarrow/)
  expect(await breakingTitles()).toMatch(/Tolle/)
  const folders = await hub().listFolders({ search: '' })
  expect(folders.length).toBeGreaterThanOrEqual(10)
})

test('every source is healthy', async () => {
  const sources = await hub().listSources({})
  expect(sources).toHaveLength(12)
  for (const { name, entryCount, health } of sources) {
    expect(health, name).toMatchObject({ state: 'ok', message: null })
    expect(entryCount, name).toBeGreaterThan(3)
  }
})

test('two accidents at sea stay two articles', async () => {
  expect(await headlines('Marta Lind')).toHaveLength(1)
  expect(await headlines('Sund Star')).toHaveLength(1)
})

test('news goes on coming in: a network fails and is breaking an hour later', async () => {
  expect(await headlines('Telmark')).toHaveLength(0)
  await liveThrough(hoursOn(1))
  expect(await headlines('Telmark')).toHaveLength(1)
  expect(await breakingTitles()).toMatch(/Telmark/)
})

test('after a day and a half everything is there once, and the retitled report kept its first title', async () => {
  await liveThrough(hoursOn(40))
  const entries = newswireStories.flatMap((story) => story.entries)
  const { count } = await tools.db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::integer as count from entries`,
  )
  expect(count).toBe(entries.length)
  const revised = await tools.db.many(
    z.object({ title: z.string() }),
    sql`select title from entry_revisions`,
  )
  expect(revised).toEqual([{ title: 'Ferry Marta Lind aground off Cape Oster with 164 aboard' }])
})
