import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { readFeed } from '#engine/feeds/read-feed.ts'
import { storeEntries } from '#feeds/store/store-entries.ts'
import { rss } from '#feeds/test-feeds.ts'

let tools: TestTools
let feeds: number[]
beforeEach(async () => {
  tools = await testTools()
  const rows = await tools.db.many(
    z.object({ id: z.int() }),
    sql`insert into feeds (address, created_at)
        values ('https://a.example/', '2026-02-20T00:00:00Z'), ('https://b.example/', '2026-02-20T00:00:00Z')
        returning id`,
  )
  feeds = rows.map(({ id }) => id)
})
afterEach(() => tools.close())

const Days = z.object({
  feedId: z.int(),
  day: z.string(),
  entries: z.int(),
  timely: z.int(),
  delaySecondsSum: z.int(),
  bytes: z.int(),
})

const kept = () => tools.db.many(Days, sql`select * from feed_days order by feed_id, day`)
const recounted = () =>
  tools.db.many(
    Days,
    sql`select feed_id, (published_at at time zone 'UTC')::date as day, count(*) as entries,
          count(*) filter (where published_at >= created_at) as timely,
          coalesce(sum(greatest(0, floor(extract(epoch from seen_at - published_at))))
            filter (where published_at >= created_at), 0) as delay_seconds_sum,
          sum(octet_length(entries.title) + octet_length(text) + coalesce(octet_length(html), 0)) as bytes
        from entries join feeds on feeds.id = feed_id
        group by feed_id, day order by feed_id, day`,
  )

const totals = () =>
  tools.db.many(
    z.object({ feedId: z.int(), entries: z.int(), bytes: z.int() }),
    sql`select * from feed_totals`,
  )

const item = fc.record({
  feed: fc.nat(1),
  guid: fc.nat(8),
  words: fc.constantFrom('calm', 'storm over the quay', 'Überfahrt nach Süden', 'ferry'),
  hour: fc.nat(24 * 20),
})
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('store' as const),
      items: fc.array(item, { maxLength: 6 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('retain' as const), hour: fc.nat(24 * 20) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('redate' as const),
      feed: fc.nat(1),
      hours: fc.integer({ min: -40, max: 40 }),
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const start = Date.parse('2026-02-10T00:00:00Z')
const momentOf = (hour: number) => new Date(start + hour * 3_600_000)

async function play(step: Step) {
  if (step.kind === 'retain') {
    await tools.db.run(sql`delete from entries where published_at < ${momentOf(step.hour)}`)
  } else if (step.kind === 'redate') {
    await tools.db.run(sql`
      update entries set published_at = published_at + make_interval(hours => ${step.hours})
      where feed_id = ${feeds[step.feed]!}`)
  } else {
    for (const [at, id] of feeds.entries()) {
      const items = step.items
        .filter(({ feed }) => feed === at)
        .map(({ guid, words, hour }) => ({
          guid: `g${guid}`,
          title: `${words} ${guid}`,
          text: `${words}, word by word`,
          published: momentOf(hour).toISOString(),
        }))
      const body = new TextEncoder().encode(rss(items))
      const document = readFeed(body, { address: 'https://a.example/', now: tools.now() })
      await storeEntries(tools, id, document)
    }
  }
}

test(
  'the stored days of feeds equal a recount, whatever is stored, changed and removed',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        await tools.db.run(sql`truncate entries, feed_days, feed_totals cascade`)
        await tools.db.run(sql`update feeds set entry_count = 0`)
        for (const each of steps) await play(each)
        const days = await kept()
        expect(days).toEqual(await recounted())
        for (const total of await totals()) {
          const own = days.filter(({ feedId }) => feedId === total.feedId)
          const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0)
          expect(total.entries).toBe(sum(own.map(({ entries }) => entries)))
          expect(total.bytes).toBe(sum(own.map(({ bytes }) => bytes)))
        }
      }),
      { numRuns: 40 },
    )
  },
  patient(60_000),
)

test('the property above sees more than empty tables', async () => {
  await play({ kind: 'store', items: [{ feed: 0, guid: 1, words: 'ferry', hour: 300 }] })
  expect(await kept()).toMatchObject([{ entries: 1, timely: 1, bytes: expect.any(Number) }])
})
