import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { serverFeed } from '#areas/feed/server/api.ts'
import { serverSaved } from '#areas/saved/server/lends.ts'
import { serverHubSettings } from '#areas/settings/server/hub-settings.ts'
import { followSource } from '#areas/sources/server/following/follow-source.ts'
import { serverSourceHealth } from '#areas/sources/server/health/api.ts'
import { unmuteDue } from '#areas/sources/server/health/unmute-due.ts'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { rss, type TestItem } from '#feeds/test-feeds.ts'
import { joinEntries } from '../../joining/join-entries.ts'
import { archive } from '../archive-articles.ts'
import { keepBySource } from './keep-by-source.ts'

const DAY_MS = 24 * 3_600_000
const START = new Date('2026-03-02T12:00:00Z')
const GAZETTE = 'https://harbour.example/feed'
const COURIER = 'https://courier.example/feed'

/** The items are about different subjects, so that each becomes an article. */
const subjects = {
  tug: 'Tug Marlena sinks off Cape Orrin, nine sailors rescued by helicopter',
  bakery: 'Bakery on Quay Street wins regional prize for dark rye bread',
  pool: 'Council reopens swimming pool after eleven months of roof repairs',
  asteroid: 'Astronomers count craters on a newly photographed asteroid',
  ferry: 'Ferry company orders two electric ships for the northern route',
}
const item = (subject: keyof typeof subjects, daysAgo: number): TestItem => ({
  guid: subject,
  link: `https://harbour.example/${subject}`,
  title: subjects[subject],
  text: `${subjects[subject]}. It was reported in the morning by several people who had seen it.`,
  published: new Date(START.getTime() - daysAgo * DAY_MS).toISOString(),
})

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  tools.setNow(START)
})
afterEach(() => tools.close())

const health = () => serverSourceHealth(tools.desk)
const settle = () => keepBySource.run(tools, {})

async function follow(address: string, items: TestItem[]) {
  tools.web.set(address, rss(items, { title: new URL(address).host, link: '' }))
  const { source } = await followSource(tools, tools.readerId, {
    ...{ address, name: '', category: 'general', frequency: 'hourly' },
  })
  await joinEntries.run(tools, {})
  return source.id
}
async function fetchAt(days: number) {
  tools.setNow(new Date(START.getTime() + days * DAY_MS))
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
  await joinEntries.run(tools, {})
}
const first = (title: string) => title.split(' ', 1)[0]!
/** Lists articles by the first words of their titles. */
async function listed(): Promise<string[]> {
  const feed = serverFeed(tools.desk)
  const folders = await feed.listFolders({ search: '' })
  const pages = await Promise.all(
    folders.map(({ id }) => feed.listFolderArticles({ folder: id, period: 'year', search: '' })),
  )
  return pages.flatMap(({ articles }) => articles.map(({ title }) => first(title))).toSorted()
}
async function stored(): Promise<string[]> {
  const rows = await tools.db.many(z.object({ title: z.string() }), sql`select title from articles`)
  return rows.map(({ title }) => first(title)).toSorted()
}
async function save(subject: keyof typeof subjects) {
  const { id } = await tools.db.one(
    z.object({ id: z.int() }),
    sql`select id from articles where title = ${subjects[subject]}`,
  )
  await serverSaved(tools.desk).saveArticle({ article: id })
}

const gazette = [item('tug', 1), item('bakery', 5), item('pool', 20)]
const courier = [item('asteroid', 2), item('ferry', 20)]

test('a source that is kept for a week leaves the lists after it, and the hub a week later', async () => {
  const id = await follow(GAZETTE, gazette)
  await follow(COURIER, courier)
  await health().changeSource({ id, keepDays: 7 })
  await settle()
  expect(await listed()).toEqual(['Astronomers', 'Bakery', 'Ferry', 'Tug'])
  await fetchAt(3)
  await settle()
  expect(await listed()).toEqual(['Astronomers', 'Ferry', 'Tug'])
  await archive(tools)
  expect(await stored()).toHaveLength(5)
  await fetchAt(7)
  await archive(tools)
  expect(await stored()).toEqual(['Astronomers', 'Bakery', 'Ferry', 'Tug'])
  // The feed still lists these entries, but they are not stored again.
  await fetchAt(7.5)
  expect(await stored()).toEqual(['Astronomers', 'Bakery', 'Ferry', 'Tug'])
})

test('a source that is kept for ever stays where all others go by the settings', async () => {
  const id = await follow(GAZETTE, gazette)
  await follow(COURIER, courier)
  await serverHubSettings(tools.desk).saveHubSettings({ retentionDays: 30 })
  await health().changeSource({ id, keepDays: -1 })
  tools.setNow(new Date(START.getTime() + 40 * DAY_MS))
  await settle()
  expect(await listed()).toEqual(['Bakery', 'Council', 'Tug'])
  await archive(tools)
  expect(await stored()).toEqual(['Bakery', 'Council', 'Tug'])
})

test('what was saved or noted is never taken, whatever its source keeps', async () => {
  const id = await follow(GAZETTE, gazette)
  await save('pool')
  await health().changeSource({ id, keepDays: 1, newestOnly: 1 })
  for (const day of [3, 8, 11]) {
    await fetchAt(day)
    await archive(tools)
  }
  expect(await stored()).toEqual(['Council'])
})

test('an article stays as long as one of its sources keeps it', async () => {
  const id = await follow(GAZETTE, gazette)
  const other = await follow(COURIER, [
    { ...item('pool', 20), link: 'https://courier.example/pool' },
  ])
  await health().changeSource({ id, keepDays: 7 })
  await settle()
  expect(await listed()).toEqual(['Bakery', 'Council', 'Tug'])
  await health().muteSources({ ids: [other] })
  await settle()
  expect(await listed()).toEqual(['Bakery', 'Tug'])
  await health().unmuteSources({ ids: [other] })
  await settle()
  expect(await listed()).toEqual(['Bakery', 'Council', 'Tug'])
})

test('what a source keeps again is back in the lists', async () => {
  const id = await follow(GAZETTE, gazette)
  await health().changeSource({ id, keepDays: 1 })
  tools.setNow(new Date(START.getTime() + DAY_MS))
  await settle()
  expect(await listed()).toEqual([])
  await health().changeSource({ id, keepDays: null })
  await settle()
  expect(await listed()).toEqual(['Bakery', 'Council', 'Tug'])
})

test('a folder says it for the sources inside of it, the nearest first, and a source for itself', async () => {
  const id = await follow(GAZETTE, gazette)
  const other = await follow(COURIER, courier)
  await health().moveSources({ ids: [id], folder: ['World'] })
  await health().moveSources({ ids: [other], folder: ['World', 'Sea'] })
  await health().keepFolder({ folder: ['World'], days: 3 })
  await settle()
  expect(await listed()).toEqual(['Astronomers', 'Tug'])
  await health().keepFolder({ folder: ['World', 'Sea'], days: -1 })
  await settle()
  expect(await listed()).toEqual(['Astronomers', 'Ferry', 'Tug'])
  await health().changeSource({ id, keepDays: 7 })
  await settle()
  expect(await listed()).toEqual(['Astronomers', 'Bakery', 'Ferry', 'Tug'])
  expect(await health().listReports({})).toMatchObject([
    { keepDays: null, folderKeepDays: -1 },
    { keepDays: 7, folderKeepDays: 3 },
  ])
  await health().keepFolder({ folder: ['World'], days: null })
  await health().keepFolder({ folder: ['World', 'Sea'], days: null })
  await health().changeSource({ id, keepDays: null })
  await settle()
  expect(await listed()).toHaveLength(5)
})

test('of a source only the newest are shown, and a new one takes the place of the last', async () => {
  const id = await follow(GAZETTE, gazette)
  await follow(COURIER, courier)
  await health().changeSource({ id, newestOnly: 1 })
  await settle()
  expect(await listed()).toEqual(['Astronomers', 'Ferry', 'Tug'])
  const fresh = { ...item('tug', -1), guid: 'crane', title: 'Crane of the old pier falls in storm' }
  tools.web.set(GAZETTE, rss([{ ...fresh, text: 'Nobody was hurt.' }, ...gazette]))
  await fetchAt(1)
  await settle()
  expect(await listed()).toEqual(['Astronomers', 'Crane', 'Ferry'])
  await health().changeSource({ id, newestOnly: null })
  await settle()
  expect(await listed()).toHaveLength(6)
})

test('entries without dates are the newest in the order of their feed', async () => {
  const undated = gazette.map((entry) => ({ ...entry, published: '' }))
  const id = await follow(GAZETTE, undated)
  await health().changeSource({ id, newestOnly: 1 })
  await settle()
  expect(await listed()).toEqual(['Tug'])
})

test('a source that is muted for a day comes back by itself', async () => {
  const id = await follow(GAZETTE, gazette)
  await health().muteSources({ ids: [id], days: 1 })
  expect(await listed()).toEqual([])
  expect(await health().listReports({})).toMatchObject([
    { isMuted: true, mutedUntil: '2026-03-03T12:00:00.000Z' },
  ])
  tools.setNow(new Date(START.getTime() + DAY_MS - 1))
  await unmuteDue.run(tools, {})
  expect(await listed()).toEqual([])
  tools.setNow(new Date(START.getTime() + DAY_MS))
  await unmuteDue.run(tools, {})
  expect(await listed()).toEqual(['Bakery', 'Council', 'Tug'])
  expect(await health().listReports({})).toMatchObject([{ isMuted: false, mutedUntil: null }])

  await health().muteSources({ ids: [id], days: 7 })
  await health().muteSources({ ids: [id] })
  tools.setNow(new Date(START.getTime() + 30 * DAY_MS))
  await unmuteDue.run(tools, {})
  expect(await health().listReports({})).toMatchObject([{ isMuted: true, mutedUntil: null }])
})
