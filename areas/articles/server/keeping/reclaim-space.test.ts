import { afterEach, beforeEach, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { reclaimSpace, slackBytes } from './reclaim-space.ts'
import { tableBytes } from './storage.ts'

const ENTRIES = 8000

let tools: TestTools
/** The size of all tables when they are empty. */
let emptyBytes: number
beforeEach(async () => {
  tools = await testTools()
  emptyBytes = await tableBytes(tools.db)
  await tools.db.run(sql`insert into feeds (address) values ('https://large.example/feed')`)
  // Random text of 5 KB per entry, which PostgreSQL cannot compress. It is stored outside of the
  // table like other long texts.
  await tools.db.run(sql`
    insert into entries (feed_id, identity, content_hash, title, text, html, published_at, seen_at)
    select feeds.id, 'item-' || n, '\\x00', 'Entry ' || n,
      (select string_agg(md5(n || ' ' || k), '') from generate_series(1, 160) as k), '', now(), now()
    from feeds, generate_series(1, ${ENTRIES}) as n`)
  await tools.db.run(sql`analyze entries`)
})
afterEach(() => tools.close())

const rowBytes = async () => (await tableBytes(tools.db)) - emptyBytes
const deleteMost = () => tools.db.run(sql`delete from entries where identity not like 'item-%0'`)

test('the room of deleted entries goes back to the disk, and what is left stays', async () => {
  const before = await rowBytes()
  expect(before).toBeGreaterThan(30_000_000)
  expect(await slackBytes(tools.db)).toBeLessThan(before * 0.15)

  await deleteMost()
  await reclaimSpace(tools)
  expect(await rowBytes()).toBeLessThan(before * 0.2)
  const { changed } = await tools.db.run(sql`select from entries where text like '%e%'`)
  expect(changed).toBe(ENTRIES / 10)
})

test('a table that somebody uses is not waited for, and nobody waits for us', async () => {
  await deleteMost()
  const before = await rowBytes()
  await tools.db.transaction(async (db) => {
    await db.run(sql`select from entries limit 1`)
    await reclaimSpace(tools)
    const started = performance.now()
    await tools.db.run(sql`select from entries limit 1`)
    expect(performance.now() - started).toBeLessThan(patient(15_000))
  })
  expect(await rowBytes()).toBeGreaterThan(before * 0.9)
  await reclaimSpace(tools, { hasDeleted: false })
  expect(await rowBytes()).toBeLessThan(before * 0.2)
})

test('a table is left as it is while news comes in, but for the night', async () => {
  await deleteMost()
  const before = await rowBytes()
  await tools.db.run(
    sql`insert into entries_waiting (entry_id, published_at) select max(id), now() from entries`,
  )
  tools.setNow(new Date(2026, 2, 2, 12))
  await reclaimSpace(tools)
  expect(await rowBytes()).toBeGreaterThan(before * 0.9)
  tools.setNow(new Date(2026, 2, 3, 3))
  await reclaimSpace(tools, { hasDeleted: false })
  expect(await rowBytes()).toBeLessThan(before * 0.2)
})
