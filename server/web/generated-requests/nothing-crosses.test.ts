import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { joinEntries } from '#areas/articles/server/lends/writing.ts'
import { defaultAiSettings } from '#platform/models/server/lends.ts'
import { stateId } from '#areas/reader-clients/streams.ts'
import { type clientOf, openClient } from '#areas/reader-clients/server/test-client.ts'
import { ownFeedPaths } from '#areas/own-feeds/contract.ts'
import { followSource } from '#areas/sources/server/following/follow-source.ts'
import { followSampleNewswire } from '#areas/sources/server/following/sample-newswire.ts'
import { fillWithNewswire } from '#areas/sources/server/following/test-newswire.ts'
import { seed, shareOf } from '#core/testing/test-share.ts'
import { readFeed } from '#engine/feeds/read-feed.ts'
import { setRequestHeaders } from '#feeds/fetch/request-headers.ts'
import { storeEntries } from '#feeds/store/store-entries.ts'
import { rss, type TestItem } from '#feeds/test-feeds.ts'
import { sql } from '../../tools.ts'
import { openFilledHub, writes, type FilledHub } from './filled-hub.ts'
import { knownValues } from './known-values.ts'
import { partOf, describedIn } from './put-requests.ts'
import { requestsFor, type Described, type Request } from './requests.ts'

const OTHER = 'reader-other'
/** A word that is in all private news of the first reader, and nowhere else. */
const MARK = 'quincewater'
const ROUNDS = shareOf(3)
const IN_TIME_MS = 30 * 60_000

/** Operations that show an owner everything that the machine holds. */
const OF_THE_MACHINE = [
  'hub-settings.getStorage',
  // A public dataset that the first request fetches: the answer changes when the fetch has ended.
  'leaderboard.getDataset',
]

const Entry = z.object({ title: z.string(), text: z.string(), publishedAt: z.string() })
const Row = z.object({ id: z.int() })

let hub: FilledHub
let first: string
let operations: Described[]
/** Values from answers to the second reader, and values from answers to either reader. */
const ofOther = knownValues()
const ofBoth = knownValues()
let before: Map<string, string>
let volatile: Set<string>

beforeAll(async () => {
  hub = await openFilledHub(
    async (tools) => {
      first = tools.readerId
      await tools.db.run(sql`insert into readers (id, name) values (${OTHER}, 'Other')`)
      await fillWithNewswire(tools)
      await followSampleNewswire(tools, OTHER)
    },
    { whoAsks: ({ headers }) => (headers['x-reader'] === OTHER ? OTHER : first) },
  )
  for (const [path, input] of writes) await write(path, input, OTHER)
  for (const reader of [first, OTHER]) {
    const settings = { ...defaultAiSettings, trendDetection: true }
    await write('ai-settings/saveAiSettings', settings, reader)
  }
  await joinEntries.run(hub.tools, {})
  const document = (await hub.send({ method: 'GET', url: '/api/openapi.json', headers: {} })).json()
  operations = describedIn(document)
  expect(operations.map(({ operation }) => operation.operationId)).toEqual(
    expect.arrayContaining(OF_THE_MACHINE),
  )
  await learn(ofOther, OTHER)
  before = await answersTo(OTHER)
  const again = await answersTo(OTHER)
  volatile = new Set([...before.keys()].filter((url) => before.get(url) !== again.get(url)))
  await readInPrivate()
  await learn(ofBoth, first)
  await learn(ofBoth, OTHER)
}, IN_TIME_MS)
afterAll(() => hub.close())

/** The first reader has private news: by mail, by a feed with a token and by one with headers. */
async function readInPrivate(): Promise<void> {
  const { tools } = hub
  const told = await tools.db.many(
    Entry,
    sql`select title, text, to_char(published_at, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as published_at from entries
        order by published_at desc, id limit 60`,
  )
  const items = (from: number): TestItem[] =>
    told.slice(from, from + 20).map(({ title, text, publishedAt }, nth) => ({
      guid: `${from} ${nth}`,
      title: `${title}, says ${MARK}`,
      text: `${text} ${MARK} confirms it. The ${MARK} of Aldmouth was told so ${nth} times.`,
      published: publishedAt,
    }))
  const feed = (from: number) => rss(items(from), { title: MARK, link: `https://${MARK}.example/` })
  const withToken = `https://${MARK}.example/feed?token=a8f0c12b9e`
  const withHeaders = `https://${MARK}.example/members`
  tools.web.set(withToken, feed(0))
  tools.web.set(withHeaders, rss([], { title: MARK, link: `https://${MARK}.example/` }))
  const draft = { name: '', category: 'general', frequency: 'hourly' } as const
  await followSource(tools, first, { ...draft, address: withToken })
  const members = await followSource(tools, first, { ...draft, address: withHeaders })
  await setRequestHeaders(tools, first, members.source.id, { authorization: 'Basic x' })
  const feeds = await tools.db.many(
    z.object({ id: z.int(), address: z.string() }),
    sql`select id, address from feeds where private_to = ${first} order by id`,
  )
  expect(feeds).toHaveLength(3)
  for (const [nth, { id, address }] of feeds.filter((one) => one.address !== withToken).entries()) {
    const body = new TextEncoder().encode(feed(20 * (nth + 1)))
    await storeEntries(tools, id, readFeed(body, { address, now: tools.now() }))
  }
  tools.announced.length = 0
  await joinEntries.run(tools, {})
}

function ask(request: Request, reader: string) {
  return hub.send({ ...request, headers: { ...request.headers, 'x-reader': reader } })
}

async function write(path: string, input: object, reader: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const payload = JSON.stringify(input)
  const { statusCode, body } = await ask(
    { method: 'POST', url: `/api/${path}`, headers, payload },
    reader,
  )
  if (statusCode >= 300) throw new Error(`${path} answered ${statusCode}: ${body}`)
}

const plain = ({ path }: Described): Request => ({ method: 'GET', url: path, headers: {} })
const ofMethod = (wanted: 'get' | 'post') => operations.filter(({ method }) => method === wanted)

async function learn(known: ReturnType<typeof knownValues>, reader: string): Promise<void> {
  for (const described of ofMethod('get')) {
    const { statusCode, body } = await ask(plain(described), reader)
    if (statusCode === 200 && body !== '') known.learn(partOf(described), JSON.parse(body))
  }
}

function generated(method: 'get' | 'post', known: ReturnType<typeof knownValues>) {
  return ofMethod(method).flatMap((described, nth) =>
    fc
      .sample(requestsFor(described), { seed: seed + nth, numRuns: ROUNDS })
      .map(({ made }) => ({ described, request: made(known.of(partOf(described))) })),
  )
}

/** The answers that a reader gets, by the address of the request. */
async function answersTo(reader: string): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  const asked = [
    ...ofMethod('get').map((described) => ({ described, request: plain(described) })),
    ...generated('get', ofOther),
    ...feedsOfOwn.map((url) => ({ described: null, request: { method: 'GET', url, headers: {} } })),
  ]
  for (const { described, request } of asked) {
    if (described && OF_THE_MACHINE.includes(described.operation.operationId)) continue
    const { statusCode, body } = await ask(request, reader)
    answers.set(request.url, `${statusCode} ${body}`)
  }
  return answers
}

const feedsOfOwn = Object.values(ownFeedPaths).flatMap((path) =>
  ['rss', 'atom', 'json'].map((format) => `${path}.${format}`),
)

function bodiesWithMark(answers: Iterable<[string, string]>): string[] {
  return [...answers].flatMap(([url, body]) =>
    body.includes(MARK) && !url.includes(MARK) ? [url.slice(0, 200)] : [],
  )
}

test('the first reader reads all of their entries, which are not mixed with those of others', async () => {
  const shown = bodiesWithMark(await answersTo(first))
  expect(shown.length).toBeGreaterThan(10)
  const { mixed, own } = await hub.tools.db.one(
    z.object({ mixed: z.int(), own: z.int() }),
    sql`select count(*) filter (where feeds.private_to is distinct from articles.private_to) as mixed,
          count(*) filter (where feeds.private_to is not null) as own
        from article_entries join entries on entries.id = entry_id join feeds on feeds.id = feed_id
          join articles on articles.id = article_id`,
  )
  expect(mixed).toBe(0)
  expect(own).toBeGreaterThan(50)
})

test(
  'no answer to another reader changes because of the first one’s entries',
  async () => {
    const after = await answersTo(OTHER)
    expect(bodiesWithMark(after)).toEqual([])
    const changed = [...after].flatMap(([url, body]) =>
      body !== before.get(url) && !volatile.has(url) ? [url.slice(0, 200)] : [],
    )
    expect(changed).toEqual([])
    expect(after.size - volatile.size).toBeGreaterThan(150)
  },
  IN_TIME_MS,
)

test('no hub that a reader shares shows a stranger any of it', async () => {
  for (const reader of [first, OTHER]) {
    const share = { method: 'GET', url: '/api/hubs/share/getShare?hub=news-hub', headers: {} }
    const { address } = (await ask(share, reader)).json() as { address: string }
    for (const below of ['', '/feed.rss', '/feed.atom', '/feed.json']) {
      const request = { method: 'GET', url: address + below, headers: {} }
      const { statusCode, body } = await hub.send(request)
      expect([statusCode, body.includes(MARK)]).toEqual([200, false])
      expect(body.length).toBeGreaterThan(2000)
    }
  }
})

test('no screen of another reader hears of what was joined', () => {
  const heard = hub.tools.announced.filter(
    ({ area, readerId }) => area === 'articles' && readerId !== first,
  )
  expect(heard).toEqual([])
  expect(hub.tools.announced.some(({ readerId }) => readerId === first)).toBe(true)
})

test(
  'another reader who uses the ids in every operation sees nothing of it',
  async () => {
    const { db } = hub.tools
    const entries = await db.many(
      Row,
      sql`select entries.id from entries join feeds on feeds.id = feed_id where private_to is not null`,
    )
    const articles = await db.many(
      Row,
      sql`select id from articles where private_to is not null order by id`,
    )
    expect(articles.length).toBeGreaterThan(20)
    const told = new Map<string, string>()
    const note = async (request: Request) => {
      const { body } = await ask(request, OTHER)
      told.set(`${request.url} ${request.payload ?? ''}`, body)
    }
    for (const { request } of generated('get', ofBoth)) await note(request)
    for (const { request } of generated('post', ofBoth)) await note(request)
    for (const described of operations) {
      for (const name of idNames(described)) {
        const ids = name.startsWith('entr') ? entries : articles
        for (const { id } of ids.slice(0, 3)) await note(withId(described, name, id))
      }
    }
    for (const { id } of entries) {
      await note({ method: 'GET', url: `/images/${id}`, headers: {} })
      await note({ method: 'GET', url: `/mails/${id}`, headers: {} })
    }
    for (const { id } of articles.slice(0, 5))
      await note({ method: 'GET', url: `/news-hub/feed?article=${id}`, headers: {} })
    for (const [url, body] of await answersTo(OTHER)) told.set(`${url} then`, body)
    const shown = [...told].flatMap(([asked, body]) =>
      body.includes(MARK) && !asked.includes(MARK) ? [asked.slice(0, 200)] : [],
    )
    expect(shown).toEqual([])
  },
  IN_TIME_MS,
)

/** Names of inputs that may be the id of an article or an entry. */
function idNames({ operation }: Described): string[] {
  const ofBody = operation.requestBody?.content['application/json'].schema.properties ?? {}
  const names = [...(operation.parameters ?? []).map(({ name }) => name), ...Object.keys(ofBody)]
  return names.filter((name) => ['id', 'article', 'entry', 'other', 'into'].includes(name))
}

function withId({ path, method }: Described, name: string, id: number): Request {
  if (method === 'get') return { method: 'GET', url: `${path}?${name}=${id}`, headers: {} }
  const payload = JSON.stringify({ [name]: id })
  const headers = { 'content-type': 'application/json' }
  return { method: 'POST', url: path, headers, payload }
}

/**
 * The answers to the requests that a feed reader sends: for all lists, and for each item by its id.
 */
async function askedByClient(client: Client, entries: readonly number[]): Promise<string[]> {
  const calls = ['subscription/list', 'tag/list', 'unread-count', 'subscription/export']
  const streams = ['reading-list', 'starred', 'read'].map(stateId)
  const replies = [
    ...(await each(calls, (call) => client.get(call))),
    ...(await each(streams, (s) => client.get('stream/items/ids', { s, n: '1000' }))),
    ...(await each(streams, (s) => client.get(`stream/contents/${s}`, { n: '1000' }))),
    await client.post('stream/items/contents', { i: entries.map(String) }),
    ...(await each(['groups', 'feeds', 'items', 'unread_item_ids', 'saved_item_ids'], (what) =>
      client.fever(what),
    )),
    await client.fever(`items&with_ids=${entries.join()}`),
  ]
  return replies.map(({ body }) => body)
}

type Client = ReturnType<typeof clientOf>

async function each<Given, Made>(given: Given[], make: (one: Given) => Promise<Made>) {
  const made: Made[] = []
  for (const one of given) made.push(await make(one))
  return made
}

test(
  'nothing of it reaches a feed reader of another reader, which can mark none of it',
  async () => {
    const { db } = hub.tools
    const { entries } = await db.one(
      z.object({ entries: z.array(z.int()) }),
      sql`select array_agg(entries.id) as entries from entries join feeds on feeds.id = feed_id
          where private_to is not null`,
    )
    const open = (readerId: string) => openClient(hub.tools, hub.app, { readerId })
    const [own, others] = [await open(first), await open(OTHER)]
    expect((await askedByClient(own, entries)).join()).toContain(MARK)
    for (const state of ['read', 'starred']) await others.mark(state, entries)
    expect((await askedByClient(others, entries)).join()).not.toContain(MARK)
    const { marked } = await db.one(
      z.object({ marked: z.int() }),
      sql`select (select count(*) from reader_clients_reads where reader_id = ${OTHER} and entry_id = any(${entries}))
            + (select count(*) from reader_clients_stars where reader_id = ${OTHER} and entry_id = any(${entries}))
            + (select count(*) from article_reads join articles on articles.id = article_id
                where reader_id = ${OTHER} and private_to is not null) as marked`,
    )
    expect(marked).toBe(0)
  },
  IN_TIME_MS,
)
