import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { inWeeks } from './weeks.ts'

const DAY_MS = 86_400_000
const START = Date.parse('1969-12-01T00:00:00Z')

let tools: TestTools
beforeEach(async () => void (tools = await testTools()))
afterEach(() => tools.close())

test('the weeks between two moments hold all that was published between them, and little else', async () => {
  const { db } = tools
  await db.run(sql`
    insert into articles (title, category, first_published_at, published_at)
    select '', 'World', at, at from generate_series(0, 1200) as n,
      lateral (select timestamptz '1969-12-01T00:00:00Z' + make_interval(hours => 17 * n)) as moment (at)`)
  for (const [first, last] of [
    [0, 0],
    [3, 17.5],
    [28, 31],
    [100, 240],
    [0, 850],
  ] as const) {
    const [from, to] = [START + first * DAY_MS, START + last * DAY_MS]
    const between = (extra: number) => sql`
      published_at between ${new Date(from - extra).toISOString()} and ${new Date(to + extra).toISOString()}`
    const counts = await db.one(
      z.object({ all: z.int(), found: z.int(), far: z.int() }),
      sql`select count(*) filter (where ${between(0)}) as "all",
            count(*) filter (where ${between(0)} and ${inWeeks(from, to)}) as found,
            count(*) filter (where not ${between(7 * DAY_MS)} and ${inWeeks(from, to)}) as far
          from articles`,
    )
    expect(counts).toEqual({ all: counts.found, found: counts.found, far: 0 })
    expect(counts.all > 0 || first === last).toBe(true)
  }
})
