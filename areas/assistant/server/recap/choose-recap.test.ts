import { afterEach, beforeEach, expect, test } from 'vitest'
import { joinEntries } from '#areas/articles/server/lends/writing.ts'
import { serverSources } from '#areas/sources/server/lends.ts'
import { rss } from '#feeds/test-feeds.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql, type Database } from '#server/tools.ts'
import { chooseRecap } from './choose-recap.ts'
import { weeklyRecap } from './weekly-recap.ts'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

const told = [
  ['Ferry Adelin resumes its crossings', 'The ferry carried 214 passengers on Monday.'],
  ['Council of Marrow opens a library', 'The library has nine thousand books on two floors.'],
] as const

test('an article that is merged away while the week is chosen is left out, and the others are told', async () => {
  const address = 'https://harbour.example/feed'
  const published = tools.now().toISOString()
  const items = told.map(([title, text]) => ({ guid: title, title, text, published }))
  tools.web.set(address, rss(items))
  const source = { address, name: 'Harbour', category: 'general', frequency: 'hourly' } as const
  await serverSources(tools.desk).followSource(source)
  await joinEntries.run(tools, {})

  const mergeAway = async ({ text }: { text: string }) => {
    if (text.includes('select title, language, summary'))
      await tools.db.run(sql`delete from articles where title = ${told[0][0]}`)
  }
  const one: Database['one'] = async (shape, query) => {
    await mergeAway(query)
    return tools.db.one(shape, query)
  }
  const maybe: Database['maybe'] = async (shape, query) => {
    await mergeAway(query)
    return tools.db.maybe(shape, query)
  }
  const db: Database = Object.assign(Object.create(tools.db), { one, maybe })
  const scope = { db, readerId: tools.readerId, now: tools.now() }
  const week = { subject: { kind: 'recent', hours: 168 }, hours: 168 } as const
  const { items: chosen } = await chooseRecap(scope, tools.extensions, week)
  expect(chosen).toHaveLength(1)
})

test('for a reader who has left meanwhile, nothing is kept and nothing fails', async () => {
  const gone = deskOf(tools, 'gone')
  expect(await weeklyRecap(gone, 'UTC')).toMatchObject({ items: [] })
})
