import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ROBOTS } from '../limits.ts'
import { Problem } from '#core/problem.ts'
import { ServerIsBusy } from '#server/fetch/fetch-problems.ts'
import { testTools, type TestPage, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { fetchDueFeeds } from '../visit/fetch-due-feeds.ts'
import { knownRobotsFile, readRobotsFile } from '../robots/robots-file.ts'
import { serverSourceHealth } from '#areas/sources/server/health/api.ts'
import { readFeed } from '#engine/feeds/read-feed.ts'
import { storeEntries } from '../store/store-entries.ts'
import { rss, type TestItem } from '../test-feeds.ts'
import { fetchDueFullTexts } from './fetch-full-texts.ts'
import { serverFullText } from '#areas/articles/server/full-text/api.ts'
import { articlePage, paragraph } from '#engine/pages/test-pages.ts'

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
  return serverFullText(tools.desk).getEntry({ entry: id })
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
  // The picture comes from this server.
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

test('the pages of the sample newswire are read where its reader wants them, and only there', async () => {
  await tools.db.run(sql`update feeds set address = 'newswire:lamppost'`)
  await store(items(3))
  expect(await states()).toEqual([])
  await tools.db.run(sql`update sources set full_text = 'on'`)
  await store(items(4))
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

test('a page that says when to ask again is not asked before', async () => {
  await store(items(3))
  const triesOf = async () => (await states()).find(({ identity }) => identity === 'g0')?.tries
  serve(0, { status: 429, headers: { 'retry-after': '7200' } })
  await fetchDueFullTexts(tools)
  tools.setNow(new Date('2026-03-02T13:50:00Z'))
  await fetchDueFullTexts(tools)
  expect(await triesOf()).toBe(1)
  tools.setNow(new Date('2026-03-02T14:01:00Z'))
  await fetchDueFullTexts(tools)
  expect(await triesOf()).toBe(2)
})

test('a host that asks to be left alone for three pages is, with all its pages, and no try is counted for those', async () => {
  const all = [0, 1, 2, 3, 4]
  await store(items(5))
  for (const number of all) serve(number, { status: 503, headers: { 'retry-after': '3600' } })
  await fetchDueFullTexts(tools)
  const tries = (await states()).map(({ tries }) => tries).toSorted((a, b) => a - b)
  expect(tries).toEqual([0, 0, 1, 1, 1])
  tools.setNow(new Date('2026-03-02T12:59:00Z'))
  for (const number of all) serve(number, whole(number))
  await fetchDueFullTexts(tools)
  expect((await states()).every(({ state }) => state === 'waiting')).toBe(true)
  tools.setNow(new Date('2026-03-02T13:01:00Z'))
  await fetchDueFullTexts(tools)
  expect((await states()).every(({ state }) => state === 'fetched')).toBe(true)
})

test.each<[string, TestPage, string, RegExp]>([
  ['a paid page', { status: 402 }, 'walled', /paying/],
  ['a page that is gone', { status: 404 }, 'failed', /no longer has a page at this address/],
  ['a film', { headers: { 'content-type': 'video/mp4' } }, 'failed', /leads to video\/mp4/],
  [
    'a bot wall',
    { status: 403, body: new TextEncoder().encode('<html><title>Just a moment...</title>') },
    'walled',
    /blocks automated access/,
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

describe('the robots.txt of a site', () => {
  const robots = 'https://gazette.example/robots.txt'
  const asked: string[] = []
  beforeEach(() => {
    asked.length = 0
    const { fetch } = tools
    tools.fetch = async (address, request) => {
      asked.push(address)
      const answer = await fetch(address, request)
      if (answer.movedTo !== null) await request?.beforeRedirect?.(new URL(answer.movedTo))
      return answer
    }
  })
  const pages = () => asked.filter((address) => !address.endsWith('/robots.txt')).length
  const report = async () =>
    (await serverSourceHealth(tools.desk).listReports({})).find(({ id }) => id === 'gazette')!

  test('that forbids its articles is obeyed, said of each, and said at the source', async () => {
    tools.web.set(robots, 'User-agent: *\nDisallow: /')
    for (const number of [0, 1, 2]) serve(number, whole(number))
    await store(items(3))
    await fetchDueFullTexts(tools)
    expect(asked).toEqual([robots])
    expect(await states()).toContainEqual({ identity: 'g0', state: 'walled', tries: 1 })
    expect((await entry(0)).message).toBe(
      'The robots.txt of gazette.example does not allow automated access to this page. Open it on the site to read all of it.',
    )
    expect(await report()).toMatchObject({
      condition: 'new',
      words: expect.stringContaining(
        'The robots.txt of gazette.example does not allow automated access to its articles, so only the text of the feed is shown.',
      ),
      remedy: expect.stringContaining('set Full text to Never'),
    })
    // A reader who switched off fetching pages gets no message about them.
    await tools.db.run(sql`update sources set full_text = 'off'`)
    expect((await report()).words).not.toContain('robots.txt')
  })

  test('is obeyed also where a reader asks for the page, until it changes', async () => {
    tools.web.set(robots, 'User-agent: *\nDisallow: /')
    serve(0, whole(0))
    await store(items(3))
    await fetchDueFullTexts(tools)
    const api = serverFullText(tools.desk)
    const { entry: id, link } = await entry(0)
    expect(link).toBe('https://gazette.example/0')
    await api.fetchEntry({ entry: id })
    await fetchDueFullTexts(tools)
    expect(await entry(0)).toMatchObject({ state: 'walled' })
    expect(asked).toEqual([robots])

    tools.web.set(robots, 'User-agent: *\nDisallow: /private')
    tools.setNow(new Date('2026-03-03T12:01:00Z'))
    await api.fetchEntry({ entry: id })
    await fetchDueFullTexts(tools)
    expect(await entry(0)).toMatchObject({ state: 'fetched' })
    expect((await report()).words).not.toContain('robots.txt')
  })

  test('is asked once a day for a site, before its pages, and the host is left alone between', async () => {
    await tools.db.run(sql`update sources set full_text = 'on'`)
    for (const number of [0, 1, 2, 3]) serve(number, whole(number))
    await store(items(3))
    await fetchDueFullTexts(tools)
    expect(asked[0]).toBe(robots)
    expect([asked.length, pages()]).toEqual([4, 3])
    tools.setNow(new Date('2026-03-03T11:59:00Z'))
    await store(items(4))
    await fetchDueFullTexts(tools)
    expect([asked.length, pages()]).toEqual([5, 4])
    tools.setNow(new Date('2026-03-03T12:01:00Z'))
    await store(items(5))
    await fetchDueFullTexts(tools)
    expect(asked.filter((address) => address === robots)).toHaveLength(2)
  })

  test('may ask for a pause between pages', async () => {
    tools.web.set(robots, 'User-agent: *\nCrawl-delay: 30')
    for (const number of [0, 1, 2]) serve(number, whole(number))
    await store(items(3))
    const pagesAt = async (time: string) => {
      tools.setNow(new Date(time))
      await fetchDueFullTexts(tools)
      return pages()
    }
    expect(await pagesAt('2026-03-02T12:00:00Z')).toBe(0)
    expect(await pagesAt('2026-03-02T12:00:29Z')).toBe(0)
    expect(await pagesAt('2026-03-02T12:00:31Z')).toBe(1)
    expect(await pagesAt('2026-03-02T12:00:59Z')).toBe(1)
    expect(await pagesAt('2026-03-02T12:01:02Z')).toBe(2)
  })

  test('that cannot be read keeps us from its pages for a while, in words; after a month there is none', async () => {
    tools.web.set(robots, { status: 500 })
    for (const number of [0, 1, 2]) serve(number, whole(number))
    await store(items(3))
    await fetchDueFullTexts(tools)
    expect(asked).toEqual([robots])
    expect(await entry(0)).toMatchObject({
      state: 'waiting',
      message: expect.stringMatching(/robots\.txt of gazette\.example.* It answered 500\./),
    })
    // The robots.txt is not requested again with every page.
    tools.setNow(new Date('2026-03-02T12:09:00Z'))
    await fetchDueFullTexts(tools)
    expect(asked).toEqual([robots])
    for (let day = 3; day < 31; day += 3) {
      tools.setNow(new Date(Date.UTC(2026, 2, day)))
      await serverFullText(tools.desk).fetchEntry({ entry: (await entry(0)).entry })
      await fetchDueFullTexts(tools)
    }
    expect(pages()).toBe(0)
    tools.setNow(new Date('2026-04-03T12:00:00Z'))
    await serverFullText(tools.desk).fetchEntry({ entry: (await entry(0)).entry })
    await fetchDueFullTexts(tools)
    expect(await entry(0)).toMatchObject({ state: 'fetched' })
  })

  test('that cannot be read any more holds on as it was', async () => {
    tools.web.set(robots, 'User-agent: *\nDisallow: /0')
    for (const number of [0, 1, 2]) serve(number, whole(number))
    await store(items(3))
    await fetchDueFullTexts(tools)
    tools.web.set(robots, () => {
      throw new Problem('unavailable', 'gazette.example refuses connections.')
    })
    await tools.db.run(sql`update entry_full_texts set state = 'waiting', tries = 0`)
    tools.setNow(new Date('2026-03-05T12:00:00Z'))
    await fetchDueFullTexts(tools)
    expect((await states()).map(({ state }) => state)).toEqual(['walled', 'fetched', 'fetched'])
  })

  test.each<[string, TestPage]>([
    ['is not there', { status: 404 }],
    ['is refused', { status: 403 }],
    ['is a page for people', '<!doctype html><title>Not found</title>\nUser-agent: *\nDisallow: /'],
    [
      'redirects without end',
      () => {
        throw new Problem('invalid', 'gazette.example redirects in a circle.')
      },
    ],
  ])('forbids nothing where it %s', async (_, page) => {
    tools.web.set(robots, page)
    serve(0, whole(0))
    await store(items(3))
    await fetchDueFullTexts(tools)
    expect(await entry(0)).toMatchObject({ state: 'fetched' })
  })

  test('that asks for fewer requests leaves its whole host alone', async () => {
    tools.web.set(robots, { status: 503, headers: { 'retry-after': '3600' } })
    serve(0, whole(0))
    await store(items(3))
    await fetchDueFullTexts(tools)
    tools.setNow(new Date('2026-03-02T12:59:00Z'))
    await fetchDueFullTexts(tools)
    expect(asked).toEqual([robots])
  })

  test('of where a link leads on counts, too', async () => {
    await store(items(3))
    for (const number of [0, 1, 2]) {
      const movedTo = `https://elsewhere.example/${number}`
      serve(number, { body: Buffer.from(whole(number)), movedTo })
    }
    tools.web.set('https://elsewhere.example/robots.txt', 'User-agent: *\nDisallow: /1')
    await fetchDueFullTexts(tools)
    expect((await states()).map(({ state }) => state)).toEqual(['fetched', 'walled', 'fetched'])
    expect((await entry(1)).message).toContain('The robots.txt of elsewhere.example')
  })

  test('is not needed where this hub is too busy to ask, and no try is counted', async () => {
    await store(items(3))
    tools.fetch = () => Promise.reject(new ServerIsBusy('gazette.example'))
    await fetchDueFullTexts(tools)
    expect((await states()).every(({ tries, state }) => tries === 0 && state === 'waiting')).toBe(
      true,
    )
  })

  test('is not asked for a feed, which its reader follows', async () => {
    tools.web.set(robots, 'User-agent: *\nDisallow: /')
    tools.web.set('https://gazette.example/feed', rss([item(0, paragraph(1).repeat(10))]))
    await tools.db.run(sql`update feeds set next_fetch_at = ${tools.now()}`)
    await fetchDueFeeds(tools, { hostPauseMs: 0 })
    expect(asked).toEqual(['https://gazette.example/feed'])
  })

  test('of very many sites is kept only for some', async () => {
    for (let at = 0; at < 30; at++) {
      await readRobotsFile(tools, `https://site-${at}.example`)
    }
    await tools.db.run(sql`
      insert into robots_files (origin, rules, ask_again_at)
      select 'https://old-' || at || '.example', '', ${tools.now()} from generate_series(1, ${ROBOTS.origins}) as at`)
    await readRobotsFile(tools, 'https://newest.example')
    const { kept } = await tools.db.one(
      z.object({ kept: z.int() }),
      sql`select count(*) as kept from robots_files`,
    )
    expect(kept).toBe(ROBOTS.origins)
    expect(await knownRobotsFile(tools, 'https://newest.example')).not.toBeNull()
  })
})

test('a reader has a page read that was not, and again after it failed', async () => {
  await tools.db.run(sql`update sources set full_text = 'off'`)
  await store(items(3))
  const api = serverFullText(tools.desk)
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
  await expect(serverFullText(deskOf(tools, 'somebody')).getEntry({ entry: id })).rejects.toThrow(
    'was not found',
  )
})
