import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import type { HubSettings } from '#areas/settings/contract.ts'
import { serverArticles } from '#areas/articles/server/page/api.ts'
import { serverFeed } from '#areas/feed/server/api.ts'
import { serverSaved } from '#areas/saved/server/lends.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { archive } from '#areas/articles/server/keeping/archive-articles.ts'
import { fetchDueFeeds } from '../visit/fetch-due-feeds.ts'
import { serverHubSettings } from '#areas/settings/server/hub-settings.ts'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { hangingOn } from '#areas/articles/server/merging/hangs-on-articles.ts'
import { mergeArticles } from '#areas/articles/server/merging/merge-articles.ts'
import { rss, type TestItem } from '../test-feeds.ts'

const FEED = 'https://harbour.example/feed'
const DAY_MS = 24 * 3_600_000
const START = new Date('2026-03-02T12:00:00Z')

/** Each entry has a subject of its own, so that each becomes an article. */
const subjects = [
  'Tug Marlena sinks off Cape Orrin, nine sailors rescued by helicopter',
  'Bakery on Quay Street wins regional prize for dark rye bread',
  'Council reopens swimming pool after eleven months of roof repairs',
  'Astronomers count craters on a newly photographed asteroid',
  'Ferry company orders two electric ships for the northern route',
]
const item = (index: number, daysAgo: number): TestItem => ({
  guid: `item-${index}`,
  link: `https://harbour.example/${index}`,
  title: subjects[index]!,
  text: `${subjects[index]}. It was reported on the ${index + 1}th morning by several people who had seen it.`,
  published: new Date(START.getTime() - daysAgo * DAY_MS).toISOString(),
})
const items = [item(0, 1), item(1, 20), item(2, 50), item(3, 100)]

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  tools.setNow(START)
  tools.web.set(FEED, rss(items))
})
afterEach(() => tools.close())

const hub = () => ({
  ...serverFeed(tools.desk),
  ...serverArticles(tools.desk),
  ...serverSources(tools.desk),
})
const settings = () => serverHubSettings(tools.desk)

async function follow(address = FEED) {
  const draft = { address, name: '', category: 'general', frequency: 'hourly' } as const
  const { source } = await hub().followSource(draft)
  await joinEntries.run(tools, {})
  return source
}

const set = (changes: Partial<HubSettings>) => settings().saveHubSettings(changes)

async function titles(search = ''): Promise<string[]> {
  const folders = await hub().listFolders({ search })
  const pages = await Promise.all(
    folders.map(({ id }) => hub().listFolderArticles({ folder: id, period: 'year', search })),
  )
  return pages
    .flatMap(({ articles }) => articles)
    .map(({ title }) => subjects.findIndex((subject) => subject.startsWith(title.slice(0, 8))))
    .toSorted((a, b) => a - b)
    .map((index) => subjects[index]!.split(' ')[0]!)
}

async function idOf(subject: number): Promise<number> {
  const { id } = await tools.db.one(
    z.object({ id: z.int() }),
    sql`select id from articles where title like ${`${subjects[subject]!.slice(0, 8)}%`}`,
  )
  return id
}

const save = async (article: number, reader = tools.readerId) =>
  tools.db.run(sql`insert into saved_articles values (${reader}, ${article}, ${tools.now()})`)

const count = async (table: ReturnType<typeof sql>) =>
  (await tools.db.one(z.object({ count: z.int() }), table)).count
const entries = () => count(sql`select count(*) as count from entries`)
const articles = () => count(sql`select count(*) as count from articles`)

const passDays = (days: number) => tools.setNow(new Date(tools.now().getTime() + days * DAY_MS))

describe('retention by age', () => {
  test('takes what is older out of the lists at once, while search still finds it', async () => {
    await follow()
    expect(await titles()).toEqual(['Tug', 'Bakery', 'Council', 'Astronomers'])
    await set({ retentionDays: 30 })
    expect(await titles()).toEqual(['Tug', 'Bakery'])
    const found = await hub().listHeadlines({ period: 'year', search: 'asteroid' })
    expect(found.map(({ id }) => id)).toEqual([await idOf(3)])
    expect(await hub().getArticle({ id: await idOf(3) })).toMatchObject({ sourceCount: 1 })
  })

  test('deletes it a week later, and not before', async () => {
    await follow()
    await set({ retentionDays: 30 })
    expect(await archive(tools)).toEqual({ articles: 0, entries: 0 })
    passDays(6)
    expect(await archive(tools)).toEqual({ articles: 0, entries: 0 })
    passDays(1)
    // The bakery's article is 27 days old by now. The council's is 57 days old, and was archived
    // more than a week ago.
    expect(await archive(tools)).toEqual({ articles: 2, entries: 2 })
    expect(await entries()).toBe(2)
    passDays(9)
    expect(await archive(tools)).toEqual({ articles: 0, entries: 0 })
    passDays(2)
    expect(await archive(tools)).toEqual({ articles: 1, entries: 1 })
  })

  test('restarts the week when less is to be kept, and takes nothing back when more is', async () => {
    await follow()
    await set({ retentionDays: 90 })
    passDays(5)
    await set({ retentionDays: 30 })
    passDays(5)
    expect(await archive(tools)).toEqual({ articles: 0, entries: 0 })
    await set({ retentionDays: 60 })
    passDays(2)
    expect(await archive(tools)).toEqual({ articles: 1, entries: 1 })
    expect(await titles()).toEqual(['Tug', 'Bakery'])
  })

  test('never touches what somebody saved or wrote a note on, nor what that cites', async () => {
    await follow()
    await save(await idOf(3))
    await tools.db.run(sql`
      insert into notes (id, reader_id, article_id, category, title, text, edited_at)
      values ('note-1', ${tools.readerId}, ${await idOf(2)}, 'ideas', 'Pool', 'Go there', ${START})`)
    await set({ retentionDays: 30 })
    passDays(60)
    expect(await archive(tools)).toEqual({ articles: 2, entries: 2 })
    for (const subject of [2, 3]) {
      const page = await hub().getArticle({ id: await idOf(subject) })
      expect(page.summarySentences.length).toBeGreaterThan(0)
      for (const { citations } of page.summarySentences) expect(citations).toHaveLength(1)
    }
  })

  test('keeps what another reader of the feed keeps for longer', async () => {
    const source = await follow()
    await tools.db.run(sql`insert into readers (id, name) values ('reader-2', 'Bela')`)
    await tools.db.run(sql`
      insert into sources (id, reader_id, feed_id, name, category, frequency)
      select 'source-2', 'reader-2', feed_id, name, category, frequency from sources where id = ${source.id}`)
    await set({ retentionDays: 30 })
    await serverHubSettings(deskOf(tools, 'reader-2')).saveHubSettings({ retentionDays: 90 })
    passDays(7)
    expect(await archive(tools)).toEqual({ articles: 1, entries: 1 })
    expect(await articles()).toBe(3)
    await serverHubSettings(deskOf(tools, 'reader-2')).saveHubSettings({ retentionDays: -1 })
    passDays(400)
    expect(await archive(tools)).toEqual({ articles: 0, entries: 0 })
  })

  test('deleted items that the feed still lists do not come back, with a date or without', async () => {
    const undated = { ...item(0, 0), published: undefined }
    tools.web.set(FEED, rss([undated as TestItem, ...items.slice(1)]))
    await follow()
    await set({ retentionDays: 30 })
    passDays(40)
    expect(await archive(tools)).toEqual({ articles: 4, entries: 4 })

    tools.web.set(FEED, rss([undated as TestItem, ...items.slice(1), item(4, -39)]))
    await fetchDueFeeds(tools, { hostPauseMs: 0 })
    expect(await entries()).toBe(1)
    await tools.db.run(
      sql`delete from entries_set_aside where set_aside_at < now() - interval '1 day'`,
    )
    passDays(1)
    await fetchDueFeeds(tools, { hostPauseMs: 0 })
    expect(await entries()).toBe(1)
  })

  test('a first follow takes nothing that is archived already', async () => {
    await set({ retentionDays: 30 })
    await follow()
    expect(await entries()).toBe(2)
  })

  test('stopped in the middle, it goes on where it was', async () => {
    await follow()
    await set({ retentionDays: 30 })
    passDays(60)
    const { db } = tools
    let left = 1
    const failing = {
      ...tools,
      db: {
        ...db,
        transaction: (async (work) => {
          if (left-- === 0) throw new Error('The worker was stopped')
          return db.transaction(work)
        }) as typeof db.transaction,
      },
    }
    await expect(archive(failing)).rejects.toThrow('stopped')
    await archive(tools)
    expect(await articles()).toBe(0)
    expect(await entries()).toBe(0)
  })
})

describe('retention by size', () => {
  test('goes by what owners set, whatever other readers leave open', async () => {
    await tools.db.run(sql`insert into readers (id, name) values ('reader-2', 'Bela')`)
    await follow()
    await set({ maxStorageBytes: 1000 })
    passDays(15)
    expect((await archive(tools)).entries).toBeGreaterThan(0)
  })

  test('deletes the oldest first, never the newest week, never what is saved', async () => {
    await follow()
    await save(await idOf(3))
    await set({ maxStorageBytes: 1000 })
    expect(await archive(tools)).toEqual({ articles: 0, entries: 0 })
    passDays(7)
    tools.web.set(FEED, rss([{ ...item(0, -6), guid: 'new', title: 'Fresh herring arrives' }]))
    await fetchDueFeeds(tools, { hostPauseMs: 0 })
    await joinEntries.run(tools, {})
    const { articles } = await archive(tools)
    expect(articles).toBeGreaterThan(0)
    expect(
      await tools.db.many(
        z.object({ identity: z.string() }),
        sql`select identity from entries order by published_at`,
      ),
    ).toEqual([{ identity: 'item-3' }, { identity: 'new' }])
  })

  test('stops when enough is free', async () => {
    await follow()
    const { usedBytes } = await settings().getStorage({})
    await set({ maxStorageBytes: usedBytes * 2 })
    passDays(30)
    expect(await archive(tools)).toEqual({ articles: 0, entries: 0 })
  })
})

describe('what the reader saved', () => {
  test('stays readable with its sources named when the source is left', async () => {
    const source = await follow()
    const saved = await idOf(0)
    await save(saved)
    const before = await hub().getArticle({ id: saved })
    await hub().unfollowSource({ id: source.id })
    const { related: _, ...after } = await hub().getArticle({ id: saved })
    const { related: __, ...was } = before
    // The report no longer names its source, which was deleted.
    const coverage = was.coverage.map((report) => ({ ...report, source: undefined }))
    expect(after).toEqual({ ...was, coverage })
    expect(after.sources.map(({ name }) => name)).toEqual(['Harbour Gazette'])
    expect(await titles()).toEqual([])
    await expect(hub().getArticle({ id: await idOf(1) })).rejects.toThrow('was not found')
  })

  test('goes along, with its notes, when its article merges into another', async () => {
    await follow()
    const [from, into] = [await idOf(0), await idOf(1)]
    await save(from)
    await tools.db.run(sql`
      insert into notes (id, reader_id, article_id, category, title, text, edited_at)
      values ('note-1', ${tools.readerId}, ${from}, 'ideas', 'Tug', 'Who owns it?', ${START})`)
    await mergeArticles(tools.db, hangingOn(tools.extensions), { from, into })
    const kept = await tools.db.one(
      z.object({ saved: z.int(), noted: z.int() }),
      sql`select saved_articles.article_id as saved, notes.article_id as noted from saved_articles, notes`,
    )
    expect(kept).toEqual({ saved: into, noted: into })
    // The merged article stays saved if only one of the two was saved.
    await save(await idOf(2))
    await mergeArticles(tools.db, hangingOn(tools.extensions), { from: await idOf(2), into: into })
    expect(await count(sql`select count(*) as count from saved_articles`)).toBe(1)
  })

  test('is not shown to a reader who saved nothing', async () => {
    await follow()
    await save(await idOf(0))
    await tools.db.run(sql`insert into readers (id, name) values ('reader-2', 'Bela')`)
    await expect(
      serverArticles(deskOf(tools, 'reader-2')).getArticle({ id: await idOf(0) }),
    ).rejects.toThrow('was not found')
  })

  test('is not shown when it has become private to another reader', async () => {
    const source = await follow()
    await save(await idOf(0))
    await hub().unfollowSource({ id: source.id })
    await tools.db.run(sql`insert into readers (id, name) values ('reader-2', 'Bela')`)
    await tools.db.run(sql`update feeds set private_to = 'reader-2'`)
    const id = await idOf(0)
    await expect(hub().getArticle({ id })).rejects.toThrow('was not found')
    expect((await serverSaved(tools.desk).getSaved({})).articles).toEqual([])
  })
})

describe('refreshing', () => {
  const visits = async () => {
    let count = 0
    await fetchDueFeeds(tools, { hostPauseMs: 0, onVisit: () => count++ })
    return count
  }

  test('without auto refresh only what is asked for is fetched', async () => {
    await follow()
    await set({ autoRefresh: false })
    passDays(2)
    expect(await visits()).toBe(0)
    expect(await hub().getProgress({})).toMatchObject({ waitingFeeds: 0 })
    expect((await hub().listSources({}))[0]!.health.nextRun).toBeNull()
    await hub().refreshSources({})
    expect(await visits()).toBe(1)
    passDays(2)
    expect(await visits()).toBe(0)
    // A newly followed feed is fetched once even without auto refresh.
    await hub().importOpml({ text: `<opml><outline xmlUrl="${FEED}?new"/></opml>` })
    expect(await visits()).toBe(1)
    await set({ autoRefresh: true })
    expect(await visits()).toBeGreaterThan(0)
  })

  test('a longer interval of the hub holds a source back, a shorter one does not hurry it', async () => {
    // The frequency of a feed with an entry every hour is not lowered automatically.
    const hours = Array.from({ length: 24 }, (_, hour) => ({
      guid: `hour-${hour}`,
      title: `Water level at ${hour} o'clock`,
      published: new Date(START.getTime() - hour * 3_600_000).toISOString(),
    }))
    tools.web.set(FEED, rss(hours))
    await follow()
    const passMinutes = (minutes: number) => passDays(minutes / 24 / 60)
    await set({ refreshMinutes: 120 })
    passMinutes(100)
    expect(await visits()).toBe(0)
    const { nextRun } = (await hub().listSources({}))[0]!.health
    expect(new Date(nextRun!)).toEqual(new Date(START.getTime() + 120 * 60_000))
    passMinutes(20)
    expect(await visits()).toBe(1)
    await set({ refreshMinutes: 15 })
    passMinutes(30)
    expect(await visits()).toBe(0)
    passMinutes(40)
    expect(await visits()).toBe(1)
  })
})

test('settings that are changed at the same time are both kept', async () => {
  await Promise.all([
    settings().saveHubSettings({ retentionDays: 90 }),
    settings().saveHubSettings({ autoRefresh: false }),
    settings().saveHubSettings({ maxStorageBytes: 5_000_000_000 }),
  ])
  expect(await settings().getHubSettings({})).toMatchObject({
    retentionDays: 90,
    autoRefresh: false,
    maxStorageBytes: 5_000_000_000,
  })
  await settings().saveHubSettings({ maxStorageBytes: null })
  expect(await settings().getHubSettings({})).toMatchObject({ maxStorageBytes: null })
})

describe('the storage display', () => {
  test('shows what tables and pictures take, of the disk or of the limit', async () => {
    await follow()
    await mkdir(join(tools.dataFolder, 'images', 'aa'), { recursive: true })
    await writeFile(join(tools.dataFolder, 'images', 'aa', 'picture'), Buffer.alloc(1_000_000))
    const { bytes } = await tools.db.one(
      z.object({ bytes: z.int() }),
      sql`select pg_database_size(current_database()) as bytes`,
    )
    const { usedBytes, totalBytes } = await settings().getStorage({})
    expect(usedBytes).toBeGreaterThan(1_000_000)
    expect(usedBytes).toBeLessThan(bytes + 1_000_000)
    expect(totalBytes).toBeGreaterThan(usedBytes)

    await set({ maxStorageBytes: 5_000_000 })
    expect(await settings().getStorage({})).toMatchObject({ totalBytes: 5_000_000 })
  })
})
