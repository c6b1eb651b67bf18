import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { ArticlePage } from '#areas/articles/contract.ts'
import { articleItems } from '#areas/reader-clients/server/items/article-items.ts'
import { entryItems } from '#areas/reader-clients/server/items/entry-items.ts'
import type { Items } from '#areas/reader-clients/server/items/client-item.ts'
import { readFeed } from '#engine/feeds/read-feed.ts'
import { answering } from '#server/access/asking.ts'
import { sql } from '#server/tools.ts'
import { markup } from '#core/pages/markup.ts'
import { openFilledHub, type FilledHub } from '#server/web/generated-requests/filled-hub.ts'
import type { Source } from '../../../contract.ts'
import { fillWithNewswire } from '../../following/test-newswire.ts'
import { newswireOutlets } from '../outlets.ts'

// The sample works without internet access, because all links lead to this server.

/** The address of the server in these requests. */
const HERE = 'http://localhost:4600'
/** Matches an address on a host that does not exist. */
const NOWHERE = /https?:\/\/[\w.-]+\.example\b/

let hub: FilledHub
beforeAll(async () => {
  hub = await openFilledHub(fillWithNewswire)
})
afterAll(() => hub.close())

async function open(url: string) {
  const { statusCode, body, headers } = await hub.send({ method: 'GET', url, headers: {} })
  return { status: statusCode, body, headers }
}

const ask = async <T>(path: string): Promise<T> => JSON.parse((await open(`/api/${path}`)).body)

/** Opens an address of the server, and expects these words on the page. */
async function expectPage(address: string | null, words: string) {
  expect(address, words).toMatch(`${HERE}/newswire/`)
  const { status, body } = await open(address!.slice(HERE.length))
  expect(status, address!).toBe(200)
  expect(body, address!).toContain(markup`${words}`.text)
}

const ids = (of: 'articles' | 'entries') =>
  hub.tools.db.many(
    z.object({ id: z.int(), title: z.string() }),
    // The condition on entries leaves out those of a feed that is not part of the newswire.
    of === 'articles'
      ? sql`select id, title from articles order by id`
      : sql`select entries.id, entries.title from entries join feeds on feeds.id = feed_id
            where address like 'newswire:%' order by entries.id`,
  )

describe('A link of the sample newswire leads to its report here', () => {
  test('from the sources of every article', async () => {
    const articles = await ids('articles')
    expect(articles.length).toBeGreaterThan(20)
    for (const { id } of articles) {
      const page = await ask<ArticlePage>(`articles/getArticle?id=${id}`)
      for (const { link, title } of page.coverage) await expectPage(link, title)
    }
  })

  test('from every entry', async () => {
    const entries = await ids('entries')
    expect(entries.length).toBeGreaterThan(60)
    for (const { id, title } of entries) {
      const { link } = await ask<{ link: string }>(`full-text/getEntry?entry=${id}`)
      await expectPage(link, title)
    }
  })

  test('from every source', async () => {
    const sources = await ask<Source[]>('sources/listSources')
    const sample = sources.filter(({ address }) => address.startsWith('newswire:'))
    expect(sample).toHaveLength(newswireOutlets.length)
    for (const { site, name } of sample) await expectPage(site, name)
  })

  test('from other feed readers, by entries and by articles', async () => {
    const { desk } = hub.tools
    const read = async (items: Items, list: { id: number }[]) =>
      items.read(list.slice(0, 30).map(({ id }) => id))
    const [entries, articles] = [await ids('entries'), await ids('articles')]
    await answering({ sessionId: null, origin: HERE }, async () => {
      for (const { link, title, feedSite, feedName } of await read(
        entryItems(desk, HERE),
        entries,
      )) {
        await expectPage(link, title)
        await expectPage(feedSite, feedName)
      }
      const html = (await read(articleItems(desk, HERE), articles))
        .map((item) => item.html)
        .join('')
      expect(html).toContain(`href="${HERE}/newswire/`)
      expect(html).not.toMatch(NOWHERE)
    })
  })

  test('from a shared hub and its feed', async () => {
    const shared = await hub.send({
      method: 'POST',
      url: '/api/hubs/share/saveShare',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ hub: 'news-hub', expiresAt: null, isIndexed: false }),
    })
    const { address } = JSON.parse(shared.body) as { address: string }
    for (const path of [address, `${address}/feed.rss`]) {
      const { body } = await open(path)
      expect(body, path).toContain(`${HERE}/newswire/`)
      expect(body, path).not.toMatch(NOWHERE)
    }
  })
})

test('a link works under every name of the server', async () => {
  const [{ id } = { id: 0 }] = await ids('entries')
  const linkAt = async (host: string) => {
    const url = `/api/full-text/getEntry?entry=${id}`
    const { body } = await hub.send({ method: 'GET', url, headers: { host } })
    return (JSON.parse(body) as { link: string }).link
  }
  expect(await linkAt('localhost:4600')).toMatch('http://localhost:4600/newswire/')
  expect(await linkAt('127.0.0.1:4600')).toMatch('http://127.0.0.1:4600/newswire/')
})

describe.each(newswireOutlets)('The pages of $name', ({ id, name, language }) => {
  test('lead only to each other, to the feed and to the hub, and every one of them is there', async () => {
    const seen = new Map<string, string>()
    const waiting = [`/newswire/${id}/`]
    for (const path of waiting) {
      if (seen.has(path)) continue
      const { status, body, headers } = await open(path)
      expect(status, path).toBe(200)
      seen.set(path, body)
      if (!String(headers['content-type']).startsWith('text/html')) continue
      expect(body, path).not.toMatch(NOWHERE)
      expect(body, path).toContain(`<html lang="${language}">`)
      expect(headers['content-security-policy'], path).toMatch(
        /^default-src 'none'.*style-src 'sha256-/,
      )
      expect(headers['content-security-policy'], path).not.toContain('script-src')
      const links = [...body.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href!)
      const elsewhere = links.filter((href) => !href.startsWith(`/newswire/${id}/`))
      expect(new Set(elsewhere), path).toEqual(new Set(['/icon.svg', '/']))
      waiting.push(...links.filter((href) => href.startsWith('/newswire/')))
    }
    expect(seen.size).toBeGreaterThan(5)
    expect(seen.get(`/newswire/${id}/`)).toContain(
      `<h1 class="name"><a href="/newswire/${id}/">${markup`${name}`.text}</a></h1>`,
    )
  })

  test('are the pages that its feed links to, for other feed readers', async () => {
    const { body, headers } = await open(`/newswire/${id}/feed`)
    const feed = readFeed(Buffer.from(body), {
      contentType: String(headers['content-type']),
      address: `${HERE}/newswire/${id}/feed`,
      now: hub.tools.now(),
    })
    await expectPage(feed.link, name)
    for (const { link, title } of feed.entries) await expectPage(link, title!)
  })

  test('are small, and say that there is no such page where there is none', async () => {
    expect((await open(`/newswire/${id}/`)).body.length).toBeLessThan(20_000)
    expect((await open(`/newswire/${id}/no-such-report`)).status).toBe(404)
  })
})

test('an outlet that does not exist has no pages', async () => {
  expect((await open('/newswire/harbour-gazette/')).status).toBe(404)
  expect((await open('/newswire/lamppost/../../api')).status).toBe(404)
})
