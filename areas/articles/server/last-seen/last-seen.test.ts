import * as z from 'zod/mini'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import type { ArticlePage } from '../../contract.ts'
import { serverArticles } from '../page/api.ts'
import { serverFeed } from '#areas/feed/server/api.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { joinEntries } from '../joining/join-entries.ts'
import { hangingOn } from '../merging/hangs-on-articles.ts'
import { mergeArticles } from '../merging/merge-articles.ts'
import { rss, type TestItem } from '#feeds/test-feeds.ts'
import { serverLastSeen } from './note-seen.ts'

const gazette: TestItem = {
  guid: 'g1',
  link: 'https://harbour.example/tug',
  title: 'Tug Marlena sinks off Cape Orrin, 12 people dead',
  text: 'At least 12 people died when the tug Marlena sank off Cape Orrin on Monday. The owner, Brightwater Towing, said that an inquiry would begin this week.',
  published: '2026-03-02T08:00:00Z',
}
const courier: TestItem = {
  guid: 'c1',
  link: 'https://courier.example/marlena',
  title: 'Tug Marlena sinks off Cape Orrin: 15 people dead',
  text: 'The death toll of the tug Marlena off Cape Orrin has risen to 15, the coast guard said. Divers found a tear of nine metres in the hull of the tug Marlena.',
  published: '2026-03-02T13:00:00Z',
}

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  tools.web.set('https://harbour.example/feed', rss([gazette]))
  tools.web.set('https://courier.example/rss', empty)
  await follow('https://harbour.example/feed')
  await follow('https://courier.example/rss')
  await joinEntries.run(tools, {})
})
afterEach(() => tools.close())

const courierChannel = { title: 'Evening Courier', link: 'https://courier.example/' }
const empty = rss(
  [
    {
      guid: 'c0',
      title: 'Bakery wins a prize for its rye bread',
      text: 'The bakery on Quay Street has won the prize for its rye bread.',
    },
  ],
  courierChannel,
)
const hub = () => ({
  ...serverFeed(tools.desk),
  ...serverArticles(tools.desk),
  ...serverSources(tools.desk),
})
const follow = (address: string) =>
  hub().followSource({ address, name: '', category: 'general', frequency: 'hourly' })
const later = (minutes: number) =>
  tools.setNow(new Date(Date.parse('2026-03-02T12:00:00Z') + minutes * 60_000))

async function openTug(): Promise<ArticlePage> {
  const found = await hub().listHeadlines({ period: 'week', search: 'Marlena' })
  return hub().getArticle({ id: found[0]!.id })
}

/** Records a look at an article in the way that the screen does. */
async function look(page: ArticlePage, article = page.id): Promise<void> {
  const sentences = [...page.summarySentences, ...page.paragraphs.flat()].map(
    ({ text, citations }) => ({ text, entry: page.coverage[citations[0]!.coverage]!.entry! }),
  )
  const entries = page.coverage.flatMap(({ entry }) => entry ?? [])
  await serverLastSeen(tools.desk).noteSeen({ article, sentences, entries })
}

async function publish(address: string, feed: string): Promise<void> {
  tools.web.set(address, feed)
  await tools.db.run(sql`update feeds set next_fetch_at = ${new Date(0)}`)
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
  await joinEntries.run(tools, {})
}

test('the first look has nothing to compare with, and a second one without news shows none', async () => {
  const first = await openTug()
  expect(first.changes).toBeUndefined()
  await look(first)
  later(30)
  expect((await openTug()).changes).toBeUndefined()
})

test('an article that is deleted while it is looked at is noted nowhere, and nothing fails', async () => {
  const page = await openTug()
  let looking: Promise<void> = Promise.resolve()
  await tools.db.transaction(async (db) => {
    await db.run(sql`delete from articles where id = ${page.id}`)
    looking = look(page)
    // The statement now reaches the locked row, and waits for the other transaction.
    await expect
      .poll(async () => {
        const { count } = await tools.db.one(
          z.object({ count: z.int() }),
          sql`select count(*)::int as count from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return count
      })
      .toBe(1)
  })
  await looking
})

test('a later report brings new sentences first, and its figure beside the old one', async () => {
  await look(await openTug())
  later(120)
  await publish('https://courier.example/rss', rss([courier], courierChannel))
  const page = await openTug()
  expect(page.sourceCount).toBe(2)
  const { since, sentences, figures } = page.changes!
  expect(since).toBe('2026-03-02T12:00:00.000Z')
  expect(sentences.map(({ text }) => text).join(' ')).toContain('Divers found a tear')
  expect(figures).toHaveLength(1)
  const [{ before, after }] = figures as [(typeof figures)[number]]
  expect([before.outlet.name, before.words.text]).toEqual(['Harbour Gazette', '12 people died'])
  expect(after.outlet.name).toBe('Evening Courier')
  expect(after.words.text).toMatch(/^death toll .* 15$/)

  const texts = [gazette.text!, courier.text!]
  for (const { text, citations } of [...sentences, before.words, after.words]) {
    const { start, end } = citations[0]!
    expect(texts.map((source) => source.slice(start, end))).toContain(text)
  }
})

test('looks by a clock that was ahead hide nothing of what came since', async () => {
  const page = await openTug()
  for (const days of [400, 401]) {
    later(days * 24 * 60)
    await look(page)
  }
  later(0)
  await look(page)
  later(120)
  await publish('https://courier.example/rss', rss([courier], courierChannel))
  expect((await openTug()).changes?.since).toBe('2026-03-02T12:00:00.000Z')
})

test('loading again within a minute shows the news again; looking later does not', async () => {
  await look(await openTug())
  later(120)
  await publish('https://courier.example/rss', rss([courier], courierChannel))
  for (const minutes of [120, 120.4, 120.8]) {
    later(minutes)
    const page = await openTug()
    expect(page.changes?.figures).toHaveLength(1)
    await look(page)
  }
  later(125)
  expect((await openTug()).changes).toBeUndefined()
})

test('a source that revises its own words counts, and its old words say where they were', async () => {
  await look(await openTug())
  later(120)
  const text = gazette.text!.replace('12 people', '14 people')
  await publish('https://harbour.example/feed', rss([{ ...gazette, text }]))
  const { figures, sentences } = (await openTug()).changes!
  expect(sentences.map(({ text }) => text)).toEqual([expect.stringContaining('14 people died')])
  expect(figures).toMatchObject([
    {
      before: {
        outlet: { name: 'Harbour Gazette' },
        words: { text: '12 people died', citations: [] },
      },
      after: { outlet: { name: 'Harbour Gazette' }, words: { text: '14 people died' } },
    },
  ])
})

test('what one reader saw is nobody else’s, and a merged article keeps it', async () => {
  const page = await openTug()
  await look(page)
  later(10)
  await tools.db
    .run(sql`insert into articles (id, title, category, first_published_at, published_at)
    values (900, 'Another', 'General', now(), now())`)
  await mergeArticles(tools.db, hangingOn(tools.extensions), { from: page.id, into: 900 })
  await joinEntries.run(tools, {})
  await look(page, page.id)
  const rows = await tools.db.run(
    sql`delete from article_looks where article_id = 900 and reader_id = ${tools.readerId}`,
  )
  expect(rows.changed).toBe(2)

  await look(page, 12_345)
  const none = await tools.db.run(sql`delete from article_looks`)
  expect(none.changed).toBe(0)
})
