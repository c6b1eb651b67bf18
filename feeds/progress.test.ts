import { afterEach, beforeEach, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { readProgress } from './progress.ts'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

test('it is said how many entries wait, also of very many, and for how long', async () => {
  await letWait(30_400)
  expect(await readProgress(tools)).toMatchObject({ waitingEntries: 30_400, secondsLeft: null })

  passSeconds(10)
  await join(2000)
  expect(await readProgress(tools)).toMatchObject({ waitingEntries: 28_400, secondsLeft: 142 })
})

test('a large count is kept for a moment, a small one never', async () => {
  await letWait(12_000)
  expect(await readProgress(tools)).toMatchObject({ waitingEntries: 12_000 })
  await join(1000)
  expect(await readProgress(tools)).toMatchObject({ waitingEntries: 12_000 })
  await join(11_000)
  expect(await readProgress(tools)).toMatchObject({ waitingEntries: 0 })
})

function passSeconds(seconds: number) {
  tools.setNow(new Date(tools.now().getTime() + seconds * 1000))
}

async function letWait(entries: number) {
  await tools.db.run(sql`
    with feed as (
      insert into feeds (address) values ('https://harbour.example/feed') returning id
    ), entry as (
      insert into entries (feed_id, identity, content_hash, title, text, html, published_at, seen_at)
      select id, nth, '', '', '', '', now(), now() from feed, generate_series(1, ${entries}) as nth
      returning id
    )
    insert into entries_waiting (entry_id, published_at) select id, now() from entry`)
}

async function join(entries: number) {
  await tools.db.run(sql`
    delete from entries_waiting where entry_id in (select entry_id from entries_waiting limit ${entries})`)
  await tools.db.run(sql`update joining set position = position + ${entries}`)
}
