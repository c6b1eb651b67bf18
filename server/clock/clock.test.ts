import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { raw } from 'sql-template-tag'
import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { testTools, type TestTools } from '../test-tools.ts'
import { sql } from '../tools.ts'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { addSource, refreshSources } from '#areas/sources/server/following/follow-source.ts'
import { lockHost } from '#feeds/claim/host-locks.ts'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { archive } from '#areas/articles/server/keeping/archive-articles.ts'
import { serverHubSettings } from '#areas/settings/server/hub-settings.ts'
import { serverFeed } from '#areas/feed/server/api.ts'
import { rss, type TestItem } from '#feeds/test-feeds.ts'
import { waitingColumns } from './waits.ts'
import { watchClock } from './watch-clock.ts'

const DAY_MS = 24 * 3_600_000
const NOON = new Date('2026-03-02T12:00:00Z')
const later = (days: number) => new Date(NOON.getTime() + days * DAY_MS)
const ONE = 'https://harbour.example/one'
const TWO = 'https://courier.example/two'

let tools: TestTools
let asked: string[]
beforeEach(async () => {
  tools = await testTools()
  tools.setNow(NOON)
  asked = []
  const { fetch } = tools
  tools.fetch = (address, request) => {
    asked.push(address)
    return fetch(address, request)
  }
})
afterEach(() => tools.close())

const items: TestItem[] = [
  {
    guid: 'tug',
    link: 'https://harbour.example/tug',
    title: 'Tug Marlena sinks off Cape Orrin, nine sailors rescued',
    text: 'Tug Marlena sank off Cape Orrin. Nine sailors were rescued by helicopter.',
    published: '2026-03-02T11:30:00Z',
  },
]

async function follow(address: string, page: TestItem[] = items) {
  tools.web.set(address, rss(page))
  const draft = { address, name: address, category: 'general', frequency: 'hourly' }
  await addSource(tools.db, tools.readerId, draft, tools.now())
}

async function fetchAt(moment: Date) {
  tools.setNow(moment)
  asked = []
  await watchClock(tools)
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
  return asked.toSorted()
}

describe('after a clock that was 400 days ahead for a moment', () => {
  beforeEach(async () => {
    await follow(ONE)
    await follow(TWO)
    await fetchAt(NOON)
    expect(await fetchAt(later(400))).toEqual([TWO, ONE])
  })

  test('every feed is fetched at once, and within its interval from then on', async () => {
    expect(await fetchAt(later(0.001))).toEqual([TWO, ONE])
    expect(await fetchAt(later(0.002))).toEqual([])
    expect(await fetchAt(later(1.5 / 24))).toEqual([TWO, ONE])
  })

  test('Refresh works at once', async () => {
    tools.setNow(later(0.001))
    await refreshSources(tools, tools.readerId)
    asked = []
    await fetchDueFeeds(tools, { hostPauseMs: 0 })
    expect(asked.toSorted()).toEqual([TWO, ONE])
  })
})

test('a host that was put off by a clock ahead is free again', async () => {
  const turn = { holder: 'worker', now: later(400) }
  expect(await lockHost(tools.db, 'harbour.example', turn)).toBe(true)
  await tools.db.run(sql`
    update hosts set held_by = null, held_until = null, retry_after_until = ${later(403)}`)
  await watchClock(tools)
  expect(await lockHost(tools.db, 'harbour.example', { holder: 'other', now: NOON })).toBe(true)
})

test('a host that asked to be left alone for six days is left alone', async () => {
  await lockHost(tools.db, 'harbour.example', { holder: 'worker', now: NOON })
  await tools.db.run(sql`
    update hosts set held_by = null, held_until = null, retry_after_until = ${later(6)}`)
  await watchClock(tools)
  expect(await lockHost(tools.db, 'harbour.example', { holder: 'other', now: NOON })).toBe(false)
})

test('a clock that goes back by a year keeps fetching, and later by the right clock', async () => {
  await follow(ONE)
  await fetchAt(NOON)
  expect(await fetchAt(later(-365))).toEqual([ONE])
  expect(await fetchAt(later(-365 + 1.5 / 24))).toEqual([ONE])
  expect(await fetchAt(later(0.2))).toEqual([ONE])
})

describe('what is kept', () => {
  const old = (daysAgo: number, title: string): TestItem => ({
    guid: title,
    link: `https://harbour.example/${daysAgo}`,
    title,
    text: `${title}. It was reported by several people who had seen it.`,
    published: later(-daysAgo).toISOString(),
  })
  const page = [
    old(1, 'Tug Marlena sinks off Cape Orrin, nine sailors rescued by helicopter'),
    old(20, 'Bakery on Quay Street wins regional prize for dark rye bread'),
    old(50, 'Council reopens swimming pool after eleven months of roof repairs'),
  ]
  const countArticles = async () => {
    const { count } = await tools.db.one(
      z.object({ count: z.int() }),
      sql`select count(*) as count from articles`,
    )
    return count
  }

  beforeEach(async () => {
    await follow(ONE, page)
    await fetchAt(NOON)
    await joinEntries.run(tools, {})
    await serverHubSettings(tools.desk).saveHubSettings({ retentionDays: 90 })
    // The settings have been in force for a while, and the clock is known.
    await tools.db.run(sql`update hub_settings set tightened_at = ${later(-30)}`)
    expect(await countArticles()).toBe(3)
  })

  test('nothing is deleted on the first looks after a leap, nor when it was none', async () => {
    tools.setNow(later(400))
    expect(await archive(tools)).toEqual({ articles: 0, entries: 0 })
    await watchClock(tools)
    tools.setNow(later(400.5))
    await watchClock(tools)
    expect(await archive(tools)).toEqual({ articles: 0, entries: 0 })

    tools.setNow(later(0.6))
    await watchClock(tools)
    expect(await archive(tools)).toEqual({ articles: 0, entries: 0 })
    expect(await countArticles()).toBe(3)
  })

  test('a clock that goes on for a day after it leapt was right', async () => {
    for (const days of [400, 400.5, 401.1]) {
      tools.setNow(later(days))
      await watchClock(tools)
    }
    expect(await archive(tools)).toMatchObject({ articles: 3 })
  })

  test('what a feed brings while the clock is ahead is stored', async () => {
    await tools.db.run(sql`delete from entries`)
    await tools.db.run(sql`update feeds set etag = null, body_hash = null, entry_count = 0`)
    await fetchAt(later(400))
    const { count } = await tools.db.one(
      z.object({ count: z.int() }),
      sql`select count(*) as count from entries`,
    )
    expect(count).toBe(3)
  })
})

test('what was dated by a clock ahead is dated now once it is right, in lists as well', async () => {
  await follow(ONE)
  await fetchAt(NOON)
  const undated = {
    guid: 'pool',
    title: 'Council reopens swimming pool after roof repairs',
    text: 'The council reopened it.',
  }
  tools.web.set(ONE, rss([undated, ...items]))
  await fetchAt(later(400))
  await joinEntries.run(tools, {})
  const now = later(0.001)
  await fetchAt(now)
  await joinEntries.run(tools, {})

  const hub = serverFeed(tools.desk)
  const folders = await hub.listFolders({ search: '' })
  const pages = await Promise.all(
    folders.map(({ id }) => hub.listFolderArticles({ folder: id, period: 'today', search: '' })),
  )
  const times = pages.flatMap(({ articles }) => articles.map(({ publishedTime }) => publishedTime))
  expect(times.toSorted()).toEqual(['2026-03-02T11:30:00.000Z', now.toISOString()])
})

const Column = z.object({ name: z.string() })
const columnsOf = () =>
  tools.db.many(
    Column,
    sql`select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = current_schema() and data_type = 'timestamp with time zone'
          and table_name not in ('migrations', 'hub_clock')`,
  )

test('every column that waits for a time is known to whoever ends impossible waits', async () => {
  const waiting = waitingColumns(tools.extensions)
  const columns = (await columnsOf()).map(({ name }) => name)
  const waits = columns.filter((name) => /until|next_|ask_at/.test(name))
  // These columns are not waits: the end of breaking news, the end of a former secret, the past
  // that a rule covers, and leases, which each process compares with the clock of the database.
  const others = ['articles.breaking_until', 'rules.aged_until', 'webhooks.former_until']
  const known = new Set([...waiting, ...others, 'leases.held_until'])
  expect(waits.filter((name) => !known.has(name))).toEqual([])
  expect(waiting.filter((name) => !columns.includes(name))).toEqual([])
})

test('nothing stands in the future once the clock has returned', async () => {
  await follow(ONE)
  await fetchAt(NOON)
  await fetchAt(later(400))
  await joinEntries.run(tools, {})
  const ahead = tools.now()
  await tools.db.run(sql`
    insert into article_looks (reader_id, article_id, looked_at, sentences, entries)
    select ${tools.readerId}, id, ${ahead}::timestamptz + place * interval '1 hour', '[]', '{}'
    from articles, generate_series(0, 1) as place`)
  await serverHubSettings(tools.desk).saveHubSettings({ retentionDays: 90 })
  await fetchAt(later(0.001))
  for (const { name } of await columnsOf()) {
    const [table, column] = name.split('.') as [string, string]
    const rows = await tools.db.many(
      z.object({ at: Time }),
      sql`select ${raw(column)} as at from ${raw(table)} where ${raw(column)} > ${later(1.01)}`,
    )
    // Feeds that were just fetched become due within a day, and are the only later times.
    expect([name, rows]).toEqual([name, []])
  }
})
