import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Problem } from '#core/problem.ts'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { readHere } from '#server/reading/reading.ts'
import { fetchFeed, type KnownFeed } from './fetch-feed.ts'
import { findFeed } from '../find/find-feed.ts'

// Faults of real servers, served by a local server to the real fetcher.
const FEED =
  '<rss version="2.0"><channel><title>Gazette</title><item><guid>1</guid><title>Tug sinks</title></item></channel></rss>'
const now = new Date('2026-03-02T12:00:00Z')
const fetch = guardedFetch({ allowPrivate: true })

type Page = string | ((response: ServerResponse, headers: IncomingHttpHeaders) => void)
const pages = new Map<string, Page>()
const asked: string[] = []
const server = createServer(({ url = '', headers }, response) => {
  asked.push(url)
  const page = pages.get(url)
  if (page === undefined) response.writeHead(404).end('<html><body>Not here</body></html>')
  else if (typeof page === 'string') response.end(page)
  else page(response, headers)
})
let origin: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  pages.clear()
  asked.length = 0
})

const knownAt = (path: string): KnownFeed => ({
  address: origin + path,
  etag: null,
  lastModified: null,
  bodyHash: null,
})
const visit = (path: string, known: Partial<KnownFeed> = {}) =>
  fetchFeed({ fetch, read: readHere }, { ...knownAt(path), ...known }, now)
const answer =
  (status: number, headers: Record<string, string> = {}, body = '') =>
  (response: ServerResponse) =>
    response.writeHead(status, headers).end(body)

const page = (title: string, body = '') =>
  `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`
const link = '<a href="/news">News</a>'
const form = '<form><input name="user"><input type="password" name="p"></form>'

test.each([
  ['a form to sign in', page('Harbour Gazette', form), /a page to sign in/],
  ['a title that says so', page('Log in – Harbour Gazette'), /a page to sign in/],
  ['one in Japanese', page('ログイン | 港新聞'), /a page to sign in/],
  ['one in Russian', page('Вход в личный кабинет'), /a page to sign in/],
  ['consent', page('Before you continue'), /consent to cookies/],
  ['maintenance', page('Wartungsarbeiten'), /down for maintenance/],
  ['news with a form above', page('Gazette', form + link.repeat(20)), /web page, not a feed/],
  ['any other page', page('Harbour Gazette', link), /web page, not a feed/],
])('an answer of 200 that is no feed says what the page is: %s', async (_, body, message) => {
  pages.set('/feed', body)
  expect(await visit('/feed')).toMatchObject({
    kind: 'failed',
    errorKind: 'unreadable',
    message: expect.stringMatching(message),
  })
})

describe('a visit to a feed', () => {
  test('reads it, and asks conditionally the next time', async () => {
    pages.set('/feed', (response, headers) => {
      const isSame =
        headers['if-none-match'] === '"7"' &&
        headers['if-modified-since'] === 'Mon, 02 Mar 2026 08:00:00 GMT'
      response.writeHead(isSame ? 304 : 200, {
        etag: '"7"',
        'last-modified': 'Mon, 02 Mar 2026 08:00:00 GMT',
        'cache-control': 'max-age=1800',
        age: '300',
      })
      response.end(isSame ? undefined : FEED)
    })
    const first = await visit('/feed')
    expect(first).toMatchObject({
      kind: 'read',
      etag: '"7"',
      freshSeconds: 1500,
      movedTo: null,
      document: { title: 'Gazette' },
    })
    if (first.kind !== 'read') return
    expect(
      await visit('/feed', { etag: first.etag, lastModified: first.lastModified }),
    ).toMatchObject({
      kind: 'unchanged',
      status: 304,
      etag: '"7"',
      lastModified: 'Mon, 02 Mar 2026 08:00:00 GMT',
      freshSeconds: 1500,
    })
  })

  test('that ignores conditions is still unchanged when its words are', async () => {
    pages.set('/feed', FEED)
    const first = await visit('/feed')
    expect(first.kind).toBe('read')
    if (first.kind === 'read')
      expect(await visit('/feed', { bodyHash: first.bodyHash })).toMatchObject({
        kind: 'unchanged',
      })
  })

  test('is not asked with an ETag that no header can carry', async () => {
    pages.set('/feed', FEED)
    expect(await visit('/feed', { etag: '"f\u0119ed"', lastModified: 'now\n' })).toMatchObject({
      kind: 'read',
    })
  })

  test.each<[string, number, (headers: IncomingHttpHeaders) => boolean]>([
    ['every condition', 412, (headers) => headers['if-none-match'] === undefined],
    ['conditions as a bad request', 400, (headers) => headers['if-none-match'] === undefined],
    ['what it is asked to accept', 406, (headers) => headers.accept === '*/*'],
  ])('that refuses %s is asked once more, without', async (_, status, isFine) => {
    pages.set('/feed', (response, headers) => {
      if (isFine(headers)) response.end(FEED)
      else response.writeHead(status).end()
    })
    expect(await visit('/feed', { etag: '"a"' })).toMatchObject({ kind: 'read' })
    expect(asked).toHaveLength(2)
    pages.set('/never', answer(status))
    expect(await visit('/never', { etag: '"a"' })).toMatchObject({ kind: 'failed', status })
    expect(asked).toHaveLength(4)
  })

  test('that packs its answer is asked with the ETag of what it packed as well', async () => {
    let sent: string | undefined
    pages.set('/feed', (response, headers) => {
      sent = headers['if-none-match']
      response.writeHead(304).end()
    })
    await visit('/feed', { etag: '"a-gzip"' })
    expect(sent).toBe('"a-gzip", "a"')
    await visit('/feed', { etag: 'W/"a-br"' })
    expect(sent).toBe('W/"a-br", W/"a"')
    await visit('/feed', { etag: 'w/"a"' })
    expect(sent).toBe('w/"a"')
    await visit('/feed', { etag: `"${'x'.repeat(3000)}"` })
    expect(sent).toBeUndefined()
  })

  test.each([
    ['a choice with one of them named', 300, '/feed'],
    ['quotes around', 302, '"/feed"'],
    ['brackets around', 302, '</feed>'],
  ])('that redirects with %s is followed', async (_, status, location) => {
    pages.set('/from', answer(status, { location }))
    pages.set('/feed', FEED)
    expect(await visit('/from')).toMatchObject({ kind: 'read', movedTo: null })
  })

  test('that redirects to nowhere, or offers several addresses, says so', async () => {
    pages.set('/empty', answer(302, { location: ' ' }))
    pages.set('/none', answer(301, {}, FEED))
    pages.set('/choice', answer(300, {}, page('Choose', link)))
    for (const path of ['/empty', '/none'])
      expect(await visit(path)).toMatchObject({
        message: expect.stringContaining('without saying where'),
      })
    expect(asked).toHaveLength(2)
    expect(await visit('/choice')).toMatchObject({
      message: expect.stringContaining('offers several addresses'),
    })
  })

  test('that moved to a place on its page has the address of the page', async () => {
    pages.set('/old', answer(301, { location: '/new#top' }))
    pages.set('/new', FEED)
    expect(await visit('/old')).toMatchObject({ kind: 'read', movedTo: `${origin}/new` })
  })

  test('that moved for good says where to', async () => {
    pages.set('/old', answer(301, { location: '/feed' }))
    pages.set('/feed', FEED)
    expect(await visit('/old')).toMatchObject({ kind: 'read', movedTo: `${origin}/feed` })
  })

  test.each(['0; url=/feed', '1;/feed', "0;URL='/feed'"])(
    'that forwards by a Refresh header (%s) is read where that leads, whatever stands there',
    async (refresh) => {
      pages.set('/feed', FEED)
      for (const body of ['', 'One moment', '<!doctype html><p>One moment</p>']) {
        pages.set('/old', answer(200, { refresh }, body))
        expect(await visit('/old')).toMatchObject({ kind: 'read', movedTo: `${origin}/feed` })
      }
    },
  )

  const WALL =
    '<html><head><title>Just a moment...</title></head><body>Enable JavaScript and cookies to continue</body></html>'
  test.each<[string, Page, string]>([
    ['404', answer(404), '127.0.0.1 has nothing at this address (404). Look for'],
    ['401', answer(401), 'requires a sign-in (401)'],
    ['403', answer(403), 'does not allow access (403)'],
    ['403 of a bot wall', answer(403, {}, WALL), 'blocks automated access (403)'],
    [
      '503 of a bot wall',
      answer(503, { 'cf-mitigated': 'challenge' }),
      'blocks automated access (503)',
    ],
    ['200 of a bot wall', answer(200, {}, WALL), 'blocks automated access (200)'],
    ['500', answer(500), 'has a server error (500)'],
    ['418', answer(418), 'answered 418 instead of a feed'],
    ['a redirect to nowhere in particular', answer(302), 'redirects without saying where'],
    ['a circle of redirects', answer(302, { location: '/bad' }), 'redirects in a circle'],
    ['a web page', '<!doctype html><html><body>Welcome</body></html>', 'is a web page, not a feed'],
    ['nothing', '', 'The answer was empty'],
    ['50 MB', answer(200, { 'content-length': '50000000' }), 'larger than 10 MB'],
    ['a feed that is cut off at once', '<rss version="2.0"><channel><ti', 'cut off or broken'],
  ])('that answers %s fails in words', async (_, page, words) => {
    pages.set('/bad', page)
    const fetched = await visit('/bad')
    expect(fetched.kind).toBe('failed')
    expect(fetched).toMatchObject({ message: expect.stringContaining(words) })
  })

  test('that answers a bomb fails in words', async () => {
    const bomb = gzipSync(Buffer.alloc(30_000_000, ' '))
    pages.set('/bomb', (response) => response.setHeader('content-encoding', 'gzip').end(bomb))
    expect(await visit('/bomb')).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('once unpacked'),
    })
  })

  test.each([
    ['120', 120],
    ['Mon, 02 Mar 2026 12:10:00 GMT', 600],
    ['soon', null],
  ])('that asks to come back after "%s" is left alone for so long', async (stated, seconds) => {
    pages.set('/busy', answer(429, { 'retry-after': stated }))
    expect(await visit('/busy')).toMatchObject({
      kind: 'failed',
      retryAfterSeconds: seconds,
      message: expect.stringContaining('limiting requests'),
    })
  })

  test('that is gone is told apart from one that fails', async () => {
    pages.set('/gone', answer(410))
    expect(await visit('/gone')).toMatchObject({
      kind: 'gone',
      message: expect.stringContaining('removed permanently'),
    })
  })
})

describe('finding the feed that a person means', () => {
  const find = (input: string) => findFeed({ fetch, read: readHere }, input, now)
  const problemOf = async (input: string) => {
    const error = await find(input).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(Problem)
    return (error as Problem).message
  }
  const page = (head: string, body = '') =>
    `<!doctype html><html><head><title>Home</title>${head}</head><body>${body}</body></html>`
  const alternate = (href: string, title = 'News') =>
    `<link rel="alternate" type="application/rss+xml" title="${title}" href="${href}">`

  test('an address of a feed is that feed', async () => {
    pages.set('/feed', FEED)
    const found = await find(`  ${origin}/feed \n`)
    expect(found).toMatchObject({
      address: `${origin}/feed`,
      found: 'A feed at this address',
      fetched: { document: { title: 'Gazette' } },
    })
  })

  test.each(['127.0.0.1', 'feed://127.0.0.1', 'feed:http://127.0.0.1', '<http://127.0.0.1'])(
    '"%s…" is understood',
    async (start) => {
      pages.set('/feed', FEED)
      const found = await find(`${start}${origin.slice('http://127.0.0.1'.length)}/feed`)
      expect(found.address).toBe(`${origin}/feed`)
    },
  )

  test('an address of a page leads to the feed that it names', async () => {
    pages.set('/', page(alternate('/comments/feed', 'Comments') + alternate('/feed')))
    pages.set('/feed', FEED)
    expect(await find(origin)).toMatchObject({
      address: `${origin}/feed`,
      found: 'The feed that this page names, “News”',
    })
    expect(asked).toEqual(['/', '/feed'])
  })

  test('the first feed that reads is taken', async () => {
    pages.set('/', page(alternate('/missing') + alternate('/page') + alternate('/feed')))
    pages.set('/page', page(''))
    pages.set('/feed', FEED)
    expect((await find(origin)).address).toBe(`${origin}/feed`)
  })

  test('a page that only links to its feed leads there too', async () => {
    pages.set('/', page('', '<a href="/about">About</a> <a href="/blog/rss.xml">RSS</a>'))
    pages.set('/blog/rss.xml', FEED)
    expect((await find(origin)).address).toBe(`${origin}/blog/rss.xml`)
  })

  test('a feed that moved for good is followed where it is', async () => {
    pages.set('/', page(alternate('/old')))
    pages.set('/old', answer(308, { location: '/feed' }))
    pages.set('/feed', FEED)
    expect((await find(origin)).address).toBe(`${origin}/feed`)
  })

  test('an empty feed can be followed, and it is said that it is empty', async () => {
    pages.set('/feed', '<rss version="2.0"><channel><title>Quiet</title></channel></rss>')
    expect((await find(`${origin}/feed`)).found).toBe(
      'A feed at this address, which has no entry yet',
    )
  })

  test('a page without a feed says so', async () => {
    pages.set('/', page(''))
    expect(await problemOf(origin)).toBe(
      '127.0.0.1 is a web page without a feed link. Look for an RSS or Atom link on it and paste that address.',
    )
  })

  test('a page whose feed does not read says what is wrong with it', async () => {
    pages.set('/', page(alternate('/missing')))
    expect(await problemOf(origin)).toContain(
      'with a feed link, but the feed could not be read: 127.0.0.1 has nothing at this address (404)',
    )
  })

  test('a bot wall is named as such, not as a page without a feed', async () => {
    pages.set('/', '<html><head><title>Just a moment...</title></head></html>')
    expect(await problemOf(origin)).toContain('blocks automated access')
  })

  test.each([
    ['', 'Enter the address'],
    ['ftp://harbour.example/feed', 'Only http and https'],
    ['file:///etc/passwd', 'Only http and https'],
    ['javascript:alert(1)', 'Only http and https'],
    ['mailto:desk@harbour.example', 'Only http and https'],
    ['desk@harbour.example', 'is an email address'],
    ['http://', 'is not a web address'],
    ['no-such-host.invalid', 'no-such-host.invalid'],
  ])('"%s" fails in words', async (input, words) => {
    expect(await problemOf(input)).toContain(words)
  })

  test('a secret in an address stays out of what the feed says', async () => {
    pages.set('/feed', (response, headers) => {
      response.writeHead(headers.authorization ? 200 : 401)
      response.end(
        FEED.replace('</title><item>', '</title><link>/home</link><item><link>/tug</link>'),
      )
    })
    const found = await find(`${origin.replace('//', '//reader:secret@')}/feed`)
    expect(found.address).toContain('reader:secret@')
    expect(JSON.stringify(found.fetched.document)).not.toContain('secret')
    expect(found.fetched.document.entries[0]!.link).toBe(`${origin}/tug`)
  })
})
