import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ROBOTS } from '../limits.ts'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import type { GuardedFetch } from '#server/tools.ts'
import { demandMayRead } from './may-read.ts'
import { knownRobotsFile, readRobotsFile } from './robots-file.ts'

let tools: TestTools
const servers: Server[] = []
beforeEach(async () => {
  tools = await testTools()
  tools.fetch = guardedFetch({ allowPrivate: true })
})
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
  await tools.close()
})

/** Starts a site that answers this for its robots.txt; returns its origin. */
async function site(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const mayRead = (origin: string, path: string) =>
  demandMayRead(tools, new URL(path, origin)).then(
    () => true,
    (error: Error) => error.message,
  )
const manyRules = `User-agent: *\nDisallow: /first\n${'Disallow: /more\n'.repeat(700_000)}Disallow: /last\n`

test.each<[string, (text: string) => { body: Buffer | string; encoding?: string }]>([
  ['as it is', (text) => ({ body: text })],
  ['packed', (text) => ({ body: gzipSync(text), encoding: 'gzip' })],
])('of a file of 10 MB, %s, the first part counts', async (_, pack) => {
  const { body, encoding } = pack(manyRules)
  const origin = await site((request, response) => {
    if (encoding) response.setHeader('content-encoding', encoding)
    response.end(body)
  })
  expect(await mayRead(origin, '/first')).toContain(
    'The robots.txt of 127.0.0.1 does not allow automated access',
  )
  expect(await mayRead(origin, '/last')).toBe(true)
  const { rules } = (await knownRobotsFile(tools, origin))!
  expect(rules!.length).toBeLessThan(2 * ROBOTS.ruleCharactersTogether)
})

test.each([
  [5, false],
  [6, true],
])('%i redirects lead to it: what it forbids is allowed: %s', async (redirects, isAllowed) => {
  const origin = await site(({ url = '' }, response) => {
    const step = Number(/\d+/.exec(url)?.[0] ?? 0)
    if (step === redirects) response.end('User-agent: *\nDisallow: /')
    else response.writeHead(302, { location: `/robots.txt?${step + 1}` }).end()
  })
  expect((await mayRead(origin, '/page')) === true).toBe(isAllowed)
})

test('a site that never answers is asked later and later, and its pages are not read', async () => {
  let asked = 0
  const origin = await site(() => asked++)
  const { fetch } = tools
  const impatient: GuardedFetch = (address, request) =>
    fetch(address, { ...request, timeoutMs: 200 })
  tools.fetch = impatient
  expect(await mayRead(origin, '/page')).toMatch(
    /robots\.txt of 127\.0\.0\.1, which says what may be fetched automatically, could not be read.* did not answer/,
  )
  expect(await mayRead(origin, '/page')).toContain('could not be read')
  expect(asked).toBe(1)
  const waits: number[] = []
  for (let failure = 0; failure < 12; failure++) {
    const { askAgainAt } = (await knownRobotsFile(tools, origin))!
    waits.push((Date.parse(askAgainAt) - tools.now().getTime()) / 60_000)
    tools.setNow(new Date(askAgainAt))
    await readRobotsFile(tools, origin)
  }
  expect(waits.slice(0, 4)).toEqual([10, 20, 40, 80])
  expect(waits.at(-1)).toBe(24 * 60)
})

test('a time that a clock wrote that was ahead is not waited for', async () => {
  const origin = await site((_, response) => response.end(''))
  tools.setNow(new Date('2030-01-01T00:00:00Z'))
  await readRobotsFile(tools, origin)
  expect(await knownRobotsFile(tools, origin)).not.toBeNull()
  tools.setNow(new Date('2026-03-02T12:00:00Z'))
  expect(await knownRobotsFile(tools, origin)).toBeNull()
})

test('it is asked for under the name that it may speak to', async () => {
  const seen: (string | undefined)[] = []
  const origin = await site(({ headers, url }, response) => {
    seen.push(url, headers['user-agent'])
    response.end('User-agent: Synthwire\nDisallow: /')
  })
  expect(await mayRead(origin, '/page')).toContain('does not allow automated access')
  expect(seen).toEqual(['/robots.txt', expect.stringMatching(/^Synthwire\//)])
})
