import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { readFeed } from '#engine/feeds/read-feed.ts'
import type { IdentityChoice } from '#engine/identity/identity-choices.ts'
import { rss, type TestItem } from '../test-feeds.ts'
import { storeEntries } from './store-entries.ts'

const ferry: TestItem = {
  guid: 'visit-1',
  link: 'https://harbour.example/news/today',
  title: 'Ferry service resumes on Monday',
  text: 'The council voted on Friday to reopen the crossing.',
  published: '2026-03-02T08:00:00Z',
}
const inquiry: TestItem = {
  guid: 'visit-2',
  link: 'https://harbour.example/news/today',
  title: 'Inquiry into the lost buoys begins',
  text: 'Three witnesses are heard in the old customs house.',
  published: '2026-03-04T17:00:00Z',
}

let tools: TestTools
let feedId: number
beforeEach(async () => {
  tools = await testTools()
  const feed = await tools.db.one(
    z.object({ id: z.int() }),
    sql`insert into feeds (address) values ('https://harbour.example/feed') returning id`,
  )
  feedId = feed.id
})
afterEach(() => tools.close())

function store(...items: TestItem[]) {
  tools.setNow(new Date(tools.now().getTime() + 60_000))
  const body = new TextEncoder().encode(rss(items))
  const document = readFeed(body, { address: 'https://harbour.example/feed', now: tools.now() })
  return storeEntries(tools, feedId, document)
}

/** Chooses the identity as the first reader, or as a later follower of the feed. */
async function choose(choice: IdentityChoice | null, reader = tools.readerId) {
  await tools.db.run(sql`
    insert into sources (id, reader_id, feed_id, name, category, frequency, created_at, identify_by)
    values (${`source-${reader}`}, ${reader}, ${feedId}, 'Harbour Gazette', 'tech', 'daily', ${tools.now()}, ${choice})
    on conflict (id) do update set identify_by = excluded.identify_by`)
}

function titles() {
  return tools.db
    .many(z.object({ title: z.string() }), sql`select title from entries order by id`)
    .then((entries) => entries.map(({ title }) => title))
}

test('a page that says something else each time is one entry where the link alone counts', async () => {
  await store(ferry)
  await choose('link')
  expect(await store(inquiry)).toMatchObject({ added: 0, updated: 1 })
  expect(await titles()).toEqual([inquiry.title])
})

test('one title under new ids and links each time is one entry where the title alone counts', async () => {
  await store(ferry)
  await choose('title')
  const again = (visit: number) => ({
    ...ferry,
    guid: `visit-${visit}`,
    link: `https://harbour.example/go?session=${visit}`,
    text: `The crossing reopens. Read ${visit} times.`,
    published: `2026-03-0${visit}T08:00:00Z`,
  })
  expect(await store(again(3))).toMatchObject({ added: 0, updated: 1 })
  expect(await store(again(4))).toMatchObject({ added: 0, updated: 1 })
  expect(await titles()).toHaveLength(1)
})

test('one id and one link for all are entries of their own where the title alone counts', async () => {
  await choose('title')
  await store({ ...ferry, guid: 'all' })
  expect(await store({ ...inquiry, guid: 'all' })).toMatchObject({ added: 1, updated: 0 })
  expect(await store({ ...ferry, guid: 'all' }, { ...inquiry, guid: 'all' })).toMatchObject({
    added: 0,
    unchanged: 2,
  })
  expect(await titles()).toEqual([ferry.title, inquiry.title])
})

test('what one document says twice by the choice is stored once, as the newest says it', async () => {
  await choose('link')
  expect(await store(ferry, inquiry)).toMatchObject({ added: 1 })
  expect(await titles()).toEqual([inquiry.title])
})

test('neither the choice nor taking it back makes anything double or loses it', async () => {
  const apart = { ...inquiry, link: 'https://harbour.example/inquiry' }
  await store(ferry, apart)
  for (const choice of ['link', 'title', null, 'title', 'link', null] as const) {
    await choose(choice)
    expect(await store(ferry, apart)).toMatchObject({ added: 0, updated: 0, unchanged: 2 })
  }
  expect(await titles()).toEqual([ferry.title, apart.title])
})

test('entries stored by the choice are found again without it', async () => {
  await choose('link')
  const apart = { ...inquiry, link: 'https://harbour.example/inquiry' }
  await store(ferry, apart)
  await choose(null)
  expect(await store({ ...ferry, guid: 'new-1' }, { ...apart, guid: 'new-2' })).toMatchObject({
    added: 0,
    unchanged: 2,
  })
})

test('an item without the chosen name is recognised as in any other feed', async () => {
  await choose('link')
  const { link: _, ...linkless } = ferry
  await store(linkless, inquiry)
  expect(await store({ ...linkless, title: 'Ferry sails on Tuesday' }, inquiry)).toMatchObject({
    added: 0,
    updated: 1,
    unchanged: 1,
  })
})

test('of readers who choose differently, the one who has followed it longest decides', async () => {
  await tools.db.run(sql`insert into readers (id, name) values ('second', 'Second')`)
  await choose('title')
  await store(ferry)
  await choose('link', 'second')
  expect(await store(inquiry)).toMatchObject({ added: 1 })
  await choose(null)
  expect(await store({ ...inquiry, title: 'Buoys found' })).toMatchObject({ added: 0, updated: 1 })
})
