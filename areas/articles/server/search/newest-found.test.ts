import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql, type Sql } from '#server/tools.ts'
import { newestFound, newestOf, readSteps } from './newest-found.ts'

/** A number of articles that the first two steps cannot cover. */
const ARTICLES = 6_000
/** A number of articles that only the last step can cover. */
const MANY = 21_000
/** The sizes of steps, about a tenth of those on real servers. */
const SIZES = [800, 5_000, 10_000, 20_000]

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

async function fill(articles: number): Promise<void> {
  await tools.db.run(sql`
    insert into articles (title, category, first_published_at, published_at, search)
    select 'Tide', 'Science', at, at, array_to_tsvector(array_remove(array[
        'tide', case when n % 7 = 0 then 'ebb' end, case when n % 500 = 0 then 'spring' end,
        case when n < 100 then 'first' end], null))
    from generate_series(1, ${articles}) as n,
      lateral (select now() - make_interval(mins => 10 * (${articles} - n)) as at) as moment`)
  await tools.db.run(sql`analyze articles`)
}

const Found = z.object({ id: z.int() })

test.each([
  [ARTICLES, 3],
  [MANY, 5],
])(
  'of %i, what is common, rare, old or nowhere is found as by one look at all',
  async (articles, parts) => {
    await fill(articles)
    const steps = await readSteps(tools.db, tools.now(), SIZES)
    expect(steps.length).toBe(parts)
    for (const word of ['tide', 'ebb', 'spring', 'first', 'nowhere']) {
      const conditions = [sql`search @@ ${word}::tsquery`]
      const found = await tools.db.many(Found, newestFound(steps, conditions))
      const wanted = await tools.db.many(Found, newestOf(conditions))
      expect(found).toEqual(wanted)
      expect(wanted.length > 0).toBe(word !== 'nowhere')
    }
  },
)

test('a list has the same first ones where older ones are left out for it', async () => {
  await fill(MANY)
  const steps = await readSteps(tools.db, tools.now(), SIZES)
  // A few articles of any age weigh far more than others.
  const weight = sql`case when id % 300 = 0 then 1 else 0.1 end::float8`
  const aged = (weight: Sql, at: Sql) =>
    sql`${weight} * power(0.5::float8, extract(epoch from ${tools.now()}::timestamptz - ${at})::float8 / 86400 / 10)`
  const mostAt = (time: string) => aged(sql`1::float8`, sql`${time}::timestamptz`)
  let cut = 0
  for (const word of ['ebb', 'spring', 'first', 'nowhere']) {
    const conditions = [sql`search @@ ${word}::tsquery`]
    for (const rank of [aged(weight, sql`published_at`), null]) {
      const order = rank ?? sql`published_at`
      for (const count of [1, 5, 30]) {
        const first = (from: Sql) =>
          sql`select id, is_cut from (${from}) as found order by ${order} desc limit ${count}`
        const enough = { count, rank, mostAt }
        const Row = z.extend(Found, { isCut: z.boolean() })
        const found = await tools.db.many(Row, first(newestFound(steps, conditions, { enough })))
        const wanted = await tools.db.many(Found, first(newestOf(conditions)))
        expect(found.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id))
        if (found[0]?.isCut) cut++
      }
    }
  }
  expect(cut).toBeGreaterThan(6)
})

test('what stands nowhere, in all its forms, is not looked for article by article', async () => {
  await fill(ARTICLES)
  const steps = await readSteps(tools.db, tools.now(), SIZES)
  const words = Array.from({ length: 300 }, (_, nth) => `'nowhere${nth}'`).join(' | ')
  const plan = await tools.db.many(
    z.object({ 'QUERY PLAN': z.string() }),
    sql`explain (costs off) ${newestFound(steps, [sql`search @@ ${words}::tsquery`])}`,
  )
  // Matches from the index must be sorted, but a walk in the order of time needs no sort.
  const orders = plan.filter((row) => row['QUERY PLAN'].includes('Sort Key: '))
  expect(orders).toHaveLength(steps.length + 1)
})

test('a common word is looked for among the newest alone', async () => {
  await fill(ARTICLES)
  const steps = await readSteps(tools.db, tools.now(), SIZES)
  const plan = await tools.db.many(
    z.object({ 'QUERY PLAN': z.string() }),
    sql`explain (analyze, costs off, timing off) ${newestFound(steps, [sql`search @@ 'ebb'::tsquery`])}`,
  )
  const lines = plan.map((row) => row['QUERY PLAN'])
  expect(lines.filter((line) => line.includes('never executed')).length).toBeGreaterThan(0)
})

test('a small hub is looked at in one', async () => {
  await fill(500)
  expect(await readSteps(tools.db, tools.now(), SIZES)).toEqual([])
})
