import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestPage, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { readFeed } from '../sources/read-feed.ts'
import { storeEntries } from '../store-entries.ts'
import { rss, type TestItem } from '../test-feeds.ts'
import { fetchDueFullTexts } from './fetch-full-texts.ts'
import { serverFullText } from './full-text-api.ts'
import { articlePage, paragraph } from './test-pages.ts'

let tools: TestTools
let feedId: number
beforeEach(async () => {
  tools = await testTools()
  const feed = await tools.db.one(
    z.object({ id: z.int() }),
    sql`insert into feeds (address) values ('https://gazette.example/feed') returning id`,
  )
  feedId = feed.id
  await tools.db.run(sql`
    insert into sources (id, reader_id, feed_id, name, category, frequency)
    values ('gazette', ${tools.readerId}, ${feedId}, 'Harbour Gazette', 'general', 'hourly')`)
})
afterEach(() => tools.close())

const item = (number: number, text = `Report ${number} from the quay begins here…`): TestItem => ({
  guid: `g${number}`,
  link: `https://gazette.example/${number}`,
  title: `Report ${number}`,
  text,
  published: new Date(Date.UTC(2026, 2, 1, number % 24)).toISOString(),
})
const items = (count: number) => Array.from({ length: count }, (_, number) => item(number))
const whole = (number: number) =>
  articlePage(`<article><h1>Report ${number}</h1>
    <p>${[0, 1, 2, 3].map((at) => paragraph(number + at)).join('</p><p>')}</p>
    <img src="/quay.jpg" alt="The quay"></article>`)

async function store(list: TestItem[]) {
  const body = new TextEncoder().encode(rss(list))
  await storeEntries(
    tools,
    feedId,
    readFeed(body, { address: 'https://gazette.example/feed', now: tools.now() }),
  )
}

function serve(number: number, page: TestPage) {
  tools.web.set(`https://gazette.example/${number}`, page)
}

const States = z.object({ identity: z.string(), state: z.string(), tries: z.int() })
const states = () =>
  tools.db.many(
    States,
    sql`select identity, state, tries from entry_full_texts join entries on entries.id = entry_id order by identity`,
  )
async function entry(number: number) {
  const { id } = await tools.db.one(
    z.object({ id: z.int() }),
    sql`select id from entries where identity = ${`g${number}`}`,
  )
  return serverFullText(tools, tools.readerId).getEntry({ entry: id })
}

test('the entries of a feed that truncates are read on their pages, and shown whole', async () => {
  await store(items(3))
  for (let number = 0; number < 3; number++) serve(number, whole(number))
  expect(await entry(1)).toMatchObject({
    state: 'waiting',
    html: expect.stringContaining('begins'),
  })
  await fetchDueFullTexts(tools)
  const read = await entry(1)
  expect(read).toMatchObject({ state: 'fetched', message: null, outlet: 'Harbour Gazette' })
  expect(read.html).toContain(paragraph(2))
  // Its picture comes from this hub.
  expect(read.html).toContain('src="/pictures/960/')
  expect(read.html).not.toContain('gazette.example/quay.jpg')
})

test('what the feed gave stays as it is, and so does what cites it', async () => {
  await store(items(3))
  serve(0, whole(0))
  await fetchDueFullTexts(tools)
  const { text } = await tools.db.one(
    z.object({ text: z.string() }),
    sql`select text from entries where identity = 'g0'`,
  )
  expect(text).toBe('Report 0 from the quay begins here…')
  const revisions = await tools.db.many(
    z.object({ id: z.int() }),
    sql`select id from entry_revisions`,
  )
  expect(revisions).toEqual([])
})

test('a feed of whole texts is left alone, unless its reader wants the pages', async () => {
  const long = paragraph(1).repeat(10)
  await store([0, 1, 2].map((number) => item(number, long)))
  expect(await states()).toEqual([])
  await tools.db.run(sql`update sources set full_text = 'on'`)
  await store([0, 1, 2, 3].map((number) => item(number, long)))
  expect((await states()).map(({ identity }) => identity)).toEqual(['g3'])
})

test('a reader who wants no pages gets none', async () => {
  await tools.db.run(sql`update sources set full_text = 'off'`)
  await store(items(5))
  expect(await states()).toEqual([])
})

test('after one visit, only the newest ten entries have their pages read', async () => {
  await store(items(24))
  const wanted = (await states()).map(({ identity }) => Number(identity.slice(1)))
  expect(wanted.toSorted((a, b) => a - b)).toEqual([14, 15, 16, 17, 18, 19, 20, 21, 22, 23])
})

test('a page that fails is tried three times, longer and longer apart, and then given up in words', async () => {
  await store(items(3))
  for (const number of [0, 1, 2]) serve(number, { status: 500 })
  await fetchDueFullTexts(tools)
  await fetchDueFullTexts(tools)
  expect((await states()).map(({ tries }) => tries)).toEqual([1, 1, 1])
  tools.setNow(new Date('2026-03-02T12:11:00Z'))
  await fetchDueFullTexts(tools)
  tools.setNow(new Date('2026-03-02T14:00:00Z'))
  await fetchDueFullTexts(tools)
  tools.setNow(new Date('2026-03-05T14:00:00Z'))
  await fetchDueFullTexts(tools)
  expect(await states()).toContainEqual({ identity: 'g0', state: 'failed', tries: 3 })
  expect(await entry(0)).toMatchObject({ message: expect.stringContaining('500') })
  expect((await entry(0)).html).toContain('begins here')
})

test('a host that asks to be left alone is, with all its pages, and no try is counted for those', async () => {
  await store(items(3))
  for (const number of [0, 1, 2]) serve(number, { status: 503, headers: { 'retry-after': '3600' } })
  await fetchDueFullTexts(tools)
  expect((await states()).map(({ tries }) => tries).toSorted((a, b) => a - b)).toEqual([0, 0, 1])
  tools.setNow(new Date('2026-03-02T12:59:00Z'))
  for (const number of [0, 1, 2]) serve(number, whole(number))
  await fetchDueFullTexts(tools)
  expect((await states()).every(({ state }) => state === 'waiting')).toBe(true)
  tools.setNow(new Date('2026-03-02T13:01:00Z'))
  await fetchDueFullTexts(tools)
  expect((await states()).every(({ state }) => state === 'fetched')).toBe(true)
})

test.each<[string, TestPage, string, RegExp]>([
  ['a paid page', { status: 402 }, 'walled', /paying/],
  ['a page that is gone', { status: 404 }, 'failed', /no page at this address/],
  ['a film', { headers: { 'content-type': 'video/mp4' } }, 'failed', /leads to video\/mp4/],
  [
    'a bot wall',
    { status: 403, body: new TextEncoder().encode('<html><title>Just a moment...</title>') },
    'walled',
    /bot wall/,
  ],
  [
    'a consent wall',
    { address: 'https://consent.gazette.example/ask', body: new TextEncoder().encode(whole(0)) },
    'walled',
    /consent to cookies/,
  ],
  [
    'a lead before a paywall',
    articlePage(`<article><p>${paragraph(1)}</p><p>${paragraph(2)}</p>
      <p>Subscribe now to continue reading this article and all others of the week.</p></article>`),
    'walled',
    /paying readers/,
  ],
  ['nothing', articlePage('<div></div>'), 'failed', /No article/],
])('%s is recognised, named, and not asked for again', async (_, page, state, words) => {
  await store(items(3))
  serve(0, page)
  await fetchDueFullTexts(tools)
  expect(await states()).toContainEqual({ identity: 'g0', state, tries: 1 })
  expect((await entry(0)).message).toMatch(words)
})

test('a reader has a page read that was not, and again after it failed', async () => {
  await tools.db.run(sql`update sources set full_text = 'off'`)
  await store(items(3))
  const api = serverFullText(tools, tools.readerId)
  const { entry: id } = await entry(0)
  await api.fetchEntry({ entry: id })
  await fetchDueFullTexts(tools)
  expect(await entry(0)).toMatchObject({ state: 'failed' })
  serve(0, whole(0))
  await api.fetchEntry({ entry: id })
  await fetchDueFullTexts(tools)
  expect(await entry(0)).toMatchObject({ state: 'fetched' })
})

test('an entry of a source that another reader follows is not shown', async () => {
  await store(items(3))
  const { entry: id } = await entry(0)
  await expect(serverFullText(tools, 'somebody').getEntry({ entry: id })).rejects.toThrow(
    'not here',
  )
})
