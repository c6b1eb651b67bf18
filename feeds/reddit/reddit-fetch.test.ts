import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { serverConnections } from '#platform/connections/server/area.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { fetchDueFeeds } from '../visit/fetch-due-feeds.ts'
import { serverFinding } from '#areas/sources/server/finding/api.ts'
import { rss } from '../test-feeds.ts'
import { serverReddit } from '#areas/sources/server/reddit/keeper.ts'

const TOKEN = '0123456789abcdef0123456789abcdef01234567'
const PRIVATE_FEED = `https://www.reddit.com/.rss?feed=${TOKEN}&user=ann_b`
const space = rss([{ guid: 't3_1', title: 'A rocket stands on its pad', text: 'Words.' }], {
  title: 'Space',
  link: 'https://www.reddit.com/r/space/',
})

const draft = { name: '', category: 'general', frequency: 'hourly' } as const

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

const reddit = () => serverReddit(tools.desk)
const hub = () => serverSources(tools.desk)
const follow = (address: string) => hub().followSource({ ...draft, address })
const later = (seconds: number) => tools.setNow(new Date(tools.now().getTime() + seconds * 1000))
const feeds = () =>
  tools.db.many(
    z.object({ address: z.string(), privateTo: z.nullable(z.string()) }),
    sql`select address, private_to from feeds order by id`,
  )

/** Everything that the database holds, as text. */
async function everything(): Promise<string> {
  const { text } = await tools.db.one(
    z.object({ text: z.string() }),
    sql`select schema_to_xml('public', true, false, '')::text as text`,
  )
  expect(text).toContain('<readers>')
  return text
}

test('a private feed is stored sealed and shown by its name alone', async () => {
  await reddit().setPrivateFeed({ address: ` ${PRIVATE_FEED} ` })
  const access = await reddit().getRedditAccess({})
  expect(access).toEqual({ user: 'ann_b' })
  expect(await everything()).not.toContain(TOKEN)
  await reddit().removePrivateFeed({})
  expect(await reddit().getRedditAccess({})).toEqual({ user: null })
})

test('an address that is not a private feed is refused without being repeated', async () => {
  for (const address of [
    'https://www.reddit.com/r/space/.rss',
    `https://example.com/?feed=${TOKEN}&user=ann`,
    TOKEN,
  ]) {
    const refused = reddit().setPrivateFeed({ address })
    await expect(refused).rejects.toThrow('That is not a private Reddit feed')
    await expect(refused).rejects.not.toThrow(TOKEN)
  }
})

test('the token goes out with the request and stands nowhere else', async () => {
  const asked: string[] = []
  const own = space
    .replace(
      '<description>News',
      `<atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="self" href="${PRIVATE_FEED.replaceAll('&', '&amp;')}"/><description>${TOKEN}`,
    )
    .replace('Words.', `See ${PRIVATE_FEED.replaceAll('&', '&amp;')}`)
  tools.web.set(PRIVATE_FEED, () => {
    asked.push(PRIVATE_FEED)
    return { body: new TextEncoder().encode(own), movedTo: PRIVATE_FEED, address: PRIVATE_FEED }
  })
  const { source } = await follow(PRIVATE_FEED)
  expect(asked).toHaveLength(1)
  expect(source.address).toBe('https://www.reddit.com/.rss')
  expect(await feeds()).toEqual([
    { address: 'https://www.reddit.com/.rss', privateTo: tools.readerId },
  ])

  later(24 * 3600)
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
  expect(asked).toHaveLength(2)
  expect(await everything()).not.toContain(TOKEN)
  expect(JSON.stringify(await hub().listSources({}))).not.toContain(TOKEN)
})

test('whether Reddit takes the token stands beside it', async () => {
  const integrations = () => serverConnections(tools.desk).listIntegrations({})
  tools.web.set(PRIVATE_FEED, space)
  await follow(PRIVATE_FEED)
  later(24 * 3600)
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
  expect(await integrations()).toMatchObject([{ name: 'Reddit', state: 'ok' }])
  tools.web.set(PRIVATE_FEED, { status: 403 })
  later(24 * 3600)
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
  const [reddit] = await integrations()
  expect(reddit).toMatchObject({ state: 'failing', lastError: expect.stringContaining('(403)') })
  expect(JSON.stringify(reddit)).not.toContain(TOKEN)
})

test('without the token, what only its reader may see says what to do', async () => {
  await expect(follow('https://www.reddit.com/.rss')).rejects.toThrow('Store your private feed')
  tools.web.set(PRIVATE_FEED, space)
  await follow(PRIVATE_FEED)
  await reddit().removePrivateFeed({})
  later(24 * 3600)
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
  const [source] = await hub().listSources({})
  expect(source!.health).toMatchObject({ state: 'failing' })
  expect(source!.health.message).toContain('Store your private feed')
})

test('without the token, Reddit is asked once a minute, and not twice for the same', async () => {
  let asked = 0
  const look = (address: string) => serverFinding(tools.desk).previewSource({ address })
  tools.web.set('https://www.reddit.com/r/space/.rss', () => (asked++, space))
  tools.web.set('https://www.reddit.com/r/nasa/.rss', () => (asked++, space))
  await look('https://www.reddit.com/r/space/.rss')
  await follow('https://www.reddit.com/r/space/.rss')
  expect(asked).toBe(1)
  later(20)
  await expect(look('https://www.reddit.com/r/nasa/.rss')).rejects.toThrow('Try again in 40 s')
  later(41)
  await look('https://www.reddit.com/r/nasa/.rss')
  expect(asked).toBe(2)
})

test('what may not be asked yet is followed all the same, and read in its turn', async () => {
  tools.web.set('https://www.reddit.com/r/space/.rss', space)
  tools.web.set('https://www.reddit.com/r/nasa/.rss', space)
  await follow('https://www.reddit.com/r/space/.rss')
  const { source, found, latest } = await follow('https://www.reddit.com/r/nasa/.rss')
  expect(source).toMatchObject({ entryCount: 0, health: { state: 'new' } })
  expect({ found, latest }).toEqual({
    found: 'It is fetched as soon as its host accepts requests again',
    latest: [],
  })
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
  const sources = await hub().listSources({})
  expect(sources.map(({ entryCount }) => entryCount)).toEqual([1, 1])
})

test('with the token there is no such wait, and what was followed before becomes the reader’s own', async () => {
  tools.web.set('https://www.reddit.com/r/space/.rss', space)
  await follow('https://www.reddit.com/r/space/.rss')
  await reddit().setPrivateFeed({ address: PRIVATE_FEED })
  for (const name of ['nasa', 'moon']) {
    tools.web.set(`https://www.reddit.com/r/${name}/.rss?feed=${TOKEN}&user=ann_b`, space)
    await follow(`https://www.reddit.com/r/${name}/.rss`)
  }
  expect((await feeds()).map(({ privateTo }) => privateTo)).toEqual(Array(3).fill(tools.readerId))
})

test.each([
  [403, /private or quarantined/],
  [404, /does not exist or was banned/],
  [500, /server error \(500\)/],
])('Reddit’s %i is told in words', async (status, words) => {
  tools.web.set('https://www.reddit.com/r/space/.rss', { status })
  await expect(follow('https://www.reddit.com/r/space/.rss')).rejects.toThrow(words)
})

test('a Reddit that asks for fewer requests is followed, and looking into it says so', async () => {
  const address = 'https://www.reddit.com/r/space/.rss'
  tools.web.set(address, { status: 429 })
  const look = serverFinding(tools.desk).previewSource({ address })
  await expect(look).rejects.toThrow(/one request per minute \(429\)/)
  expect((await follow(address)).source.health.state).toBe('new')
})

test('other sites never see the token', async () => {
  await reddit().setPrivateFeed({ address: PRIVATE_FEED })
  tools.web.set('https://harbour.example/feed', rss([{ guid: '1', title: 'Words' }]))
  await follow('https://harbour.example/feed')
  expect((await feeds())[0]).toEqual({ address: 'https://harbour.example/feed', privateTo: null })
})

test('an imported list brings no token into the database', async () => {
  const list = `<opml version="2.0"><body><outline xmlUrl="${PRIVATE_FEED.replace('&', '&amp;')}"/></body></opml>`
  await hub().importOpml({ text: list })
  expect(await feeds()).toEqual([
    { address: 'https://www.reddit.com/.rss', privateTo: tools.readerId },
  ])
  expect(await everything()).not.toContain(TOKEN)
})

test('the newest and the best of a community are feeds of their own', async () => {
  for (const path of ['', 'new/', 'top/']) {
    later(61)
    const query = path === 'top/' ? '?t=week' : ''
    const address = `https://www.reddit.com/r/space/${path}.rss${query}`
    tools.web.set(address, space)
    expect((await follow(address)).source.address).toBe(address)
  }
  expect(await feeds()).toHaveLength(3)
})
