import { afterEach, beforeEach, expect, test } from 'vitest'
import { serverFeed } from '#areas/feed/server/api.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { rss, type TestItem } from '#feeds/test-feeds.ts'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import * as z from 'zod/mini'
import { joinEntries } from '../../joining/join-entries.ts'
import { serverArticles } from '../../page/api.ts'
import { learnNames } from './name-lessons.ts'

const at = (hour: number) => `2026-03-02T0${hour}:00:00Z`
const items: TestItem[] = [
  {
    guid: 'bridge',
    title: 'Bridge over the Orrin closes for a year',
    text: 'The bridge closes, Mayor Orla Quenn said in the village of Tollmark.',
    published: at(1),
  },
  {
    guid: 'choir',
    title: 'A choir wins its first contest abroad',
    text: 'The choir of thirty was greeted by Mayor Orla Quenn and by the village of Tollmark.',
    published: at(2),
  },
  {
    guid: 'budget',
    title: 'A budget without a plan for schools',
    text: 'This year, Quenn wants another harbour first, and teachers wait. All of Tollmark pays.',
    published: at(3),
  },
]

const Learnt = z.object({ name: z.string(), person: z.int() })

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

async function publish(published: TestItem[]) {
  const address = 'https://harbour.example/feed'
  tools.setNow(new Date('2026-03-02T12:00:00Z'))
  tools.web.set(address, rss(published))
  const followed = { address, name: '', category: 'general', frequency: '15min' } as const
  await serverSources(tools.desk).followSource(followed)
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
  await joinEntries.run(tools, {})
  await learnNames.run(tools, {})
}

const learnt = () => tools.db.many(Learnt, sql`select name, person from learnt_names order by name`)

async function namesOf(title: string) {
  const search = `title:"${title}"`
  const [found] = await serverFeed(tools.desk).listHeadlines({ period: 'year', search })
  const { keywords } = await serverArticles(tools.desk).getArticle({ id: found!.id })
  return keywords!.names.map(({ kind, name }) => `${kind} ${name}`)
}

test('a name that other entries explained is known where one only mentions it', async () => {
  await publish(items)
  expect(await namesOf('budget')).toEqual(['person Quenn', 'place Tollmark'])
})

test('and is not, before anything explained it', async () => {
  await publish(items.slice(2))
  expect(await namesOf('budget')).toEqual([])
})

test('each entry teaches once, however often its article is written', async () => {
  await publish(items)
  const before = await learnt()
  expect(before).toContainEqual({ name: '~quenn', person: 2 })
  await tools.db.run(sql`select mark_stale(array(select id from articles))`)
  await joinEntries.run(tools, {})
  await learnNames.run(tools, {})
  expect(await learnt()).toEqual(before)
})

test('names are learnt when a flood of news is joined, and asked for again until then', async () => {
  await publish(items)
  await tools.db.run(sql`delete from learnt_names`)
  await tools.db.run(sql`update name_learning set position = 0`)
  await tools.db.run(
    sql`insert into entries_waiting (entry_id, published_at) select max(id), now() from entries`,
  )
  tools.queued.length = 0
  await learnNames.run(tools, {})
  expect(await learnt()).toEqual([])
  expect(tools.queued).toEqual(['articles/learn-names'])

  await tools.db.run(sql`delete from entries_waiting`)
  await learnNames.run(tools, {})
  expect(await learnt()).toContainEqual({ name: '~quenn', person: 2 })
})

test('an entry that is joined while others teach, teaches once', async () => {
  await publish(items)
  const before = await learnt()
  await tools.db.run(sql`delete from learnt_names`)
  await tools.db.run(sql`update name_learning set position = 0`)
  const learn = () => learnNames.run(tools, {})
  await tools.db.run(sql`update joining set position = position - 1`)
  await learn()
  await tools.db.run(sql`update joining set position = position + 1`)
  await learn()
  expect(await learnt()).toEqual(before)
})
