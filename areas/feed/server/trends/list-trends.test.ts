import { afterEach, beforeEach, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { storeArticles } from '#areas/rules/server/test-rules.ts'
import { listTrends } from './list-trends.ts'

const HOUR_MS = 3_600_000

let tools: TestTools
let article: number
beforeEach(async () => {
  tools = await testTools()
  // A report of nine feeds, all of which the reader follows; the server has watched for three days.
  ;[article] = (await storeArticles(tools, [{ title: 'A report' }])) as [number]
  await tools.db.run(sql`update trend_clock set since = ${hoursAgo(72)}`)
})
afterEach(() => tools.close())

const hoursAgo = (hours: number) => new Date(tools.now().getTime() - hours * HOUR_MS)
const shown = () => listTrends({ db: tools.db, readerId: tools.readerId, now: tools.now() })

/** Stores that these feeds mention a term now, and adds `level` to the level of the term. */
async function speak(term: string, feeds: number[], level: number, of = article) {
  await tools.db.run(sql`
    insert into trend_sightings (language, term, hour, feed_id, article_id)
    select 'en', ${term}, ${hoursAgo(1)}, feed, ${of} from unnest(${feeds}::bigint[]) as feed`)
  await tools.db.run(sql`
    insert into trend_terms (language, term, words, level, level_at)
    values ('en', ${term}, ${term}, ${level}, ${tools.now()})
    on conflict (language, term) do update set level = trend_terms.level + excluded.level`)
}

test('what rises is found among many words that everybody always speaks of', async () => {
  for (let nth = 0; nth < 80; nth++)
    await speak(`usual ${nth}`, [1, 2, 3, 4, 5, 6, 7, 8, 9], 9 * 40 + nth)
  await speak('ferry', [1, 2, 3, 4, 5], 5)
  expect((await shown()).map(({ words }) => words)).toEqual(['ferry'])
})

test('what other readers’ sources speak of now is not what is usual', async () => {
  await speak('ferry', [1, 2, 3, 4], 4)
  await tools.db.run(sql`
    insert into feeds (id, address) overriding system value
    select n, 'https://other-' || n || '.example/' from generate_series(100, 160) as n`)
  await speak(
    'ferry',
    Array.from({ length: 61 }, (_, nth) => 100 + nth),
    61,
  )
  const [trend] = await shown()
  expect(trend).toMatchObject({ words: 'ferry', sourceCount: 4 })
  expect(trend!.usual).toBeLessThan(0.5)
})
