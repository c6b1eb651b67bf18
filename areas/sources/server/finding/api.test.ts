import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { followSource } from '../following/follow-source.ts'
import { listPopularSources } from './popular-sources.ts'
import { rss } from '#feeds/test-feeds.ts'
import { serverFinding } from './api.ts'

let tools: TestTools
let hub: ReturnType<typeof serverFinding>
beforeAll(async () => {
  tools = await testTools()
})
afterAll(() => tools.close())
beforeEach(() => {
  tools.web.clear()
  hub = serverFinding(tools.desk)
})

const HOME = 'https://harbour.example/'
const page = (head: string) => `<!doctype html><html><head>${head}</head><body></body></html>`
const alternate = (href: string) =>
  `<link rel="alternate" type="application/rss+xml" href="${href}">`
const feed = (title: string, published = '2026-03-02T08:00:00Z') =>
  rss(
    [
      { guid: `${title} 2`, title: `${title} two`, published: '2025-12-01T08:00:00Z' },
      { guid: title, title: `${title} one`, text: '&lt;b&gt;Bold&lt;/b&gt; words', published },
    ],
    { title, link: HOME },
  )
const find = (text: string, box = 'a') => hub.findSources({ text, box })

describe('an address', () => {
  test('leads to its feeds with their title and freshness, silent ones last', async () => {
    tools.web.set(HOME, page(alternate('/old') + alternate('/news') + alternate('/sport')))
    tools.web.set(`${HOME}old`, feed('Archive', '2019-01-01T00:00:00Z').replaceAll('2025', '2018'))
    tools.web.set(`${HOME}news`, feed('News'))
    tools.web.set(`${HOME}sport`, feed('Sport'))
    const { candidates, note } = await find('harbour.example')
    expect(note).toBe(null)
    expect(candidates.map(({ title }) => title)).toEqual([
      'harbour.example · News',
      'harbour.example · Sport',
      'Archive',
    ])
    expect(candidates[0]).toEqual({
      address: `${HOME}news`,
      title: 'harbour.example · News',
      site: HOME,
      kind: 'site',
      found: 'The feed that this page names',
      newest: '2026-03-02T08:00:00.000Z',
      entriesPerWeek: expect.any(Number),
      isPaceAtLeast: expect.any(Boolean),
      category: 'general',
      language: null,
      isFollowed: false,
    })
  })

  test('of the same feed in two dialects is offered once', async () => {
    tools.web.set(HOME, page(alternate('/a') + alternate('/b')))
    tools.web.set(`${HOME}a`, feed('News'))
    tools.web.set(`${HOME}b`, feed('News'))
    expect((await find(HOME)).candidates).toHaveLength(1)
  })

  test('that is followed already is recognized in any spelling', async () => {
    tools.web.set('https://www.followed.example/feed/', feed('Followed'))
    tools.web.set('https://followed.example/feed', feed('Followed'))
    await followSource(tools, tools.readerId, { address: 'https://www.followed.example/feed/' })
    const { candidates } = await find('https://followed.example/feed')
    expect(candidates).toMatchObject([{ title: 'Followed', isFollowed: true }])
  })

  test.each(['http://127.0.0.1:4000/feed', 'http://[::1]/feed', 'http://localhost:4000/feed?a=1'])(
    'may be a number, such as %s',
    async (address) => {
      tools.web.set(address, feed(address))
      await followSource(tools, tools.readerId, { address })
      expect((await find(address)).candidates).toMatchObject([{ isFollowed: true }])
    },
  )

  test('without a feed fails with a message', async () => {
    tools.web.set('https://silent.example/', page(''))
    await expect(find('silent.example')).rejects.toThrow('is a web page without a feed link')
  })

  test.each([
    'krebsonsecurity.com',
    'www.krebsonsecurity.com/2026/03',
    'https://krebsonsecurity.com',
  ])('such as %s that does not answer falls back to the directory, and says why', async (text) => {
    const { candidates, note } = await find(text)
    expect(candidates).toMatchObject([{ title: 'Krebs on Security', found: 'In the directory' }])
    expect(note).toContain('krebsonsecurity.com has nothing at this address (404)')
  })

  test('of email is recognized', async () => {
    await expect(find('desk@harbour.example')).rejects.toThrow('is an email address')
  })
})

describe('words', () => {
  test('find followed sources of that name and entries of the directory, and send no request', async () => {
    tools.web.set('https://gazette.example/feed', feed('Science Gazette'))
    await followSource(tools, tools.readerId, { address: 'https://gazette.example/feed' })
    let asked = 0
    const fetch = tools.fetch
    const quiet = {
      ...tools.desk,
      fetch: (...args: Parameters<typeof fetch>) => (asked++, fetch(...args)),
    }
    const { candidates } = await serverFinding(quiet).findSources({
      text: 'science',
      box: 'a',
    })
    expect(candidates[0]).toMatchObject({
      title: 'Science Gazette',
      found: 'In your sources',
      isFollowed: true,
    })
    expect(candidates.map(({ title }) => title)).toContain('Guardian Science')
    expect(asked).toBe(0)
  })

  test('keep to the language that was chosen', async () => {
    const { candidates } = await hub.findSources({ text: 'security', language: 'de', box: 'a' })
    expect(candidates.map(({ language }) => language)).toEqual(['de'])
  })

  test.each([
    '',
    '  ',
    '%',
    "'; drop table sources; --",
    '\\',
    '\u202eqqqzzz',
    '👩‍👩‍👧',
    '٪'.repeat(2000),
    'qqq\0zzz',
    '\0',
    'qqq '.repeat(500),
    '\ud800',
  ])('"%s" find nothing and do no harm', async (text) => {
    expect(await find(text)).toEqual({ candidates: [], note: null })
  })
})

test('a later search from the same box ends the one before, and no other', async () => {
  let release = () => {}
  const waiting = new Promise<void>((resolve) => (release = resolve))
  const signals: (AbortSignal | undefined)[] = []
  const slow = serverFinding({
    ...tools.desk,
    async fetch(address, request) {
      signals.push(request?.signal)
      await waiting
      return tools.fetch(address, request)
    },
  })
  tools.web.set(HOME, feed('News'))
  const first = slow.findSources({ text: HOME, box: 'a' }).catch((error: unknown) => error)
  const other = slow.findSources({ text: HOME, box: 'b' })
  await slow.findSources({ text: 'science', box: 'a' })
  expect(String(await first)).toContain('replaced by a newer one')
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false])
  release()
  expect((await other).candidates).toHaveLength(1)
})

describe('a look into a feed', () => {
  test('shows its latest entries as plain text, newest first, and is remembered', async () => {
    tools.web.set(`${HOME}feed`, feed('News'))
    const preview = await hub.previewSource({ address: `${HOME}feed` })
    expect(preview.entries).toEqual([
      { title: 'News one', text: 'Bold words', publishedTime: '2026-03-02T08:00:00.000Z' },
      { title: 'News two', text: '', publishedTime: '2025-12-01T08:00:00.000Z' },
    ])
    tools.web.clear()
    expect(await hub.previewSource({ address: `${HOME}feed` })).toEqual(preview)
  })

  test('fails with a message if there is no feed', async () => {
    await expect(hub.previewSource({ address: `${HOME}none` })).rejects.toThrow('(404)')
  })
})

describe('a name that was typed', () => {
  const check = (address: string) => hub.checkSource({ address })
  const community = (name: string) => `https://www.reddit.com/r/${name}/.rss`

  test('is offered once its feed was read, which is not requested again', async () => {
    tools.web.set(`${HOME}feed`, feed('News'))
    expect(await check(`${HOME}feed`)).toEqual({ state: 'there', note: null })
    tools.web.clear()
    expect((await hub.previewSource({ address: `${HOME}feed` })).entries).toHaveLength(2)
  })

  test('that matches no feed says so', async () => {
    expect(await check(`${HOME}none`)).toEqual({
      state: 'missing',
      note: expect.stringContaining('has nothing at this address (404)'),
    })
    tools.web.set(HOME, page(''))
    expect((await check(HOME)).state).toBe('missing')
  })

  test('is not called missing if its site cannot be reached, or not yet', async () => {
    for (const [status, expected] of [
      [403, 'unreachable'],
      [500, 'unreachable'],
      [429, 'later'],
      [503, 'later'],
    ] as const) {
      tools.web.set(`${HOME}feed`, { status })
      const { state, note } = await check(`${HOME}feed`)
      expect([status, state]).toEqual([status, expected])
      expect(note).toContain(`${status}`)
    }
  })

  test('of a community on Reddit is there, missing, or not asked for yet', async () => {
    tools.web.set(community('space'), feed('Space'))
    const at = (seconds: number) => tools.setNow(new Date(now + seconds * 1000))
    const now = tools.now().getTime() + 3_600_000
    at(0)
    expect(await check(community('space'))).toEqual({ state: 'there', note: null })
    at(10)
    expect(await check(community('spacecraftz'))).toEqual({
      state: 'later',
      note: expect.stringContaining('Try again in 50 s'),
    })
    at(61)
    const missing = { state: 'missing', note: expect.stringContaining('Not found on Reddit (404)') }
    expect(await check(community('spacecraftz'))).toEqual(missing)
    at(70)
    // The result is cached for a while, so that checking again does not return "later".
    expect(await check(community('spacecraftz'))).toEqual(missing)
    await expect(
      followSource(tools, tools.readerId, { address: community('spacecraftz') }),
    ).rejects.toThrow('Check the spelling')
  })

  test('is missing if Reddit redirects to a search for similar communities', async () => {
    tools.setNow(new Date(tools.now().getTime() + 3_600_000))
    tools.web.set(community('spacecraftz'), () => ({
      status: 200,
      body: new TextEncoder().encode(feed('reddit.com: search results')),
      address: 'https://www.reddit.com/subreddits/search.rss?q=spacecraftz',
    }))
    expect(await check(community('spacecraftz'))).toEqual({
      state: 'missing',
      note: 'Not found on Reddit: it does not exist or was banned. Check the spelling.',
    })
  })
})

describe('the directory', () => {
  test('is listed by tag and language, with what is followed', async () => {
    const security = await hub.listDirectory({ tag: 'cybersecurity', language: 'pl' })
    expect(security.map(({ title }) => title)).toContain('Sekurak')
    const news = feed('Sekurak').replaceAll(HOME, 'https://sekurak.pl/')
    tools.web.set('https://sekurak.pl/feed/', news)
    await followSource(tools, tools.readerId, { address: 'https://sekurak.pl/feed/' })
    const again = await hub.listDirectory({ tag: 'cybersecurity', language: 'pl' })
    expect(again.filter(({ isFollowed }) => isFollowed)).toMatchObject([{ title: 'Sekurak' }])

    // A followed source has the mark and the icon of its outlet; other readers do not see the icon.
    await tools.db.run(sql`insert into outlet_icons (key, next_at, hash, small, large)
      values ('sekurak.pl', now(), 'drawn', '', '')`)
    const outlets = async (readerId: string) => {
      const desk = { ...tools.desk, readerId }
      const listed = await serverFinding(desk).listDirectory({
        tag: 'cybersecurity',
        language: 'pl',
      })
      return listed.flatMap(({ outlet }) => outlet ?? [])
    }
    expect(await outlets(tools.readerId)).toEqual([
      { name: 'Sekurak', logo: 'S', icon: '/outlet-icons/drawn' },
    ])
    expect(await outlets('somebody-else')).toEqual([])
  })

  test('feeds the quick-add list', async () => {
    const popular = await listPopularSources(tools.db, tools.readerId)
    expect(popular.length).toBeGreaterThanOrEqual(6)
    expect(popular).toContainEqual({
      name: 'BBC World',
      address: 'https://feeds.bbci.co.uk/news/world/rss.xml',
      category: 'general',
      isFollowed: false,
    })
  })
})

test('a community is found where an address is typed, by the name that people give it', async () => {
  // Requests to Reddit are rare, and earlier tests have sent one, so the clock is advanced.
  tools.setNow(new Date(tools.now().getTime() + 3_600_000))
  const address = 'https://www.reddit.com/r/ferries/.rss'
  tools.web.set(address, feed('Ferries'))
  expect((await find('r/ferries')).candidates).toMatchObject([{ address }])
  const followed = await followSource(tools, tools.readerId, { address: 'r/ferries' })
  expect(followed.source).toMatchObject({ address })
})
