import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { addSource } from './follow-source.ts'
import { retentionDays } from './retention-days.ts'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

test('a feed is kept for 90 days where nobody chose, also while nobody follows it', async () => {
  const follow = {
    address: 'https://harbour.example/feed',
    name: '',
    category: 'general',
    frequency: 'hourly',
  }
  const { feed } = await addSource(tools.db, tools.readerId, follow, tools.now())
  expect(await retentionDays(tools.db, feed.id)).toBe(90)
  await tools.db.run(sql`delete from sources`)
  expect(await retentionDays(tools.db, feed.id)).toBe(90)
})

test('the most patient of its readers decides, and "for ever" is the most patient', async () => {
  const follow = {
    address: 'https://harbour.example/feed',
    name: '',
    category: 'general',
    frequency: 'hourly',
  }
  for (const reader of ['reader-ann', 'reader-bo']) {
    await tools.db.run(sql`insert into readers (id, name) values (${reader}, ${reader})`)
    await addSource(tools.db, reader, follow, tools.now())
  }
  const { id } = await tools.db.one(z.object({ id: z.int() }), sql`select id from feeds`)
  // As the settings keep it, whatever else they keep.
  await tools.db.run(sql`drop table if exists hub_settings`)
  await tools.db.run(
    sql`create table hub_settings (reader_id text primary key, retention_days integer not null)`,
  )
  await tools.db.run(sql`insert into hub_settings values ('reader-ann', 30), ('reader-bo', 180)`)
  expect(await retentionDays(tools.db, id)).toBe(180)
  await tools.db.run(sql`delete from hub_settings where reader_id = 'reader-bo'`)
  expect(await retentionDays(tools.db, id)).toBe(90)
  await tools.db.run(sql`update hub_settings set retention_days = -1`)
  expect(await retentionDays(tools.db, id)).toBeNull()
})
