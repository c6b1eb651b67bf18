import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { readFeed } from '#engine/feeds/read-feed.ts'
import { storeEntries } from './store-entries.ts'
import { rss, type TestItem } from '../test-feeds.ts'

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

/** Stores successive versions of one item, a minute apart. */
async function storeEach(readings: TestItem[][]) {
  const stored = []
  for (const items of readings) {
    tools.setNow(new Date(tools.now().getTime() + 60_000))
    stored.push(await store(items))
  }
  return stored
}

const StoredEntry = z.object({
  title: z.string(),
  link: z.nullable(z.string()),
  publishedAt: z.string(),
  updatedAt: z.nullable(z.string()),
})

function entries() {
  return tools.db.many(
    StoredEntry,
    sql`select title, link, published_at, updated_at from entries order by id`,
  )
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
    expect(tools.queued).toContain('articles/join-entries')
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

describe('the same item', () => {
  test('keeps its entry under a new guid, title and link, one after the other', async () => {
    const moved = {
      ...ferry,
      guid: 'ferry-2',
      link: 'http://www.harbour.example/ferry/?utm_source=x',
    }
    const retitled = { ...moved, title: 'Boats sail again' }
    const elsewhere = { ...retitled, link: 'https://harbour.example/archive/ferry' }
    const stored = await storeEach([[ferry], [moved], [retitled], [elsewhere], [ferry]])

    expect(stored.map(({ added }) => added)).toEqual([1, 0, 0, 0, 0])
    expect(stored.map(({ updated }) => updated)).toEqual([0, 0, 1, 0, 1])
  })

  test('follows its link to https and to another page, and not to other tracking', async () => {
    const at = (link: string) => [{ ...ferry, link }]
    await storeEach([at('http://harbour.example/ferry')])
    await storeEach([at('https://harbour.example/ferry')])
    await storeEach([at('https://harbour.example/ferry?utm_source=rss')])
    expect(await entries()).toMatchObject([{ link: 'https://harbour.example/ferry' }])
    await storeEach([at('https://harbour.example/archive/ferry')])
    expect(await entries()).toMatchObject([{ link: 'https://harbour.example/archive/ferry' }])
    expect(await count('entry_revisions')).toBe(0)
  })

  test('is one entry although its publisher makes up a guid for each answer, and its keys stay few', async () => {
    const readings = Array.from({ length: 30 }, (_, n) => [{ ...ferry, guid: `${n}-${n * n}` }])
    await storeEach(readings)
    expect(await count('entries')).toBe(1)
    const { keys } = await tools.db.one(
      z.object({ keys: z.int() }),
      sql`select count(*) as keys from entry_keys`,
    )
    expect(keys).toBeLessThanOrEqual(22)
  })

  test('that was stored before keys were kept is found by its identity, and is not changed by a new way of hashing', async () => {
    await store([ferry, bridge])
    await tools.db.run(sql`delete from entry_keys`)
    await tools.db.run(sql`update entries set content_hash = decode('00', 'hex')`)
    expect(await store([ferry, bridge])).toMatchObject({ added: 0, updated: 0, unchanged: 2 })
    expect(await store([{ ...ferry, guid: 'ferry-2' }])).toMatchObject({ added: 0 })
  })

  test('that was passed over at first follow stays so under another guid', async () => {
    const archive = (made: string) =>
      Array.from({ length: 210 }, (_, day) => ({
        ...ferry,
        guid: `${made}-${day}`,
        link: `https://harbour.example/${day}`,
        published: new Date(Date.UTC(2025, 0, 1 + day)).toISOString(),
      }))
    await storeEach([archive('a'), archive('b')])
    expect(await count('entries')).toBe(200)
  })
})

describe('files and players of entries', () => {
  const YOUNG = { guid: 'lamp-1', title: 'The lamp is lit', link: 'https://harbour.example/lamp' }
  const PLAYER = '&lt;iframe src="https://www.youtube.com/embed/abcdefghijk"&gt;&lt;/iframe&gt;'
  const words = 'Every evening the keeper climbs to the lamp of the northern light.'
  const storeWith = (inside: string, text = words) => {
    const body = rss([{ ...YOUNG, text }]).replace('</item>', `${inside}</item>`)
    const at = { address: 'https://harbour.example/feed', now: tools.now() }
    return storeEntries(tools, feedId, readFeed(new TextEncoder().encode(body), at))
  }
  const stored = () =>
    tools.db.one(
      z.object({
        files: z.array(z.looseObject({ url: z.string() })),
        html: z.nullable(z.string()),
      }),
      sql`select enclosures as files, html from entries`,
    )

  test('come to entries that were stored without them, which are not new or changed by it', async () => {
    await storeWith('')
    await tools.db.run(sql`delete from entries_waiting`)
    const sound = '<enclosure url="https://harbour.example/1.mp3" type="audio/mpeg" length="9"/>'
    expect(await storeWith(sound, `${words} ${PLAYER}`)).toMatchObject({ added: 0, updated: 0 })
    const { files, html } = await stored()
    expect(files).toMatchObject([{ url: 'https://harbour.example/1.mp3', length: 9 }])
    expect(html).toContain('data-embed="frame"')
    expect([await count('entries_waiting'), await count('entry_revisions')]).toEqual([0, 0])
  })

  test('follow the publisher to another address, also where the words change, and stay where they are left out', async () => {
    const sound = (name: string) => `<enclosure url="https://harbour.example/${name}.mp3"/>`
    await storeWith(sound('a'))
    await storeWith(sound('b'))
    expect((await stored()).files).toMatchObject([{ url: 'https://harbour.example/b.mp3' }])
    await storeWith(sound('c'), 'The keeper has left, and the lamp is lit by a clock.')
    expect((await stored()).files).toMatchObject([{ url: 'https://harbour.example/c.mp3' }])
    await storeWith('')
    expect((await stored()).files).toHaveLength(1)
  })
})

describe('other items', () => {
  test.each([
    ['the site', 'https://harbour.example/', undefined],
    ['any word', 'news', undefined],
    ['the site, and the site as their link', 'https://harbour.example/', 'https://harbour.example'],
  ])('with %s as their guid are entries of their own', async (_, guid, link) => {
    const items = [ferry, { ...bridge, link: 'https://harbour.example/bridge' }].map((item) => ({
      ...item,
      guid,
      link: link ?? item.link,
    }))
    await storeEach([items, items.toReversed(), items])
    expect((await entries()).map(({ title }) => title).toSorted()).toEqual([
      bridge.title,
      ferry.title,
    ])
    expect(await count('entry_revisions')).toBe(0)
  })
})

describe('what a publisher changes', () => {
  test.each([
    ['spaces and punctuation', { title: 'Ferry service resumes, on  Monday!' }],
    ['time ago', { text: `${ferry.text} 5 minutes ago` }, { text: `${ferry.text} 2 hours ago` }],
    ['the time of publishing', { published: '2026-03-02T11:59:00Z' }],
  ])('is no revision when it is only %s', async (_, ...changes: Partial<TestItem>[]) => {
    await storeEach([[{ ...ferry, ...changes[1] }], [{ ...ferry, ...changes[0] }]])
    expect(await count('entry_revisions')).toBe(0)
    expect(await entries()).toMatchObject([{ publishedAt: '2026-03-02T08:00:00.000Z' }])
  })

  test.each([undefined, '0001-01-01T00:00:00Z'])(
    'without a date (%s) is dated when it was first seen, and stays so',
    async (published) => {
      const seen = new Date(tools.now().getTime() + 60_000).toISOString()
      const undated = { ...ferry, published }
      await storeEach([[undated], [undated], [{ ...undated, text: 'It resumes on Tuesday.' }]])
      expect(await entries()).toMatchObject([{ publishedAt: seen }])
    },
  )

  test('does not bring an old item to the top: it keeps its first time, and says when it changed', async () => {
    await storeEach([
      [ferry],
      [{ ...ferry, title: 'Boats sail again', published: '2026-03-02T12:01:00Z' }],
    ])
    expect(await entries()).toMatchObject([
      { publishedAt: '2026-03-02T08:00:00.000Z', updatedAt: '2026-03-02T12:02:00.000Z' },
    ])
  })

  test('is kept in the newest twenty revisions', async () => {
    const titles = Array.from({ length: 26 }, (_, n) => `Ferry, count ${n}`)
    await storeEach(titles.map((title) => [{ ...ferry, title }]))
    const kept = await tools.db.many(
      z.object({ title: z.string() }),
      sql`select title from entry_revisions order by id`,
    )
    expect(kept.map(({ title }) => title)).toEqual(titles.slice(5, 25))
  })

  test('stays as it was where the database refuses the change, and the others are updated', async () => {
    await store([ferry, bridge])
    const items = [ferry, bridge].map((item) => ({ ...item, title: `${item.title}, they say` }))
    const document = readFeed(new TextEncoder().encode(rss(items)), {
      address: 'https://harbour.example/feed',
      now: tools.now(),
    })
    document.entries[0]!.updated = 'the day before yesterday'
    expect(await storeEntries(tools, feedId, document)).toMatchObject({ updated: 1, setAside: 1 })
    expect((await entries()).map(({ title }) => title).toSorted()).toEqual([
      `${bridge.title}, they say`,
      ferry.title,
    ])
  })
})
