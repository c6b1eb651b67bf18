import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { readFeed } from './sources/read-feed.ts'
import { storeEntries } from './store-entries.ts'
import { rss, type TestItem } from './test-feeds.ts'

const ferry: TestItem = {
  guid: 'ferry-1',
  link: 'https://harbour.example/ferry',
  title: 'Ferry service resumes on Monday',
  text: 'The council voted on Friday to reopen the crossing between Aldmouth and Port Savo after repairs.',
  published: '2026-03-02T08:00:00Z',
}
const bridge: TestItem = {
  guid: 'bridge-1',
  title: 'Bridge inspection finds no cracks',
  text: 'Engineers looked at every girder of the Lindow bridge and found nothing that would stop traffic.',
  published: '2026-03-02T09:00:00Z',
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

function store(items: TestItem[]) {
  const body = new TextEncoder().encode(rss(items))
  const document = readFeed(body, { address: 'https://harbour.example/feed', now: tools.now() })
  return storeEntries(tools, feedId, document)
}

function count(table: 'entries' | 'entry_revisions' | 'entries_set_aside' | 'entries_waiting') {
  const counting = {
    entries: sql`select count(*) as count from entries`,
    entry_revisions: sql`select count(*) as count from entry_revisions`,
    entries_set_aside: sql`select count(*) as count from entries_set_aside`,
    entries_waiting: sql`select count(*) as count from entries_waiting`,
  }
  return tools.db.one(z.object({ count: z.int() }), counting[table]).then(({ count }) => count)
}

describe('storing what a feed holds', () => {
  test('the same items twice are stored once', async () => {
    expect(await store([ferry, bridge])).toMatchObject({ added: 2, updated: 0, unchanged: 0 })
    expect(await store([ferry, bridge])).toMatchObject({ added: 0, updated: 0, unchanged: 2 })
    expect(await count('entries')).toBe(2)
    expect(await count('entry_revisions')).toBe(0)
  })

  test('a changed title updates the entry in place and keeps the former one as a revision', async () => {
    await store([ferry])
    const stored = await store([{ ...ferry, title: 'Ferry service resumes on Tuesday' }])

    expect(stored).toMatchObject({ added: 0, updated: 1 })
    const entry = await tools.db.one(
      z.object({ title: z.string() }),
      sql`select title from entries`,
    )
    const revision = await tools.db.one(
      z.object({ title: z.string() }),
      sql`select title from entry_revisions`,
    )
    expect(entry.title).toBe('Ferry service resumes on Tuesday')
    expect(revision.title).toBe('Ferry service resumes on Monday')
  })

  test('new entries wait for joining, and a worker is woken in the same transaction', async () => {
    await store([ferry, bridge])
    expect(await count('entries_waiting')).toBe(2)
    expect(tools.queued).toEqual(['news-hub/join-entries'])
  })

  test('an unchanged feed wakes nobody', async () => {
    await store([ferry])
    tools.queued.length = 0
    await store([ferry])
    expect(tools.queued).toEqual([])
  })

  test('a first follow takes the newest 200 entries and never the older ones later', async () => {
    const archive = Array.from({ length: 260 }, (_, hour) => ({
      ...ferry,
      guid: `old-${hour}`,
      title: `Report ${hour}`,
      published: new Date(Date.UTC(2026, 1, 1, hour)).toISOString(),
    }))
    expect(await store(archive)).toMatchObject({ added: 200, setAside: 60 })
    expect(await store([bridge, ...archive])).toMatchObject({ added: 1, setAside: 0 })
    expect(await count('entries')).toBe(201)
  })

  test('a first follow takes nothing that would be archived at once, and what states no time', async () => {
    const { published: _, ...undated } = bridge
    const old = { ...ferry, published: '2025-11-01T08:00:00Z' }
    expect(await store([old, undated])).toMatchObject({ added: 1, setAside: 1 })
    const { title } = await tools.db.one(
      z.object({ title: z.string() }),
      sql`select title from entries`,
    )
    expect(title).toBe(bridge.title)
  })

  test('an entry that the database refuses is set aside with its reason, and the others are stored', async () => {
    const document = readFeed(new TextEncoder().encode(rss([ferry, bridge])), {
      address: 'https://harbour.example/feed',
      now: tools.now(),
    })
    document.entries[0]!.updated = 'the day before yesterday'
    const stored = await storeEntries(tools, feedId, document)

    expect(stored).toMatchObject({ added: 1, setAside: 1 })
    const { reason } = await tools.db.one(
      z.object({ reason: z.string() }),
      sql`select reason from entries_set_aside`,
    )
    expect(reason).toContain('the day before yesterday')
  })
})
