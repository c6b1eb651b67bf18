import { describe, expect, test } from 'vitest'
import { Problem } from '#core/problem.ts'
import type { GuardedFetch, GuardedResponse } from '#server/tools.ts'
import { rss } from '../test-feeds.ts'
import { findFeed } from './find-feed.ts'
import { addressesMeant } from './typed-address.ts'

const now = new Date('2026-03-02T12:00:00Z')
const FEED = rss([{ guid: '1', title: 'The ferry stays' }])

type Page = string | Problem | (Partial<Omit<GuardedResponse, 'body'>> & { body?: string })

/** A web of these pages; all other names are unknown. */
function web(pages: Record<string, Page>): { fetch: GuardedFetch; asked: string[] } {
  const asked: string[] = []
  const fetch: GuardedFetch = async (address) => {
    asked.push(address)
    const page = pages[address] ?? new Problem('unavailable', `No host for ${address}.`)
    if (page instanceof Problem) throw page
    const { body = '', ...answer } = typeof page === 'string' ? { body: page } : page
    const bytes = new TextEncoder().encode(body)
    return { status: 200, headers: {}, address, movedTo: null, ...answer, body: bytes }
  }
  return { fetch, asked }
}

const find = (pages: Record<string, Page>, input: string) => findFeed(web(pages).fetch, input, now)

function pageNaming(...hrefs: string[]): string {
  const links = hrefs.map(
    (href) => `<link rel="alternate" type="application/rss+xml" title="Latest" href="${href}">`,
  )
  return `<!doctype html><html><head>${links.join('')}</head><body>Welcome</body></html>`
}

describe('what a person types', () => {
  test.each([
    ['https://harbour.example/feed.xml', ['https://harbour.example/feed.xml']],
    [' https://harbour.example/\n feed.xml ', ['https://harbour.example/feed.xml']],
    ['<https://harbour.example/feed>', ['https://harbour.example/feed']],
    ['feed:https://harbour.example/feed', ['https://harbour.example/feed']],
    ['http://harbour.example', ['http://harbour.example/']],
    [
      'feed://harbour.example/feed',
      [
        'https://harbour.example/feed',
        'http://harbour.example/feed',
        'https://www.harbour.example/feed',
      ],
    ],
    [
      'Harbour.example',
      ['https://harbour.example/', 'http://harbour.example/', 'https://www.harbour.example/'],
    ],
    ['//www.harbour.example', ['https://www.harbour.example/', 'http://www.harbour.example/']],
    ['nas:8080/feed', ['https://nas:8080/feed', 'http://nas:8080/feed']],
    ['newswire:north-post', ['newswire:north-post']],
  ])('"%s" means %j', (input, addresses) => {
    expect(addressesMeant(input)).toEqual(addresses)
  })

  test.each([
    ['', 'Enter the address'],
    ['  ', 'Enter the address'],
    ['ftp://harbour.example/', 'not "ftp:"'],
    ['javascript:alert(1)', 'is no web address'],
    ['mailto:desk@harbour.example', 'is a mail address'],
    ['desk@harbour.example', 'is a mail address'],
    ['https://', 'is no web address'],
  ])('"%s" is refused: %s', (input, words) => {
    expect(() => addressesMeant(input)).toThrow(words)
  })
})

test('the address of a feed is followed as it is', async () => {
  expect(
    await find({ 'https://harbour.example/feed': FEED }, 'https://harbour.example/feed'),
  ).toMatchObject({
    address: 'https://harbour.example/feed',
    found: 'A feed at this address',
    fetched: { kind: 'read', document: { title: 'Harbour Gazette' } },
  })
})

test('a feed that has moved for good is followed where it lives now', async () => {
  const movedTo = 'https://harbour.example/new'
  const pages = { 'https://harbour.example/old': { body: FEED, movedTo, address: movedTo } }
  expect(await find(pages, 'https://harbour.example/old')).toMatchObject({ address: movedTo })
})

test('a feed without entries is followed, and says so', async () => {
  const { found } = await find({ 'https://harbour.example/': rss([]) }, 'https://harbour.example/')
  expect(found).toBe('A feed at this address, which has no entry yet')
})

test('the address of a site leads to the feed that it names', async () => {
  const pages = {
    'https://harbour.example/': pageNaming('/feed'),
    'https://harbour.example/feed': FEED,
  }
  expect(await find(pages, 'harbour.example')).toMatchObject({
    address: 'https://harbour.example/feed',
    found: 'The feed that this page names, “Latest”',
  })
})

test('of the feeds that a site names, the first that reads is followed', async () => {
  const pages = {
    'https://harbour.example/': pageNaming('/gone', '/page', '/dead', '/feed'),
    'https://harbour.example/gone': { status: 410 },
    'https://harbour.example/page': pageNaming('/feed'),
    'https://harbour.example/feed': FEED,
  }
  expect(await find(pages, 'harbour.example')).toMatchObject({
    address: 'https://harbour.example/feed',
  })
})

test('a site without https or without its bare name is found all the same', async () => {
  expect(await find({ 'http://old.example/': FEED }, 'old.example')).toMatchObject({
    address: 'http://old.example/',
  })
  expect(await find({ 'https://www.shy.example/': FEED }, 'shy.example')).toMatchObject({
    address: 'https://www.shy.example/',
  })
})

test('a scheme that was typed is kept to', async () => {
  const { fetch, asked } = web({ 'http://old.example/': FEED })
  await expect(findFeed(fetch, 'https://old.example/', now)).rejects.toThrow('No host for https:')
  expect(asked).toEqual(['https://old.example/'])
})

test('an address inside the private network is not tried in another spelling', async () => {
  const inside = new Problem('invalid', 'nas is inside the private network.')
  const { fetch, asked } = web({ 'https://nas.example/': inside })
  await expect(findFeed(fetch, 'nas.example', now)).rejects.toThrow('private network')
  expect(asked).toEqual(['https://nas.example/'])
})

test.each<[string, Record<string, Page>, string]>([
  ['a host that is not there', {}, 'No host for https://harbour.example/.'],
  ['a page that is not there', { 'https://harbour.example/': { status: 404 } }, '(404)'],
  [
    'a page that is not there and has words of its own',
    { 'https://harbour.example/': { status: 404, body: pageNaming('/feed') } },
    '(404)',
  ],
  [
    'a page that names no feed',
    { 'https://harbour.example/': pageNaming() },
    'is a web page and names no feed',
  ],
  [
    'a page whose feed is broken',
    {
      'https://harbour.example/': pageNaming('/feed'),
      'https://harbour.example/feed': { status: 500 },
    },
    'that feed could not be read: harbour.example has a fault of its own (500)',
  ],
  [
    'a bot wall',
    { 'https://harbour.example/': '<html><title>Just a moment...</title></html>' },
    'bot wall',
  ],
  ['a picture', { 'https://harbour.example/': '\x89PNG' }, 'no feed'],
  ['an empty answer', { 'https://harbour.example/': '' }, 'The answer was empty'],
])('%s ends in words', async (_, pages, words) => {
  const error = await find(pages, 'harbour.example').catch((error: unknown) => error)
  expect(error).toBeInstanceOf(Problem)
  expect((error as Problem).message).toContain(words)
})
