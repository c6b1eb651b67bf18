import { describe, expect, test } from 'vitest'
import { Problem } from '#core/problem.ts'
import type { GuardedFetch, GuardedResponse } from '#server/tools.ts'
import { readHere } from '#server/reading/reading.ts'
import { rss } from '../test-feeds.ts'
import { exploreSite } from './explore-site.ts'

const now = new Date('2026-03-02T12:00:00Z')
const HOME = 'https://harbour.example/'
const FEED = feed('News')

function feed(title: string): string {
  return rss([{ guid: title, title: `${title} at sea` }], { title, link: HOME })
}

function page(head: string, body = ''): string {
  return `<!doctype html><html><head><title>Home</title>${head}</head><body>${body}</body></html>`
}

function alternate(href: string, title = ''): string {
  return `<link rel="alternate" type="application/rss+xml" title="${title}" href="${href}">`
}

/** A simulated web of these pages; other paths answer 404, other hosts are unknown. */
function web(pages: Record<string, string>, links: Record<string, string> = {}) {
  const asked: string[] = []
  const hosts = new Set(Object.keys(pages).map((address) => new URL(address).host))
  const fetch: GuardedFetch = async (address, { signal } = {}) => {
    asked.push(address)
    signal?.throwIfAborted()
    const { host } = new URL(address)
    if (!hosts.has(host)) throw new Problem('unavailable', `No host named ${host} was found.`)
    const page = pages[address]
    const response: GuardedResponse = {
      status: page === undefined ? 404 : 200,
      headers: links[address] === undefined ? {} : { link: links[address] },
      body: new TextEncoder().encode(page ?? page404),
      address,
      movedTo: null,
    }
    return response
  }
  return { fetch, asked }
}

const page404 = page('', 'Not here')

async function explore(
  pages: Record<string, string>,
  input: string,
  signal?: AbortSignal,
  links?: Record<string, string>,
) {
  const { fetch, asked } = web(pages, links)
  const found = []
  for await (const { address, found: how, kind } of exploreSite({ fetch, read: readHere }, input, {
    now,
    signal,
  }))
    found.push({ address, how, kind })
  return { found, addresses: found.map(({ address }) => address), asked }
}

describe('what an address leads to', () => {
  test('every feed that the page names and links to, comments left out', async () => {
    const { found } = await explore(
      {
        [HOME]: page(
          alternate('/feed', 'News') + alternate('/comments/feed', 'Comments'),
          '<a href="/sport.rss">Sport</a>',
        ),
        [`${HOME}feed`]: FEED,
        [`${HOME}comments/feed`]: feed('Comments'),
        [`${HOME}sport.rss`]: feed('Sport'),
      },
      'harbour.example',
    )
    expect(found).toEqual([
      { address: `${HOME}feed`, how: 'The feed that this page names, “News”', kind: 'site' },
      { address: `${HOME}sport.rss`, how: 'The feed that this page links to', kind: 'site' },
    ])
  })

  test('a feed of comments where there is nothing else', async () => {
    const { addresses } = await explore(
      { [HOME]: page(alternate('/comments/feed')), [`${HOME}comments/feed`]: feed('Comments') },
      HOME,
    )
    expect(addresses).toEqual([`${HOME}comments/feed`])
  })

  test('what a page of feeds lists, one step away', async () => {
    const { addresses } = await explore(
      {
        [HOME]: page('', '<footer><a href="/services/feeds-of-ours">RSS feeds</a></footer>'),
        [`${HOME}services/feeds-of-ours`]: page(
          '',
          '<a href="/x/a.rss">A</a> <a href="/x/b.rss">B</a>',
        ),
        [`${HOME}x/a.rss`]: feed('A'),
        [`${HOME}x/b.rss`]: feed('B'),
      },
      HOME,
    )
    expect(addresses).toEqual([`${HOME}x/a.rss`, `${HOME}x/b.rss`])
  })

  test('where WordPress keeps its feed, when the page names none', async () => {
    const { found } = await explore(
      {
        [HOME]: page('<meta name="generator" content="WordPress 6.9">'),
        [`${HOME}feed/`]: FEED,
      },
      HOME,
    )
    expect(found).toMatchObject([
      { address: `${HOME}feed/`, how: 'The usual feed address of WordPress sites' },
    ])
  })

  test('where feeds usually are, when a page says nothing', async () => {
    const { found, asked } = await explore(
      { [`${HOME}deep/page`]: page(''), [`${HOME}atom.xml`]: FEED, [`${HOME}index.xml`]: FEED },
      `${HOME}deep/page`,
    )
    expect(found).toMatchObject([
      { address: `${HOME}atom.xml`, how: 'Found at /atom.xml, where feeds usually are' },
    ])
    expect(asked).not.toContain(`${HOME}index.xml`)
  })

  test('a handle of YouTube leads to the videos of its channel', async () => {
    const channel = `UC${'a'.repeat(22)}`
    const videos = `https://www.youtube.com/feeds/videos.xml?channel_id=${channel}`
    const { found } = await explore(
      {
        'https://www.youtube.com/@harbour': page(`<script>{"externalId":"${channel}"}</script>`),
        [videos]: FEED,
      },
      'youtube.com/@harbour',
    )
    // The simulated web knows the host only with "www".
    expect(found).toMatchObject([{ address: videos, kind: 'video' }])
  })

  test('a project on GitHub has several feeds, and its page is not asked', async () => {
    const project = 'https://github.com/quay/berths'
    const { found, asked } = await explore(
      { [`${project}/releases.atom`]: FEED, [`${project}/commits.atom`]: feed('Commits') },
      'github.com/quay/berths',
    )
    expect(found.map(({ how }) => how)).toEqual(['Releases, on GitHub', 'Commits, on GitHub'])
    expect(asked).toEqual(['releases', 'tags', 'commits'].map((part) => `${project}/${part}.atom`))
  })

  test("a podcast's page at Apple leads to its own feed", async () => {
    const { found } = await explore(
      {
        'https://itunes.apple.com/lookup?id=42&entity=podcast':
          '{"results":[{"feedUrl":"https://tides.example/podcast"}]}',
        'https://tides.example/podcast': FEED,
      },
      'https://podcasts.apple.com/us/podcast/tides/id42',
    )
    expect(found).toEqual([
      {
        address: 'https://tides.example/podcast',
        how: 'The feed of this podcast',
        kind: 'podcast',
      },
    ])
  })

  test('a profile of the fediverse', async () => {
    const { found } = await explore(
      { 'https://social.example/@pilot.rss': FEED },
      '@pilot@social.example',
    )
    expect(found).toMatchObject([{ how: 'The profile of pilot, on Mastodon', kind: 'social' }])
  })
})

describe('a site is not bothered', () => {
  const many = Array.from({ length: 40 }, (_, index) => alternate(`/feed/${index}`)).join('')

  test('with more than 12 requests, however many feeds it names', async () => {
    const { fetch, asked } = web({ [HOME]: page(many) })
    await expect(exploreSite({ fetch, read: readHere }, HOME, { now }).next()).rejects.toThrow(
      'could not be read',
    )
    expect(asked.length).toBe(12)
  })

  test('twice for the same address', async () => {
    const { asked } = await explore(
      {
        [HOME]: page(
          alternate('/feed') + '<meta name="generator" content="Substack">',
          '<a href="/feed">RSS</a>',
        ),
        [`${HOME}feed`]: FEED,
      },
      HOME,
    )
    expect(asked).toEqual([HOME, `${HOME}feed`])
  })

  test('once whoever asked has enough, or has given up', async () => {
    const feeds = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`${HOME}feed/${index}`, feed(`Feed ${index}`)]),
    )
    const { fetch, asked } = web({ [HOME]: page(many), ...feeds })
    for await (const found of exploreSite({ fetch, read: readHere }, HOME, { now })) {
      expect(found.address).toBe(`${HOME}feed/0`)
      break
    }
    expect(asked).toHaveLength(2)

    const given = new AbortController()
    const addresses = []
    for await (const found of exploreSite({ fetch, read: readHere }, HOME, {
      now,
      signal: given.signal,
    })) {
      addresses.push(found.address)
      if (addresses.length === 3) given.abort()
    }
    expect(addresses).toHaveLength(3)
    expect(asked).toHaveLength(2 + 4)
  })
})

describe('a page that says it without a word of its text', () => {
  test.each([page('', 'Harbour news'), 'Harbour news', ''])(
    'names its feed in a Link header (%j)',
    async (text) => {
      const links = {
        [HOME]:
          '</self>; rel="self", <https://harbour.example/>; rel=canonical, </feed>; rel="alternate"; type="application/rss+xml"; title="News", </fr>; rel=alternate; hreflang=fr',
      }
      const { found, asked } = await explore(
        { [HOME]: text, [`${HOME}feed`]: FEED },
        HOME,
        undefined,
        links,
      )
      expect(found).toEqual([
        { address: `${HOME}feed`, how: 'The feed that this page names, “News”', kind: 'site' },
      ])
      expect(asked).toEqual([HOME, `${HOME}feed`])
    },
  )

  const refresh = (address: string) =>
    page(`<meta http-equiv="refresh" content="0; url=${address}">`)

  test('gives way to the page that names the feed, or to the feed', async () => {
    const pages = {
      [HOME]: refresh('/en/'),
      [`${HOME}en/`]: page(alternate('/feed')),
      [`${HOME}old.xml`]: refresh('/feed'),
      [`${HOME}feed`]: FEED,
    }
    expect((await explore(pages, HOME)).addresses).toEqual([`${HOME}feed`])
    expect((await explore(pages, `${HOME}old.xml`)).found).toEqual([
      { address: `${HOME}feed`, how: 'A feed that this page leads to by itself', kind: 'site' },
    ])
  })

  test('gives way without end, and is left after some steps', async () => {
    const pages = Object.fromEntries(
      Array.from({ length: 20 }, (_, nth) => [`${HOME}${nth}`, refresh(`/${nth + 1}`)]),
    )
    const { fetch, asked } = web(pages)
    const found = exploreSite({ fetch, read: readHere }, `${HOME}0`, { now })
    await expect(found.next()).rejects.toThrow('is a web page without a feed link')
    expect(asked.slice(0, 5)).toEqual([0, 1, 2, 3].map((nth) => HOME + nth).concat(`${HOME}feed`))
  })
})
