import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { readFeed } from '#engine/feeds/read-feed.ts'
import { storeEntries } from '#feeds/store/store-entries.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { areReportsHere, REPORTS } from './reports-folder.ts'

const ADDRESS = 'https://reported.example/feed.xml'

describe.skipIf(!areReportsHere)('reported series', () => {
  let tools: TestTools
  let feed: number
  beforeEach(async () => {
    tools = await testTools()
    tools.setNow(new Date('2026-11-26T12:00:00Z'))
    const { id } = await tools.db.one(
      z.object({ id: z.int() }),
      sql`insert into feeds (address) values (${ADDRESS}) returning id`,
    )
    feed = id
  })
  afterEach(() => tools.close())

  const store = (text: string) =>
    storeEntries(tools, feed, readFeed(Buffer.from(text), { address: ADDRESS, now: tools.now() }))

  test('status-page.xml: the last item alone, then all of it, are three entries', async () => {
    const whole = readFileSync(join(REPORTS, 'status-page.xml'), 'utf8')
    const [head = '', ...items] = whole.split('<item>')
    expect((await store(`${head}<item>${items.at(-1)}`)).added).toBe(1)
    expect((await store(whole)).added).toBe(2)
    expect((await store(whole)).added).toBe(0)
  })

  test.each([
    ['series-jobs.xml', 3],
    ['series-commits.xml', 4],
  ])('%s: each item is an article', async (file, count) => {
    await store(readFileSync(join(REPORTS, file), 'utf8'))
    await joinEntries.run(tools, {})
    const articles = await tools.db.many(
      z.object({ id: z.int() }),
      sql`select distinct article_id as id from article_entries`,
    )
    expect(articles).toHaveLength(count)
  })
})
