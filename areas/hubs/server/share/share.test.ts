import { parseFeed } from 'feedsmith'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { feedFormats } from '#areas/own-feeds/contract.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { setRequestHeaders } from '#feeds/fetch/request-headers.ts'
import { rss, type TestItem } from '#feeds/test-feeds.ts'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import type { Api } from '#core/contract.ts'
import { SHARES } from '../../limits.ts'
import { askedFor, testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import type { hubShares, Share } from '../../contracts/share.ts'
import { serverHubs } from '../api.ts'
import { serverMembership } from '../members/api.ts'
import { sweepHubs } from '../sweep-hubs.ts'
import { serverHubShares } from './share-api.ts'
import { shareRoute } from './share-route.ts'

const ORIGIN = 'https://hub.example/'
const HARBOUR = 'https://harbour.example/feed'
const VALLEY = 'https://valley.example/feed'

const tug = 'Tug Marlena sinks off Cape Orrin'
const bakery = 'Bakery on Quay Street wins prize for its rye bread & rolls'
const dam = 'Valley council approves a new dam above Tessin'

let tools: TestTools
let route: ReturnType<typeof shareRoute>
beforeEach(async () => {
  tools = await testTools()
  route = shareRoute()
  await follow(HARBOUR, 'Harbour Gazette', [
    item('tug', tug, 'All nine crew members were lifted from a raft by the coast guard.', 8),
    item('bakery', bakery, 'The jury praised a crust that took eleven hours to rise & bake.', 9),
  ])
  await follow(VALLEY, 'Valley Post', [
    item('dam', dam, 'The dam is to hold twenty million cubic metres of water from 2031 on.', 10),
  ])
})
afterEach(() => tools.close())

function item(guid: string, title: string, text: string, hour: number): TestItem {
  const published = `2026-03-02T${String(hour).padStart(2, '0')}:00:00Z`
  const link = `https://outlet.example/${guid}?a=1&b=2`
  return { guid, title, text, published, link }
}

async function follow(address: string, title: string, items: TestItem[], name = '') {
  tools.web.set(address, rss(items, { title, link: address }))
  const { source } = await serverSources(tools.desk).followSource({
    address,
    name,
    category: 'general',
    frequency: 'hourly',
  })
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
  await joinEntries.run(tools, {})
  return source
}

const api = (desk = tools.desk): Api<typeof hubShares> => serverHubShares(desk)
const share = (hub = 'news-hub', more = {}): Promise<Share> =>
  api().saveShare({ hub, expiresAt: null, isIndexed: false, ...more })

async function ask(path: string) {
  const { pathname, searchParams: query } = new URL(path, ORIGIN)
  const params = { '*': decodeURIComponent(pathname.replace('/shared/', '')) }
  const reply = await route.answer(tools, askedFor('', params, {}, { query, origin: ORIGIN }))
  return { status: 200, ...reply!, body: reply!.body as string }
}
const textOf = async (path: string) => (await ask(path)).body

const Row = z.object({ id: z.int() })
const idOf = async (title: string) =>
  (await tools.db.one(Row, sql`select id from articles where title = ${title}`)).id

test('a hub is shared by an address that nobody can guess', async () => {
  expect(await api().getShare({ hub: 'news-hub' })).toBeNull()
  const { address, expiresAt, isIndexed } = await share()
  expect(address).toMatch(/^\/shared\/[\w-]{43}$/)
  expect([expiresAt, isIndexed]).toEqual([null, false])
  expect((await api().getShare({ hub: 'news-hub' }))?.address).toBe(address)
  const kept = await tools.db.one(
    z.object({ text: z.string() }),
    sql`select hubs_shares::text as text from hubs_shares`,
  )
  expect(kept.text).not.toContain(address.split('/').at(-1))
})

test('its page shows articles with cited sentences and their sources, and folders', async () => {
  const { address } = await share()
  const { status, type, headers, body } = await ask(address)
  expect([status, type]).toEqual([200, 'text/html; charset=utf-8'])
  expect(headers?.['content-security-policy']).toContain("default-src 'none'")
  expect(headers?.['content-security-policy']).not.toContain('script-src')
  const page = body
  expect(page).not.toContain('<script')
  for (const words of [
    'News Hub',
    'Bakery on Quay Street wins prize for its rye bread &amp; rolls',
    'All nine crew members were lifted from a raft by the coast guard.',
    'href="https://outlet.example/tug?a=1&amp;b=2"',
    'Harbour Gazette',
    'aria-label="Folders"',
    `${address}/article/${await idOf(tug)}`,
  ])
    expect(page).toContain(words)
})

test('an article has a page of its own, with its sources', async () => {
  const { address } = await share()
  const page = await textOf(`${address}/article/${await idOf(dam)}`)
  expect(page).toContain('twenty million cubic metres')
  expect(page).toContain('id="source-1"')
  expect(page).toContain('href="#source-1"')
  expect((await ask(`${address}/article/999999`)).status).toBe(404)
})

test('an outlet with several reports is named and counted once', async () => {
  const text =
    'All nine crew members of the tug Marlena were lifted from a raft by the coast guard.'
  await follow('https://harbour.example/again', 'Harbour Gazette', [
    item('again', 'Tug Marlena off Cape Orrin: all nine of the crew saved', text, 9),
  ])
  await follow('https://north.example/feed', 'Northern Mail', [item('north', tug, text, 11)])
  const { address } = await share()
  const at = (page: string) => page.slice(page.indexOf('>Tug Marlena'))
  const page = await textOf(address)
  const listed = at(page).split('</article>')[0]!
  const [, count, names] = /From (\d+) sources: (.*)<\/p>/.exec(listed)!
  const shown = names!.replaceAll(/<[^>]*>/g, '').split(', ')
  expect([Number(count), shown]).toEqual([2, ['Harbour Gazette (2\u00A0reports)', 'Northern Mail']])
  const article = /href="([^"]+)">Tug Marlena/.exec(page)![1]!
  expect(await textOf(article)).toContain('3 reports from 2 sources')
})

describe.each(feedFormats)('as %s', (format) => {
  test('another program reads the same, with sources', async () => {
    const { address } = await share()
    const { type, body } = await ask(`${address}/feed.${format}`)
    expect(type).toContain(format === 'json' ? 'feed+json' : format)
    const items = itemsOf(body)
    expect(items.map(({ title }) => title)).toEqual([dam, bakery, tug])
    expect(items[2]!.link).toBe(`${ORIGIN.slice(0, -1)}${address}/article/${await idOf(tug)}`)
    expect(items[2]!.html).toContain('lifted from a raft by the coast guard.')
    expect(items[2]!.html).toContain('https://outlet.example/tug?a=1&amp;b=2')
    expect(items[2]!.html).toContain('Harbour Gazette: ')
    // A repeated request gets the same answer, and thus the same ETag.
    expect((await ask(`${address}/feed.${format}`)).body).toBe(body)
  })
})

/** Reads the items of a feed with feedsmith. */
function itemsOf(body: string) {
  const { format, feed } = parseFeed(body)
  switch (format) {
    case 'rss':
      return (feed.items ?? []).map(({ title, link, content }) => {
        return { title, link, html: content?.encoded }
      })
    case 'atom':
      return (feed.entries ?? []).map(({ title, links, content }) => {
        return { title: title?.value, link: links?.[0]?.href, html: content?.value }
      })
    case 'json':
      return (feed.items ?? []).map(({ title, url, content_html: html }) => {
        return { title, link: url, html }
      })
    default:
      throw new Error(`That is ${format}`)
  }
}

/** All pages and feeds that a stranger can reach from the address. */
async function everythingBelow(address: string): Promise<string> {
  const seen = new Map<string, string>()
  const open = [address, ...feedFormats.map((format) => `${address}/feed.${format}`)]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path)) continue
    const { body, headers } = await ask(path)
    seen.set(path, JSON.stringify(headers) + body)
    for (const [, link] of body.matchAll(/href="(\/shared\/[^"]+)"/g))
      open.push(link!.replaceAll('&amp;', '&'))
  }
  return [...seen.values()].join('\n')
}

describe('nothing of its reader is shown', () => {
  const MARK = 'quincewater'

  test('neither names, reads, notes, tags, saved articles nor what rules did', async () => {
    const { db, readerId } = tools
    const { address } = await share()
    const before = await everythingBelow(address)
    await db.run(sql`update readers set name = ${`Reader ${MARK}`}, sign_in_name = ${MARK}`)
    await db.run(sql`update sources set name = ${MARK}, folder = array[${MARK}]`)
    await db.run(
      sql`insert into article_reads (reader_id, article_id) select ${readerId}, id from articles`,
    )
    await db.run(
      sql`insert into saved_articles (reader_id, article_id, saved_at) select ${readerId}, id, now() from articles`,
    )
    await db.run(
      sql`insert into article_tags (reader_id, article_id, tag) select ${readerId}, id, ${MARK} from articles`,
    )
    await db.run(sql`
      insert into notes (id, reader_id, article_id, category, title, text, edited_at)
      select 'note', ${readerId}, id, 'work', ${MARK}, ${MARK}, now() from articles limit 1`)
    await db.run(sql`
      insert into articles_put_away (reader_id, article_id, state, put_away_at)
      select ${readerId}, id, 'archived', now() from articles limit 1`)
    await db.run(sql`
      insert into profiles (id, reader_id, name, description, color, instructions, is_applied, created_at)
      values ('profile', ${readerId}, ${MARK}, ${MARK}, 'blue', ${MARK}, true, now())`)
    route = shareRoute()
    const after = await everythingBelow(address)
    expect(after).not.toContain(MARK)
    expect(after).not.toContain(readerId)
    expect(after).toBe(before)
  })

  test('what the reader hid or muted is not there, and nothing says so', async () => {
    const { address } = await share()
    await tools.db.run(sql`
      insert into articles_put_away (reader_id, article_id, state, put_away_at)
      values (${tools.readerId}, ${await idOf(tug)}, 'hidden', now())`)
    await tools.db.run(sql`update sources set muted_at = now() where name = 'Valley Post'`)
    const all = await everythingBelow(address)
    expect(all).toContain('rye bread')
    for (const word of ['Marlena', 'Tessin', 'hidden', 'muted']) expect(all).not.toContain(word)
    expect((await ask(`${address}/article/${await idOf(tug)}`)).status).toBe(404)
  })

  test.each(['one reader', 'two readers'])(
    'no word of a private source, also where it tells of the same event, in a hub of %s',
    async (readers) => {
      if (readers === 'two readers')
        await tools.db.run(sql`insert into readers (id, name) values ('other', 'Other')`)
      const { address } = await share()
      // Two private feeds: one has a token in its address, and the other needs a request header.
      // Both report the same event, and each also has an event of its own.
      const told = (guid: string) => [
        item(guid, tug, 'All nine crew members were lifted from a raft by the coast guard.', 8),
        item(`${guid}-own`, `The ${MARK} of Aldmouth resigns`, `Its ${MARK} had been ill.`, 11),
      ]
      await follow(`https://${MARK}.example/feed?token=a8f0c12b9e`, MARK, told('one'))
      const members = await follow(`https://${MARK}.example/members`, MARK, [])
      await setRequestHeaders(tools, tools.readerId, members.id, { authorization: 'Basic x' })
      tools.web.set(
        `https://${MARK}.example/members`,
        rss(told('two'), { title: MARK, link: HARBOUR }),
      )
      tools.setNow(new Date(tools.now().getTime() + 3 * 3_600_000))
      await fetchDueFeeds(tools, { hostPauseMs: 0 })
      await joinEntries.run(tools, {})

      const { count } = await tools.db.one(
        z.object({ count: z.int() }),
        sql`select count(distinct feed_id) as count from entries join feeds on feeds.id = feed_id where private_to is not null`,
      )
      expect(count).toBe(2)
      const all = await everythingBelow(address)
      expect(all).toContain('rye bread')
      expect(all.toLowerCase()).not.toContain(MARK)
      const articles = await tools.db.many(
        Row,
        sql`select distinct article_id as id from article_entries join entries on entries.id = entry_id
            join feeds on feeds.id = feed_id where private_to is not null`,
      )
      expect(articles.length).toBeGreaterThan(0)
      for (const { id } of articles)
        expect((await ask(`${address}/article/${id}`)).status).toBe(404)
    },
  )
})

describe('an address', () => {
  test('that was revoked leads nowhere from the next request on', async () => {
    const { address } = await share()
    expect((await ask(address)).status).toBe(200)
    await api().revokeShare({ hub: 'news-hub' })
    for (const path of [address, `${address}/feed.rss`, `${address}/article/${await idOf(tug)}`]) {
      const { status, body, headers } = await ask(path)
      expect([status, headers?.['x-robots-tag']]).toEqual([404, 'noindex'])
      expect(body).toContain('Nothing is shared here')
      expect(body).not.toContain('News Hub')
    }
    await expect(api().revokeShare({ hub: 'news-hub' })).rejects.toThrow('is not shared')
  })

  test('that was renewed works at the new one alone', async () => {
    const { address } = await share()
    const renewed = await api().renewShare({ hub: 'news-hub' })
    expect(renewed.address).not.toBe(address)
    expect((await ask(address)).status).toBe(404)
    expect((await ask(renewed.address)).status).toBe(200)
    // Changing how the hub is shared keeps its address.
    expect((await share('news-hub', { isIndexed: true })).address).toBe(renewed.address)
  })

  test('that has expired says so', async () => {
    const expiresAt = '2026-03-02T13:00:00.000Z'
    const { address } = await share('news-hub', { expiresAt })
    expect((await ask(address)).status).toBe(200)
    tools.setNow(new Date(expiresAt))
    expect((await ask(address)).status).toBe(410)
    expect(await textOf(address)).toContain('This link has expired')
    expect(await api().getShare({ hub: 'news-hub' })).toMatchObject({ isExpired: true })
    await expect(share('news-hub', { expiresAt })).rejects.toMatchObject({
      fields: { expiresAt: 'Choose a time in the future.' },
    })
  })

  test.each(['', 'x', 'a'.repeat(43), '../etc/passwd', 'ä'.repeat(43)])(
    'that somebody made up leads nowhere: %j',
    async (secret) => {
      await share()
      expect((await ask(`/shared/${secret}`)).status).toBe(404)
    },
  )

  test('below it, what was made up leads nowhere', async () => {
    const { address } = await share()
    for (const path of [
      '/feed.xml',
      '/article/x',
      '/article/1/2',
      '?folder=None',
      '?before=2',
      '?before=0000-01-01T00:00:00.000Z_1',
    ])
      expect((await ask(address + path)).status, path).toBe(404)
  })

  test('is listed by no search engine, unless its reader wants it', async () => {
    const { address } = await share()
    const { headers, body } = await ask(address)
    expect(headers?.['x-robots-tag']).toBe('noindex')
    expect(body).toContain('name="robots" content="noindex"')
    await share('news-hub', { isIndexed: true })
    const indexed = await ask(address)
    expect(indexed.headers?.['x-robots-tag']).toBeUndefined()
    expect(indexed.body).not.toContain('noindex')
  })

  test('that very many ask for is refused in words, and made once', async () => {
    const { address } = await share()
    let asked = 0
    const { forReader } = tools.db
    tools.db.forReader = (readerId) => {
      asked++
      return forReader(readerId)
    }
    const replies = await Promise.all(
      Array.from({ length: SHARES.requestsPerMinute + 1 }, () => ask(address)),
    )
    const refused = replies.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(refused[0]!.headers?.['retry-after']).toMatch(/^\d+$/)
    expect(asked).toBe(1)
  })
})

test('a hub shows what belongs to it, and no longer when it is deleted', async () => {
  const { id } = await serverHubs(tools.desk).addHub({})
  const [source] = await tools.db.many(
    z.object({ id: z.string() }),
    sql`select id from sources where name = 'Valley Post'`,
  )
  await serverMembership(tools.desk).addMembers({ hub: id, kind: 'source', members: [source!.id] })
  await serverHubs(tools.desk).renameHub({ id, name: 'The <b>valley</b>' })
  const { address } = await share(id)
  const page = await textOf(address)
  expect(page).toContain('The &lt;b&gt;valley&lt;/b&gt;')
  expect(page).toContain('Tessin')
  expect(page).not.toContain('Marlena')
  expect((await ask(`${address}/article/${await idOf(tug)}`)).status).toBe(404)
  await serverHubs(tools.desk).deleteHub({ id })
  expect((await ask(address)).status).toBe(404)
  tools.setNow(new Date('2026-03-04T12:00:00Z'))
  await sweepHubs.run(tools, {})
  expect(await tools.db.many(z.unknown(), sql`select from hubs_shares`)).toEqual([])
})

test('only hubs of its reader can be shared', async () => {
  await expect(share('hub-1')).rejects.toThrow('already gone')
  await expect(share('lmarena')).rejects.toThrow('no articles of yours')
  await tools.db.run(sql`insert into readers (id, name) values ('other', 'Other')`)
  const { address } = await share()
  expect(await api(deskOf(tools, 'other')).getShare({ hub: 'news-hub' })).toBeNull()
  await expect(api(deskOf(tools, 'other')).revokeShare({ hub: 'news-hub' })).rejects.toThrow()
  expect((await ask(address)).status).toBe(200)
})

test('a long list goes on by pages', async () => {
  const many = Array.from({ length: 45 }, (_, nth) =>
    item(
      `n${nth}`,
      `Lighthouse ${nth} of Orrin is number ${nth * 7}`,
      `Keeper ${nth} counted ${nth * 13} ships.`,
      nth % 12,
    ),
  )
  await follow('https://light.example/feed', 'Lights', many)
  const { address } = await share()
  const all = await everythingBelow(address)
  const shown = await tools.db.many(Row, sql`select id from articles`)
  expect(shown.length).toBeGreaterThan(SHARES.articles)
  for (const { id } of shown) expect(all).toContain(`/article/${id}"`)
})
