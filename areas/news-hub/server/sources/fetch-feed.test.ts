import { expect, test } from 'vitest'
import { Problem } from '#core/problem.ts'
import type { GuardedFetch, GuardedResponse } from '#server/tools.ts'
import { rss } from '../test-feeds.ts'
import { fetchFeed, type KnownFeed } from './fetch-feed.ts'

const now = new Date('2026-03-02T12:00:00Z')
const known: KnownFeed = {
  address: 'https://harbour.example/feed',
  etag: null,
  lastModified: null,
  bodyHash: null,
}
const FEED = rss([{ guid: '1', title: 'The ferry stays' }])

type Answer = Partial<Omit<GuardedResponse, 'body'>> & { body?: string }

/** A publisher that gives one answer, and writes down what it was asked. */
function publisher({ body = '', ...answer }: Answer) {
  const asked: Record<string, string>[] = []
  const fetch: GuardedFetch = async (address, { headers = {} } = {}) => {
    asked.push(headers)
    const bytes = new TextEncoder().encode(body)
    return { status: 200, headers: {}, address, movedTo: null, ...answer, body: bytes }
  }
  return { fetch, asked }
}

const outcome = (answer: Answer, feed: Partial<KnownFeed> = {}) =>
  fetchFeed(publisher(answer).fetch, { ...known, ...feed }, now)

test('a feed is read, with what the publisher wants to hear next time', async () => {
  const headers = {
    etag: '"7"',
    'last-modified': 'Mon, 02 Mar 2026 11:00:00 GMT',
    'cache-control': 'public, max-age=900',
    age: '300',
  }
  expect(
    await outcome({ body: FEED, headers, movedTo: 'https://harbour.example/new' }),
  ).toMatchObject({
    kind: 'read',
    document: { title: 'Harbour Gazette', entries: [{ title: 'The ferry stays' }] },
    etag: '"7"',
    lastModified: 'Mon, 02 Mar 2026 11:00:00 GMT',
    freshSeconds: 600,
    movedTo: 'https://harbour.example/new',
  })
})

test('the publisher is asked only for what changed', async () => {
  const { fetch, asked } = publisher({ status: 304 })
  const lastModified = 'Mon, 02 Mar 2026 11:00:00 GMT'
  const fetched = await fetchFeed(fetch, { ...known, etag: '"7"', lastModified }, now)
  expect(asked).toEqual([{ 'if-none-match': '"7"', 'if-modified-since': lastModified }])
  expect(fetched).toEqual({ kind: 'unchanged', etag: '"7"', lastModified, freshSeconds: null })
})

test('an ETag that no header can carry is not sent back', async () => {
  const { fetch, asked } = publisher({ body: FEED })
  await fetchFeed(fetch, { ...known, etag: '"f\ufffdhre"', lastModified: 'now\n' }, now)
  expect(asked).toEqual([{}])
})

test('the same body again is unchanged, whatever its headers say', async () => {
  const first = await outcome({ body: FEED, headers: { etag: '"1"' } })
  if (first.kind !== 'read') throw new Error('It was not read')
  const second = await outcome(
    { body: FEED, headers: { etag: '"2"' } },
    { bodyHash: first.bodyHash },
  )
  expect(second).toMatchObject({ kind: 'unchanged', etag: '"2"' })
})

test.each<[string, Answer, number | null]>([
  ['max-age', { headers: { 'cache-control': 'max-age="60"' } }, 60],
  ['Expires', { headers: { expires: 'Mon, 02 Mar 2026 13:00:00 GMT' } }, 3600],
  ['Expires in the past', { headers: { expires: 'Mon, 02 Mar 2026 11:00:00 GMT' } }, 0],
  ['Expires: 0', { headers: { expires: '0' } }, null],
  ['no-store', { headers: { 'cache-control': 'no-store, max-age=60' } }, null],
  ['nothing', {}, null],
])('%s says how long the answer stays fresh', async (_, answer, freshSeconds) => {
  expect(await outcome({ body: FEED, ...answer })).toMatchObject({ freshSeconds })
})

const WALL = '<html><head><title>Just a moment...</title></head><body></body></html>'
test.each<[number, string, string]>([
  [401, '', 'asks for a sign-in (401)'],
  [402, '', 'wants to be paid'],
  [403, '', 'forbids reading this (403)'],
  [403, WALL, 'keeps programs out with a bot wall (403)'],
  [503, WALL, 'keeps programs out with a bot wall (503)'],
  [200, WALL, 'keeps programs out with a bot wall (200)'],
  [404, '', 'has nothing at this address (404)'],
  [429, '', 'asks for fewer requests (429)'],
  [500, '', 'has a fault of its own (500)'],
  [418, '', 'answered 418, which is no feed'],
  [302, '', 'answered 302, which is no feed'],
  [200, '', 'The answer was empty'],
  [200, '<html><body>Welcome</body></html>', 'This is a web page, not a feed'],
  [200, '{"name":"harbour"}', 'no JSON Feed'],
  [200, 'Hello', 'no feed'],
])('an answer of %i with "%s" is a failure in words', async (status, body, words) => {
  const fetched = await outcome({ status, body }).catch((error: unknown) => error)
  expect(fetched).toMatchObject({ kind: 'failed', retryAfterSeconds: null })
  expect((fetched as { message: string }).message).toContain(words)
})

test('an article about captchas is no bot wall', async () => {
  const body = rss([{ title: 'Are you a human? The captcha turns 30' }])
  expect(await outcome({ body })).toMatchObject({ kind: 'read' })
})

test('a feed that is gone for good is not asked again', async () => {
  expect(await outcome({ status: 410 })).toMatchObject({
    kind: 'gone',
    message: expect.stringContaining('gone for good (410)'),
  })
})

test.each([
  ['120', 120],
  ['Mon, 02 Mar 2026 12:02:00 GMT', 120],
  ['Mon, 02 Mar 2026 11:00:00 GMT', 0],
  ['soon', null],
])('Retry-After: %s is %s seconds', async (stated, retryAfterSeconds) => {
  for (const status of [429, 503]) {
    const headers = { 'retry-after': stated }
    expect(await outcome({ status, headers })).toMatchObject({ kind: 'failed', retryAfterSeconds })
  }
})

test('what stopped the fetcher is the message; a mistake of ours is not hidden', async () => {
  const failing = (error: Error) => fetchFeed(() => Promise.reject(error), known, now)
  expect(await failing(new Problem('unavailable', 'No host was found.'))).toEqual({
    kind: 'failed',
    message: 'No host was found.',
    retryAfterSeconds: null,
  })
  await expect(failing(new TypeError('a bug'))).rejects.toThrow('a bug')
})
