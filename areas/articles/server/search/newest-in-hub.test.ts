import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { serverHubs } from '#areas/hubs/server/api.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { isInHub } from '../reading/hub-scope.ts'
import { newestOf } from './newest-found.ts'
import { newestInHub } from './newest-in-hub.ts'

const ARTICLES = 20_000
const Found = z.object({ id: z.int() })
const hubs: Record<string, string> = {}

let tools: TestTools
beforeAll(async () => {
  tools = await testTools()
  await tools.db.run(sql`
    insert into articles (title, category, first_published_at, published_at, search)
    select 'Tide', 'Science', at, at, array_to_tsvector(array_remove(array[
        'tide', case when n % 7 = 0 then 'ebb' end, case when n % 3600 = 0 then 'spring' end], null))
    from generate_series(1, ${ARTICLES}) as n,
      lateral (select now() - make_interval(mins => ${ARTICLES} - n) as at) as moment`)
  // Hubs with all articles, with a third of them, with only old ones, and with a few.
  const parts = {
    all: sql`true`,
    third: sql`articles.id % 3 = 0`,
    old: sql`articles.id < 9000`,
    few: sql`articles.id % 900 = 0`,
  }
  for (const [name, condition] of Object.entries(parts)) {
    const { id } = await serverHubs(tools.desk).addHub({})
    hubs[name] = id
    await tools.db.run(sql`
      insert into hubs_articles (reader_id, hub, article_id, at, subject, is_shared)
      select hubs.reader_id, place, articles.id, published_at, category, false
      from articles, hubs where hubs.id = ${id} and ${condition}`)
  }
  await tools.db.run(sql`analyze articles, hubs_articles`)
})
afterAll(() => tools.close())

test.each(['all', 'third', 'old', 'few'])(
  'in a hub of %s, what is common, rare or nowhere is found as by one look at all',
  async (name) => {
    const { db, readerId } = tools
    const scope = { db, readerId, now: tools.now(), hub: hubs[name]! }
    for (const word of ['tide', 'ebb', 'spring', 'nowhere']) {
      const conditions = [sql`search @@ ${word}::tsquery`]
      const found = await newestInHub(scope, conditions, (most) => newestOf(conditions, most))
      const ids = (await db.many(Found, found)).map(({ id }) => id)
      const wanted = await db.many(Found, newestOf([...conditions, isInHub(scope)]))
      expect(ids.toSorted((a, b) => b - a)).toEqual(wanted.map(({ id }) => id))
      expect(wanted.length > 0).toBe(word !== 'nowhere')
    }
  },
)
