import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { newestFound, newestOf, readRecent } from './newest-found.ts'

/** More than are recent. */
const ARTICLES = 60_000
/** More than are late. */
const MANY = 210_000

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

async function fill(articles: number): Promise<void> {
  await tools.db.run(sql`
    insert into articles (title, category, first_published_at, published_at, search)
    select 'Tide', 'Science', at, at, array_to_tsvector(array_remove(array[
        'tide', case when n % 7 = 0 then 'ebb' end, case when n % 5000 = 0 then 'spring' end,
        case when n < 100 then 'first' end], null))
    from generate_series(1, ${articles}) as n,
      lateral (select now() - make_interval(mins => ${articles} - n) as at) as moment`)
  await tools.db.run(sql`analyze articles`)
}

const Found = z.array(z.object({ id: z.int() }))

test.each([
  [ARTICLES, 1],
  [MANY, 2],
])(
  'of %i, what is common, rare, old or nowhere is found as by one look at all',
  async (articles, parts) => {
    await fill(articles)
    const since = await readRecent(tools.db, tools.now())
    expect(since.length).toBe(parts)
    for (const word of ['tide', 'ebb', 'spring', 'first', 'nowhere']) {
      const conditions = [sql`search @@ ${word}::tsquery`]
      const found = await tools.db.many(Found.def.element, newestFound(since, conditions))
      const wanted = await tools.db.many(Found.def.element, newestOf(conditions))
      expect(found).toEqual(wanted)
      expect(wanted.length > 0).toBe(word !== 'nowhere')
    }
  },
)

test('a common word is looked for among the newest alone', async () => {
  await fill(ARTICLES)
  const since = await readRecent(tools.db, tools.now())
  const plan = await tools.db.many(
    z.object({ 'QUERY PLAN': z.string() }),
    sql`explain (analyze, costs off, timing off) ${newestFound(since, [sql`search @@ 'ebb'::tsquery`])}`,
  )
  const lines = plan.map((row) => row['QUERY PLAN'])
  expect(lines.filter((line) => line.includes('never executed')).length).toBeGreaterThan(0)
})

test('a small hub is looked at in one', async () => {
  await fill(5000)
  expect(await readRecent(tools.db, tools.now())).toEqual([])
})
