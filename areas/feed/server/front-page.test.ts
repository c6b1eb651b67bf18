import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Article } from '#areas/articles/contract.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { serverFeed } from './api.ts'
import { articleOf, publish } from './settings/test-articles.ts'

const NOW = Date.parse('2026-03-09T12:00:00Z')
const HOUR_MS = 3_600_000
const OUTLETS = ['Harbour Gazette', 'Evening Courier', 'Pier Letter', 'Tug Times', 'Valley Post']

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  tools.setNow(new Date(NOW))
})
afterEach(() => tools.close())

interface Told {
  title: string
  /** The age in hours of each report, one from each of the first outlets. */
  hours: number[]
  path?: string
}

/** Sentences that differ by outlet, so that no report is a copy. */
const words = [
  'The harbour office said so on Monday.',
  'Nobody was hurt, a spokeswoman told reporters on the quay.',
  'It is the third such case since the lighthouse went dark.',
  'Talks are to go on in the town hall of Orlan.',
  'Witnesses from Sorrel Point had waited for hours.',
]

async function fill(...stories: Told[]): Promise<void> {
  for (const [nth, outlet] of OUTLETS.entries()) {
    const items = stories.flatMap(({ title, hours, path }, at) => {
      const ago = hours[nth]
      return ago === undefined
        ? []
        : {
            title,
            text: `${title}. ${words[nth]!}`,
            published: new Date(NOW - ago * HOUR_MS).toISOString(),
            ...(path && { link: `https://outlet-${nth}.example/${path}/${at}` }),
          }
    })
    if (items.length > 0) await publish(tools, outlet, items)
  }
}

const feed = () => serverFeed(tools.desk)
const titles = (articles: readonly Article[]) => articles.map(({ title }) => title)
const top = async (period: 'today' | 'week', filter?: 'top' | 'for-you') =>
  titles(await feed().listHeadlines({ period, search: '', ...(filter && { filter }) }))
const breaking = async () => titles(await feed().listBreaking({}))

const STRIKE = 'Dockers of Marlow end their strike'
const BRIDGE = 'Bridge of Tolland closes for repairs'
const COMET = 'Comet Arden brightens over the northern sky'

test('the period counts: outlets that reported before it do not, and the week has them all', async () => {
  await fill(
    { title: STRIKE, hours: [50, 49, 46, 43, 2] },
    { title: BRIDGE, hours: [20, 12, 7] },
    { title: COMET, hours: [1] },
  )
  for (const filter of [undefined, 'top', 'for-you'] as const) {
    expect(await top('today', filter)).toEqual([BRIDGE, COMET, STRIKE])
    expect((await top('week', filter))[0]).toBe(STRIKE)
  }
})

test('opinion, however fresh, stands below what one outlet alone tells', async () => {
  const opinion = 'Ferry captains deserve better pay than this'
  await fill(
    { title: BRIDGE, hours: [22] },
    { title: opinion, hours: [1, 1, 1, 0.5], path: 'opinion' },
  )
  expect(await top('today')).toEqual([BRIDGE, opinion])
  expect(await breaking()).toEqual([])
})

test('a story that broke leads by how many report it, and is not in Top as well', async () => {
  await fill(
    { title: COMET, hours: [0.5, 0.5, 0.5] },
    { title: STRIKE, hours: [2, 2, 1.5, 1.5, 1] },
    { title: BRIDGE, hours: [8] },
  )
  expect(await breaking()).toEqual([STRIKE, COMET])
  expect(await top('today')).toEqual([BRIDGE])
})

test('Breaking News shows one article of a longer story, and Top has the other', async () => {
  await fill(
    { title: COMET, hours: [0.5, 0.5, 0.5] },
    { title: STRIKE, hours: [2, 2, 1.5, 1.5, 1] },
  )
  const [first, second] = [await articleOf(tools, COMET), await articleOf(tools, STRIKE)]
  await tools.db.run(
    sql`update article_affairs set affair_id = ${second} where article_id in (${first}, ${second})`,
  )
  expect(await breaking()).toEqual([STRIKE])
  for (const filter of [undefined, 'top', 'for-you'] as const)
    expect(await top('today', filter)).toEqual([COMET])
})

test('who follows many sources sees only large bursts there, and the others in Top', async () => {
  await fill({ title: COMET, hours: [0.5, 0.5, 0.5] })
  await tools.db.run(sql`
    with feed as (
      insert into feeds (address, title)
      select 'https://many-' || nth || '.example/feed', 'Many ' || nth from generate_series(1, 40) as nth returning id
    )
    insert into sources (id, reader_id, feed_id, name, category, frequency)
    select 'many-' || id, ${tools.readerId}, id, 'Many ' || id, 'general', 'daily' from feed`)
  expect(await breaking()).toEqual([])
  expect(await top('today')).toEqual([COMET])
})

test('soft subjects and obituaries lead only where twice as many report them', async () => {
  const death = 'Marta Lind, who painted the ferries of Orlan, dies at 93'
  await fill({ title: death, hours: [1, 1, 1] }, { title: STRIKE, hours: [2, 2, 1.5] })
  expect(await breaking()).toEqual([STRIKE])
  expect(await top('today')).toEqual([death])
})

test('one source alone fills the page with its newest news', async () => {
  await fill(
    { title: STRIKE, hours: [9] },
    { title: BRIDGE, hours: [1] },
    { title: COMET, hours: [5] },
  )
  expect(await top('today')).toEqual([BRIDGE, COMET, STRIKE])
})

test('articles written before this was kept count all of their outlets', async () => {
  await fill({ title: STRIKE, hours: [9, 8, 3] }, { title: BRIDGE, hours: [1] })
  await tools.db.run(sql`update articles set told_at = null`)
  expect(await top('today')).toEqual([STRIKE, BRIDGE])
  await tools.db.run(sql`update articles set published_at = now()`)
  await tools.db.run(sql`select know_when_told()`)
  const { known } = await tools.db.one(
    z.object({ known: z.array(z.int()) }),
    sql`select array_agg(cardinality(told_at) order by id) as known from articles`,
  )
  expect(known).toEqual([3, 1])
})
