import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { type Api, defineContract, Nothing, read, write } from '#core/contract.ts'
import { frameArea, openTestServer } from '../test-web-server.ts'

const lists = defineContract('lists', ['articles'], {
  listNews: read(z.object({}), z.int()),
  markRead: write(z.object({}), Nothing),
})

/**
 * A replacement of the real renderer. It shows its time and the list, which it knows or asks for.
 */
const renderer = `let rendered = 0
export const isMissing = () => false
export const showsSites = () => false
export async function renderDocument({ ask, now, answers, onAsked }) {
  const question = 'lists/listNews {}'
  const list = answers[question] ?? await ask({ kind: 'read', path: 'lists/listNews' }, {})
  onAsked([question])
  return [now.toISOString(), list, ++rendered].join(' ')
}`

const START = Date.parse('2026-03-01T12:00:00Z')

let dist: string
let server: Awaited<ReturnType<typeof openTestServer>>
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'synthwire-dist-'))
  for (const folder of ['web/demo', 'server']) await mkdir(join(dist, folder), { recursive: true })
  const assets = { version: '1', scripts: [], styles: [], styleHashes: {}, icons: '' }
  await writeFile(join(dist, 'web/assets.json'), JSON.stringify(assets))
  for (const page of ['web/index.html', 'web/demo/index.html'])
    await writeFile(join(dist, page), '<!doctype html>')
  await writeFile(join(dist, 'server/package.json'), '{"type":"module"}')
  await writeFile(join(dist, 'server/render.js'), renderer)

  let asked = 0
  const open = (): Api<typeof lists> => ({
    listNews: async () => ++asked,
    async markRead() {},
  })
  server = await openTestServer({
    dist,
    areas: [frameArea, { keeps: [{ contract: lists, open }] }],
  })
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await server.app.close()
  await rm(dist, { recursive: true })
})

function pass(ms: number) {
  vi.advanceTimersByTime(ms)
  server.clock.now = new Date(server.clock.now.getTime() + ms)
}

/**
 * Loads the page. Returns the time of the page in milliseconds from the start, the list that it
 * shows, and the number of its rendering.
 */
async function load(url = '/news-hub/feed'): Promise<[ms: number, list: number, nth: number]> {
  const { body } = await server.app.inject({
    url,
    headers: { host: 'localhost:4600' },
  })
  const [at, list, nth] = body.split(' ')
  return [Date.parse(at!) - START, Number(list), Number(nth)]
}

test('while news comes in, a page shows lists up to two seconds old, and states when they were made', async () => {
  expect(await load()).toEqual([0, 1, 1])
  pass(700)
  server.announce({ area: 'lists' })
  pass(1200)
  // The page has the time of its list, so the change stream reports all later changes and the page
  // asks again.
  expect(await load()).toEqual([0, 1, 2])
  pass(100)
  expect(await load()).toEqual([2000, 2, 3])
})

test('a page is reused for a second, also while progress is announced', async () => {
  expect(await load()).toEqual([0, 1, 1])
  pass(900)
  server.announce({ area: 'sources', operations: ['getProgress'] })
  expect(await load()).toEqual([0, 1, 1])
  expect(await load('/news-hub/feed?filter=top')).toEqual([900, 1, 2])
  pass(100)
  expect(await load()).toEqual([1000, 1, 3])
})

test('screens that ask at the same moment share one page, and another theme has its own', async () => {
  const [one, other] = await Promise.all([load(), load()])
  expect(one).toEqual(other)
  const { body } = await server.app.inject({
    url: '/news-hub/feed',
    headers: { host: 'localhost:4600', cookie: 'theme=dark' },
  })
  expect(body).toMatch(/ 1 2$/)
})

test('an announced change ends the reuse', async () => {
  await load()
  server.announce({ area: 'elsewhere' })
  expect(await load()).toEqual([0, 1, 2])
})

test('a change by the reader is on the next page', async () => {
  await load()
  server.announce({ area: 'lists' })
  await server.app.inject({
    url: '/api/lists/markRead',
    method: 'POST',
    headers: { host: 'localhost:4600', origin: 'http://localhost:4600' },
    payload: {},
  })
  expect(await load()).toEqual([0, 2, 2])
})
