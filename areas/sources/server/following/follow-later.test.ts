import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { rss } from '#feeds/test-feeds.ts'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { serverFinding } from '../finding/api.ts'
import { serverSources } from '../api.ts'
import { followSource } from './follow-source.ts'

const HOME = 'https://harbour.example/'
const FEED = `${HOME}feed`
const page =
  '<html><head><link rel="alternate" type="application/rss+xml" href="/feed"></head></html>'
const limited = (retryAfter = '120') => ({ status: 429, headers: { 'retry-after': retryAfter } })
const tug = { guid: 'g1', title: 'Tug sinks off Cape Orrin', published: '2026-03-02T08:00:00Z' }

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

const follow = (address: string) => followSource(tools, tools.readerId, { address })
const feeds = () =>
  tools.db.many(
    z.object({ address: z.string(), state: z.string(), entryCount: z.int() }),
    sql`select address, state, entry_count from feeds order by id`,
  )
const fetchAfter = async (minutes: number) => {
  tools.setNow(new Date(new Date('2026-03-02T12:00:00Z').getTime() + minutes * 60_000))
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
}

describe('an address whose server refuses everybody at the moment', () => {
  test.each([
    [429, 'harbour.example is limiting requests at the moment (429).'],
    [503, 'harbour.example is overloaded or under maintenance at the moment (503).'],
  ])('is followed after %i, says so, and is fetched when it may be', async (status, reason) => {
    tools.web.set(FEED, { ...limited('7200'), status })
    const { source, found, latest, isKnown } = await follow(FEED)
    expect({ found, latest, isKnown, name: source.name }).toEqual({
      found: `${reason} It is fetched as soon as its host accepts requests again`,
      latest: [],
      isKnown: false,
      name: 'harbour.example',
    })
    tools.web.set(FEED, rss([tug]))
    await fetchAfter(60)
    expect(await feeds()).toEqual([{ address: FEED, state: 'failing', entryCount: 0 }])
    await fetchAfter(121)
    expect(await feeds()).toEqual([{ address: FEED, state: 'ok', entryCount: 1 }])
  })

  test('may be a page: its feed is found at the first answer, and once', async () => {
    tools.web.set(HOME, limited())
    await follow('harbour.example')
    tools.web.set(HOME, page)
    tools.web.set(FEED, rss([tug]))
    await fetchAfter(30)
    expect(await feeds()).toEqual([{ address: FEED, state: 'ok', entryCount: 1 }])
  })

  test('may turn out to be a page without a feed, which then says so', async () => {
    tools.web.set(HOME, limited())
    await follow(HOME)
    tools.web.set(HOME, '<html><body>Hello</body></html>')
    await fetchAfter(30)
    const [source] = await serverSources(tools.desk).listSources({})
    expect(source).toMatchObject({ address: HOME })
    expect(await feeds()).toEqual([{ address: HOME, state: 'failing', entryCount: 0 }])
  })

  test('may be the feed that a page names, which is then followed', async () => {
    tools.web.set(HOME, page)
    tools.web.set(FEED, limited())
    expect((await follow(HOME)).source.address).toBe(FEED)
  })

  test('is offered by the search, with the reason', async () => {
    tools.web.set(FEED, limited())
    const finding = serverFinding(tools.desk)
    const { candidates, note } = await finding.findSources({ text: FEED, box: 'a' })
    expect(candidates).toMatchObject([
      { address: FEED, title: 'harbour.example', isFollowed: false },
    ])
    expect(note).toBe(
      'harbour.example is limiting requests at the moment (429). Try again later, or follow it now: it is then fetched as soon as it can be.',
    )
    expect(await finding.checkSource({ address: FEED })).toMatchObject({ state: 'later' })
  })
})

test.each<[string, object, RegExp]>([
  ['has a fault', { status: 500 }, /server error \(500\)\. Try again later\.$/],
  [
    'lets only people in',
    { status: 503, body: new TextEncoder().encode('<html><title>Just a moment...</title>') },
    /blocks automated access/,
  ],
])(
  'an address whose server %s is not followed, and no retry is promised',
  async (_, answer, words) => {
    tools.web.set(FEED, answer)
    await expect(follow(FEED)).rejects.toThrow(words)
    expect(await feeds()).toEqual([])
  },
)
