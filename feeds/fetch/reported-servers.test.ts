import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { readHere } from '#server/reading/reading.ts'
import { findFeed } from '../find/find-feed.ts'
import { fetchFeed, type KnownFeed } from './fetch-feed.ts'

// A local server imitates servers from public complaints about feed readers, and the real fetcher
// requests from it.
const TITLE = 'Fähre fährt wieder'
const feed = (encoding = 'utf-8') =>
  `<?xml version="1.0" encoding="${encoding}"?><rss version="2.0"><channel><title>Gazette</title><item><guid>1</guid><title>${TITLE}</title><pubDate>Mon, 02 Mar 2026 08:00:00 GMT</pubDate></item></channel></rss>`
const FEED = feed()
const DAY = 'Mon, 02 Mar 2026 08:00:00 GMT'
const now = new Date('2026-03-02T12:00:00Z')
const fetch = guardedFetch({ allowPrivate: true })

type Answer = (request: IncomingMessage, response: ServerResponse) => void
let answerNow: Answer = (_, response) => response.end()
const server = createServer((request, response) => answerNow(request, response))
let origin: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const visit = (known: Partial<KnownFeed> = {}, headers: Record<string, string> = {}) =>
  fetchFeed(
    { fetch, read: readHere },
    { ...{ address: `${origin}/feed`, etag: null, lastModified: null, bodyHash: null }, ...known },
    now,
    headers,
  )
const says =
  (status: number, headers: Record<string, string> = {}, body: string | Uint8Array = ''): Answer =>
  (_, response) =>
    response.writeHead(status, headers).end(body)
/** Answers with the feed at one path, and with `before` at any other path, which leads there. */
const leading =
  (path: string, before: Answer): Answer =>
  (request, response) =>
    request.url === path ? response.end(FEED) : before(request, response)
/** Answers certain requests with the feed, and all others with a refusal. */
const onlyIf =
  (isFine: (request: IncomingMessage) => boolean, refusal: Answer): Answer =>
  (request, response) =>
    isFine(request) ? response.end(FEED) : refusal(request, response)
const packed = (body: Uint8Array, encoding?: string, type = 'text/xml'): Answer =>
  says(200, { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) }, body)
const latin1 = Buffer.from(feed('ISO-8859-1'), 'latin1')
const wrongSum = () => {
  const bytes = gzipSync(FEED)
  bytes.writeUInt32LE(7, bytes.length - 8)
  return bytes
}

test.each<[string, Answer]>([
  [
    'browsers are refused',
    onlyIf(({ headers }) => !headers['user-agent']?.includes('Mozilla'), says(403)),
  ],
  [
    'nameless clients are refused',
    onlyIf(({ headers }) => Boolean(headers['user-agent']), says(403)),
  ],
  [
    'only who takes pages is answered',
    onlyIf(({ headers }) => headers.accept?.includes('text/html') === true, says(406)),
  ],
  [
    'only who takes anything is answered',
    onlyIf(({ headers }) => headers.accept === '*/*', says(406)),
  ],
  [
    'only who takes feeds is given one',
    onlyIf(({ headers }) => headers.accept?.includes('rss') === true, says(200, {}, '<html>')),
  ],
  [
    'only who unpacks gzip is answered',
    onlyIf(
      ({ headers }) => headers['accept-encoding']?.includes('gzip') === true,
      says(200, {}, 'No compression'),
    ),
  ],
  ['Brotli that nobody asked for', packed(brotliCompressSync(FEED), 'br')],
  ['Brotli without a label', packed(brotliCompressSync(FEED))],
  ['gzip as a type', packed(gzipSync(FEED), undefined, 'application/x-gzip')],
  ['gzip with a wrong sum', packed(wrongSum(), 'gzip')],
  ['raw deflate', packed(deflateRawSync(FEED), 'deflate')],
  ['deflate that is called gzip', packed(deflateSync(FEED), 'gzip')],
  ['gzip three times', packed(gzipSync(gzipSync(gzipSync(FEED))), 'gzip')],
  ['plain text that is called gzip', packed(Buffer.from(FEED), 'gzip')],
  ['a type of pages', says(200, { 'content-type': 'text/html; charset=utf-8' }, FEED)],
  ['a type of plain text', says(200, { 'content-type': 'text/plain; charset=utf-8' }, FEED)],
  ['an empty type', says(200, { 'content-type': '' }, FEED)],
  ['a type that is none', says(200, { 'content-type': 'content-type' }, FEED)],
  ['a status that nobody knows', says(299, {}, FEED)],
  ['a byte order mark', says(200, {}, `\ufeff${FEED}`)],
  ['UTF-16', says(200, {}, Buffer.from(`\ufeff${feed('utf-16')}`, 'utf16le'))],
  [
    'UTF-8 that calls itself UTF-16',
    says(200, { 'content-type': 'text/xml; charset=utf-8' }, feed('utf-16')),
  ],
  ['Latin-1', says(200, { 'content-type': 'application/rss+xml' }, latin1)],
  ['text/xml without a charset', says(200, { 'content-type': 'text/xml' }, FEED)],
  [
    'text/xml that is called US-ASCII',
    says(200, { 'content-type': 'text/xml; charset=us-ascii' }, FEED),
  ],
  ['a declaration over two lines', says(200, {}, FEED.replace('<?xml ', '<?xml \n'))],
  ['lines before the declaration', says(200, {}, `\r\n\r\n${FEED}`)],
  [
    'a longer length than it has',
    (_, response) => {
      response.writeHead(200, { 'content-length': Buffer.byteLength(FEED) + 20 })
      response.write(FEED, () => response.destroy())
    },
  ],
  ['a relative redirect', leading('/xml/rss2', says(301, { location: 'xml/rss2' }))],
  ['a redirect that adds a slash', leading('/feed/', says(301, { location: '/feed/' }))],
  ['a redirect in letters of its own', leading('/f%C3%A4hre', says(302, { location: '/fähre' }))],
  [
    'a redirect to itself that sets a cookie',
    onlyIf(
      ({ headers }) => headers.cookie?.includes('seen=1') === true,
      says(302, { location: '/feed', 'set-cookie': 'seen=1; Path=/' }),
    ),
  ],
  [
    'a cookie by way of another page',
    (request, response) => {
      if (request.headers.cookie?.includes('t=7')) response.end(FEED)
      else if (request.url === '/gate')
        response.writeHead(302, { location: '/feed', 'set-cookie': 't=7; Path=/; HttpOnly' }).end()
      else response.writeHead(307, { location: '/gate' }).end()
    },
  ],
  [
    'a redirect, and a page that forwards',
    (request, response) => {
      if (request.url === '/rss.xml') response.end(FEED)
      else if (request.url === '/feed/')
        response.end(
          '<!doctype html><title>Redirecting</title><meta http-equiv="refresh" content="0;url=/rss.xml">',
        )
      else response.writeHead(301, { location: '/feed/' }).end()
    },
  ],
  [
    'an answer that takes its time',
    (_, response) => {
      response.write(FEED.slice(0, 60))
      setTimeout(() => response.end(FEED.slice(60)), 100)
    },
  ],
])('%s: the feed is read', async (_, answer) => {
  answerNow = answer
  const visited = await visit()
  expect(visited).toMatchObject({ kind: 'read', document: { entries: [{ title: TITLE }] } })
})

test.each<[string, Answer, RegExp]>([
  [
    'a reader is refused',
    says(403),
    /ask its owner to allow Synthwire, or send another user agent/,
  ],
  ['it redirects to itself', says(302, { location: './feed?rid=6' }), /redirects in a circle/],
  ['it is gone', says(410), /removed permanently \(410\)/],
  ['too many ask, in no words', says(429, { 'retry-after': '0' }), /limiting requests \(429\)/],
  ['nothing is in it', packed(gzipSync(''), 'gzip'), /empty/i],
  [
    'LZW',
    packed(Buffer.from([0x1f, 0x9d, 0x90, 60, 200]), 'compress'),
    /compression \(compress, LZW\)/,
  ],
])('%s: the message says so', async (_, answer, message) => {
  answerNow = answer
  const visited = await visit()
  expect('message' in visited ? visited.message : visited.kind).toMatch(message)
})

test('a user agent of its own is sent where a reader gives one', async () => {
  answerNow = onlyIf(({ headers }) => headers['user-agent'] === 'yolo', says(403))
  expect(await visit({}, { 'user-agent': 'yolo' })).toMatchObject({ kind: 'read' })
})

test('the latest names of an answer are sent back, whatever else is as before', async () => {
  answerNow = says(200, { etag: '"2"', 'last-modified': DAY }, FEED)
  const first = await visit()
  if (first.kind !== 'read') throw new Error('It was not read')
  const { bodyHash } = first
  const known = { etag: '"1"', lastModified: DAY, bodyHash }
  expect(await visit(known)).toMatchObject({ kind: 'unchanged', etag: '"2"', lastModified: DAY })
  answerNow = says(304, { etag: '"3"' })
  expect(await visit(known)).toMatchObject({ kind: 'unchanged', etag: '"3"', lastModified: DAY })
  let sent: string | undefined
  answerNow = ({ headers }, response) => {
    sent = headers['if-modified-since']
    response.writeHead(200, { etag: '"1"' }).end(FEED.replace('guid>1', 'guid>2'))
  }
  expect(await visit(known)).toMatchObject({ kind: 'read' })
  expect(sent).toBe(DAY)
})

test('when to come again is told in several ways', async () => {
  answerNow = says(503, { 'retry-after': 'Mon, 02 Mar 2026 12:10:00 GMT' })
  expect(await visit()).toMatchObject({ retryAfterSeconds: 600 })
  answerNow = says(429, { 'x-ratelimit-reset': '55', 'x-ratelimit-remaining': '0.0' })
  expect(await visit()).toMatchObject({ retryAfterSeconds: 55 })
  answerNow = says(429, { 'ratelimit-reset': `${now.getTime() / 1000 + 90}` })
  expect(await visit()).toMatchObject({ retryAfterSeconds: 90 })
  answerNow = says(200, { expires: 'Mon, 02 Mar 2026 12:20:00 GMT', date: now.toUTCString() }, FEED)
  expect(await visit()).toMatchObject({ freshSeconds: 1200 })
})

test.each<[string, string, Answer]>([
  [
    'a link beside the page',
    '/de',
    (request, response) => {
      if (request.url === '/de.atom') response.end(FEED)
      else
        response.end(
          '<html><head><link rel="alternate" type="application/atom+xml" href="./de.atom"></head></html>',
        )
    },
  ],
  ['a question alone', '/?rss', onlyIf(({ url }) => url === '/?rss', says(404))],
  [
    'a slash that counts',
    '/news/feed/',
    onlyIf(({ url }) => url === '/news/feed/', says(200, {}, '<html>')),
  ],
  [
    'several choices',
    '/feed',
    leading(
      '/feed.rss',
      says(
        300,
        { 'content-type': 'text/html' },
        '<html><body><ul><li><a href="feed.html">feed.html</a><li><a href="feed.rss">feed.rss</a></ul></body></html>',
      ),
    ),
  ],
  [
    'several choices in a header',
    '/feed',
    leading(
      '/7',
      says(300, { link: '</7>; rel="alternate"; type="application/rss+xml"' }, '<html></html>'),
    ),
  ],
])('a feed is found: %s', async (_, path, answer) => {
  answerNow = answer
  const found = await findFeed({ fetch, read: readHere }, origin + path, now)
  expect(found.fetched.document.title).toBe('Gazette')
})

test('several choices without a feed among them are named', async () => {
  answerNow = (request, response) =>
    request.url === '/feed'
      ? response.writeHead(300).end('<html><body><a href="a.html">a</a></body></html>')
      : response.writeHead(404).end()
  await expect(findFeed({ fetch, read: readHere }, `${origin}/feed`, now)).rejects.toThrow(
    'offers several addresses (300)',
  )
})
