import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { serverArticles } from '../page/api.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { joinEntries } from '../joining/join-entries.ts'
import { rss, type TestItem } from '#feeds/test-feeds.ts'
import { serverRevisions } from './api.ts'

const ADDRESS = 'https://harbour.example/feed'
const tug: TestItem = {
  guid: 'g1',
  link: 'https://harbour.example/tug',
  title: 'Tug Marlena sinks off Cape Orrin, crew of nine rescued',
  text: 'The tug Marlena sank off Cape Orrin before dawn on Monday. All nine crew members were lifted from a raft by the coast guard.',
  published: '2026-03-02T08:00:00Z',
}
const corrected = {
  ...tug,
  title: tug.title!.replace('nine', 'ten'),
  text: tug.text!.replace('nine', 'ten'),
}
const dated = { ...corrected, text: corrected.text.replace('Monday', 'Sunday') }

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  tools.web.set(ADDRESS, rss([tug]))
  await hub().followSource({ address: ADDRESS, name: '', category: 'general', frequency: '15min' })
})
afterEach(() => tools.close())

const hub = () => ({ ...serverArticles(tools.desk), ...serverSources(tools.desk) })
const revisions = () => serverRevisions(tools.desk)

async function publish(item: TestItem, at: string) {
  tools.web.set(ADDRESS, rss([item]))
  tools.setNow(new Date(at))
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
  await joinEntries.run(tools, {})
}

async function coverage() {
  const { id } = await tools.db.one(z.object({ id: z.int() }), sql`select id from articles`)
  const { coverage } = await hub().getArticle({ id })
  return coverage[0]!
}

test('an article says which of its sources changed their words, and when', async () => {
  await publish(tug, '2026-03-03T12:00:00Z')
  expect((await coverage()).revised).toBeUndefined()

  await publish(corrected, '2026-03-04T12:00:00Z')
  const { revised, publishedTime } = await coverage()
  expect(revised?.time).toBe('2026-03-04T12:00:00.000Z')
  expect(publishedTime).toBe('2026-03-02T08:00:00.000Z')
  expect(tools.announced).toContainEqual({ area: 'revisions', operations: ['listRevisions'] })
})

test('each change is told against what came after it, the newest first', async () => {
  await publish(corrected, '2026-03-04T12:00:00Z')
  await publish(dated, '2026-03-05T12:00:00Z')
  const { revised } = await coverage()

  const changes = await revisions().listRevisions({ entry: revised!.entry })
  expect(changes.map(({ foundTime }) => foundTime)).toEqual([
    '2026-03-05T12:00:00.000Z',
    '2026-03-04T12:00:00.000Z',
  ])
  const [newer, older] = await Promise.all(
    changes.map(({ id }) => revisions().compareRevision({ id })),
  )
  expect(older!.title).toContainEqual({ kind: 'removed', text: 'nine' })
  expect(older!.text).toContainEqual({ kind: 'added', text: 'ten' })
  expect(newer!.title.map(({ kind }) => kind)).toEqual(['same'])
  expect(newer!.text).toContainEqual({ kind: 'added', text: 'Sunday' })
  expect(newer!.text).not.toContainEqual({ kind: 'added', text: 'ten' })
})

test('what somebody does not follow is not told to them, and what is gone says so', async () => {
  await publish(corrected, '2026-03-04T12:00:00Z')
  const { entry } = (await coverage()).revised!
  const [change] = await revisions().listRevisions({ entry })
  const stranger = serverRevisions(deskOf(tools, 'somebody-else'))
  expect(await stranger.listRevisions({ entry })).toEqual([])
  await expect(stranger.compareRevision({ id: change!.id })).rejects.toThrow('no longer available')
  await expect(revisions().compareRevision({ id: 987_654 })).rejects.toThrow('no longer available')
})
