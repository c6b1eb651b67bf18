import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { readHere } from '#server/reading/reading.ts'
import { rss } from '#feeds/test-feeds.ts'
import { checkDirectory, type Checked } from './check-directory.ts'
import type { DirectoryFeed } from './directory.ts'

const now = () => new Date('2026-03-02T12:00:00Z')
const feedOf = (published?: string) => rss([{ title: 'Tug', ...(published && { published }) }])

const answers: Record<string, [status: number, body: string, location?: string]> = {
  '/well': [200, feedOf('2026-03-01T08:00:00Z')],
  '/undated': [200, feedOf()],
  '/silent': [200, feedOf('2024-03-01T08:00:00Z')],
  '/empty': [200, rss([])],
  '/moved': [301, '', '/well'],
  '/elsewhere-today': [302, '', '/well'],
  '/gone': [410, ''],
  '/page': [200, '<html><body>Welcome</body></html>'],
}

let atOnce = 0
let mostAtOnce = 0
const server = createServer((request, response) => {
  mostAtOnce = Math.max(mostAtOnce, ++atOnce)
  setTimeout(() => {
    atOnce--
    const [status, body, location] = answers[request.url!] ?? [404, '']
    response.writeHead(status, location ? { location } : {}).end(body)
  }, 5)
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

function feedAt(address: string): DirectoryFeed {
  return {
    name: address,
    site: origin,
    address,
    category: 'general',
    language: 'en',
    tags: [],
    isPopular: false,
  }
}

test('every feed is requested once, one after the other, and faults are described', async () => {
  const checked = new Map<string, Checked>()
  const feeds = [...Object.keys(answers), '/missing'].map((path) => feedAt(origin + path))
  await checkDirectory(
    { read: readHere, fetch: guardedFetch({ allowPrivate: true }), now },
    feeds,
    {
      onChecked: (one) => checked.set(new URL(one.feed.address).pathname, one),
      pauseMs: 0,
    },
  )
  const states = Object.fromEntries([...checked].map(([path, { state }]) => [path, state]))
  expect(states).toEqual({
    '/well': 'well',
    '/undated': 'well',
    '/silent': 'silent',
    '/empty': 'silent',
    '/moved': 'moved',
    '/elsewhere-today': 'well',
    '/gone': 'dead',
    '/page': 'dead',
    '/missing': 'dead',
  })
  expect(checked.get('/moved')!.words).toBe(`It has moved for good to ${origin}/well`)
  expect(checked.get('/silent')!.words).toBe('It last published on 2024-03-01.')
  expect(checked.get('/missing')!.words).toContain('(404)')
  expect(mostAtOnce).toBe(1)
})

test('a host that does not exist is dead, and the others are still requested', async () => {
  const checked: string[] = []
  const feeds = [feedAt('http://127.0.0.1:1/feed'), feedAt(`${origin}/well`)]
  await checkDirectory(
    { read: readHere, fetch: guardedFetch({ allowPrivate: true }), now },
    feeds,
    {
      onChecked: ({ state, words }) => checked.push(`${state}: ${words}`),
      pauseMs: 0,
    },
  )
  expect(checked.toSorted()).toEqual([
    expect.stringContaining('dead: 127.0.0.1:1 refuses connections'),
    'well: It answers.',
  ])
})
