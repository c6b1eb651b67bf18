import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { rss } from '#feeds/test-feeds.ts'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { serverFinding } from '../finding/api.ts'
import { serverSources } from '../api.ts'
import { serverSourceHealth } from '../health/api.ts'
import { nameAwaiting } from './name-sources.ts'
import { followSource } from './follow-source.ts'

const FEED = 'https://www.latimes.com/local/rss'
const item = { guid: 'g1', title: 'A ferry returns', published: '2026-03-02T08:00:00Z' }

const Named = z.object({ readerId: z.string(), name: z.string() })

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  tools.web.set(FEED, rss([item], { title: 'California', link: 'https://www.latimes.com/' }))
})
afterEach(() => tools.close())

const names = async () => (await serverSources(tools.desk).listSources({})).map(({ name }) => name)
const follow = (name: string) => followSource(tools, tools.readerId, { address: FEED, name })

test.each([
  ['nothing', '', 'Los Angeles Times · California'],
  ['the title of its feed', 'California', 'Los Angeles Times · California'],
  ['a name', 'Home', 'Home'],
])('a source that is followed by %s', async (_, typed, name) => {
  await follow(typed)
  expect(await names()).toEqual([name])
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
  await nameAwaiting(tools)
  expect(await names()).toEqual([name])
})

test('a feed that is found is offered under the name that it would get', async () => {
  const { candidates } = await serverFinding(tools.desk).findSources({ text: FEED, box: 'b' })
  expect(candidates.map(({ title }) => title)).toContain('Los Angeles Times · California')
})

test('a source that waited for its host is named when it is read, unless its reader named it meanwhile', async () => {
  tools.web.set(FEED, { status: 429, headers: { 'retry-after': '60' } })
  const { source } = await follow('')
  expect(await names()).toEqual(['latimes.com'])
  await tools.db.run(sql`insert into readers (id, name) values ('bo', 'Bo')`)
  await followSource(tools, 'bo', { address: FEED })
  await serverSourceHealth(tools.desk).changeSource({ id: source.id, name: 'latimes.com' })
  tools.web.set(FEED, rss([item], { title: 'California', link: 'https://www.latimes.com/' }))
  tools.setNow(new Date('2026-03-03T12:00:00Z'))
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
  const all = await tools.db.many(Named, sql`select reader_id, name from sources order by name`)
  expect(new Set(all.map(({ name }) => name))).toEqual(
    new Set(['latimes.com', 'Los Angeles Times · California']),
  )
})

test('sources of an older version are named by their outlets, but for those that their readers named', async () => {
  await follow('')
  const rename = (name: string, awaits: boolean) =>
    tools.db.run(sql`update sources set name = ${name}, awaits_name = ${awaits}`)
  for (const [before, after] of [
    ['California', 'Los Angeles Times · California'],
    ['The LA Times · California', 'Los Angeles Times · California'],
    [FEED, 'Los Angeles Times · California'],
    ['Home', 'Home'],
  ] as const) {
    await rename(before, true)
    await nameAwaiting(tools)
    expect(await names()).toEqual([after])
  }
  // A name that the reader chose stays.
  await rename('California', false)
  await nameAwaiting(tools)
  expect(await names()).toEqual(['California'])
})
