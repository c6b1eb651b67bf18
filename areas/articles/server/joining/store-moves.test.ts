import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { Joiner } from '#engine/joining/joiner.ts'
import { joinEntries } from './join-entries.ts'
import { restoreJoiners } from './restore-joiner.ts'
import { rss } from '#feeds/test-feeds.ts'
import { serverJoining } from '../corrections/api.ts'
import { storeMoves } from './store-moves.ts'
import { reports } from './test-reports.ts'

const { tug, crew, bakery } = reports
const items = { tug, crew, bakery }

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  const hub = serverSources(tools.desk)
  for (const [name, item] of Object.entries(items)) {
    const address = `https://${name}.example/feed`
    tools.web.set(address, rss([item], { title: name, link: `https://${name}.example/` }))
    await hub.followSource({ address, name: '', category: 'general', frequency: '15min' })
  }
  await joinEntries.run(tools, {})
})
afterEach(() => tools.close())

const Place = z.object({
  entry: z.int(),
  guid: z.string(),
  position: z.int(),
  article: z.int(),
  confidence: z.number(),
})

async function places() {
  const rows = await tools.db.many(
    Place,
    sql`select entries.id as entry, substring(identity from '[a-z]+$') as guid, position,
          article_id as article, confidence
        from article_entries join entries on entries.id = entry_id order by position`,
  )
  return Object.fromEntries(rows.map((row) => [row.guid, row]))
}

test('an entry that the joiner moves is in the other article, as sure as it says, and both stay whole', async () => {
  const before = await places()
  const { tug, crew, bakery } = before
  expect(crew!.article).toBe(tug!.article)
  expect(bakery!.article).not.toBe(tug!.article)

  const move = { from: tug!.article, into: bakery!.article, confidence: 0.4 }
  await storeMoves(tools.db, [{ ...move, entry: tug!.position }])

  const after = await places()
  expect(after['tug']).toMatchObject({ article: bakery!.article })
  expect(after['tug']!.confidence).toBeCloseTo(0.4)
  expect(after['crew']).toMatchObject({ article: tug!.article })
  const stale = await tools.db.many(
    z.object({ id: z.int() }),
    sql`select article_id as id from stale_articles order by id`,
  )
  expect(stale.map(({ id }) => id)).toEqual(
    [tug!.article, bakery!.article].toSorted((a, b) => a - b),
  )
})

test('what a reader put somewhere is pinned when the window is rebuilt, until that is undone', async () => {
  const { crew } = await places()
  const keeper = serverJoining(tools.desk)
  const { correction } = await keeper.splitEntry({ entry: crew!.entry, article: crew!.article })

  expect(await pinned()).toEqual([crew!.position])
  await keeper.undoCorrection({ correction })
  expect(await pinned()).toEqual([])
})

test('what a reader merged into an article is pinned there, and so tells that it is one', async () => {
  const { tug, bakery } = await places()
  const pair = { article: tug!.article, other: bakery!.article }
  const { correction } = await serverJoining(tools.desk).mergeArticles(pair)
  expect(await pinned()).toEqual([bakery!.position])
  await serverJoining(tools.desk).undoCorrection({ correction })
  expect(await pinned()).toEqual([])
})

/** Returns the positions of entries that the joiner must not move. */
async function pinned(): Promise<number[]> {
  const found: number[] = []
  const joiner = new Joiner({ newArticle: () => 0 })
  joiner.restore = ({ id }, _article, isPinned) => {
    if (isPinned) found.push(id)
  }
  await restoreJoiners(tools.db, () => joiner)
  return found
}
