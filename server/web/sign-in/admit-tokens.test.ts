import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TokenScope } from '#platform/access/contract.ts'
import { newId } from '#core/id.ts'
import { API_TOKENS } from '#core/limits.ts'
import { documentOf, makeToken } from '../../access/api-tokens.ts'
import { testDatabase, type TestDatabase } from '../../database/test-database.ts'
import { sql } from '../../tools.ts'
import { server as accessArea } from '#platform/access/server/area.ts'
import { frameArea, notesArea, openTestServer } from '../test-web-server.ts'

const host = 'news.example.org'
const readerId = newId('reader')

let db: TestDatabase
let hub: Awaited<ReturnType<typeof openTestServer>>
beforeAll(async () => {
  db = await testDatabase()
  hub = await openTestServer({
    db,
    readerId,
    areas: [frameArea, notesArea, accessArea],
    settings: { host: '0.0.0.0', hosts: [host], password: 'correct horse' },
  })
})
afterAll(async () => {
  await hub.app.close()
  await db.close()
})

const token = async (scope: TokenScope, days: number | null = null) =>
  makeToken(db, { readerId, name: 'My reader', scope, days }, hub.clock.now)

function ask(secret: string, url = '/api/notes/echo', payload?: string) {
  return hub.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url,
    headers: {
      host,
      authorization: `Bearer ${secret}`,
      ...(payload !== undefined && { 'content-type': 'application/json' }),
    },
    ...(payload !== undefined && { payload }),
  })
}
const isExposed = async (id: string) => {
  const { isExposed } = await db.one(
    z.object({ isExposed: z.boolean() }),
    sql`select used_in_address_at is not null as is_exposed from api_tokens where id = ${id}`,
  )
  return isExposed
}
const write = (secret: string) => ask(secret, '/api/notes/deleteNote', '{"id":"note-1"}')

describe('A token', () => {
  test.each<[TokenScope, number, number, number]>([
    ['read', 200, 403, 403],
    ['write', 200, 204, 403],
    ['owner', 200, 204, 200],
  ])(
    'of scope "%s" reads, changes, and sets who has access: %i, %i, %i',
    async (scope, ...statuses) => {
      const { secret } = await token(scope)
      const replies = [
        await ask(secret),
        await write(secret),
        await ask(secret, '/api/access/listTokens'),
      ]
      expect(replies.map(({ statusCode }) => statusCode)).toEqual(statuses)
    },
  )

  test.each([
    '/api/access/createToken',
    '/api/%61ccess/createToken',
    '/api/access/%63reateToken',
    '/api/access/createToken?x=/',
    '//api/access/createToken',
    '/api/./access/createToken',
    '/api/ACCESS/createToken',
  ])('that is not of the owner makes no token by %s', async (url) => {
    const { secret } = await token('write')
    const draft = JSON.stringify({ name: 'Mine', scope: 'owner', days: null })
    const { statusCode } = await ask(secret, url, draft)
    expect([400, 403, 404]).toContain(statusCode)
    const made = await db.many(
      z.object({ name: z.string() }),
      sql`select name from api_tokens where name = 'Mine'`,
    )
    expect(made).toEqual([])
  })

  test.each(['/news-hub', '/news-hub/settings', '/'])(
    'of any scope is for programs, and opens no page: %s',
    async (url) => {
      const { secret } = await token('owner')
      expect((await ask(secret, url)).statusCode).toBe(403)
    },
  )

  test('reads the measurements of the hub', async () => {
    const { secret } = await token('read')
    expect((await ask(secret, '/metrics')).statusCode).toBe(200)
  })

  test('is refused when it is foreign, removed or has expired, and says so', async () => {
    const { id, secret } = await token('read', 30)
    expect((await ask(secret)).statusCode).toBe(200)
    for (const wrong of [`${secret}x`, 'synthwire_', `synthwire_${'a'.repeat(43)}`]) {
      const reply = await ask(wrong)
      expect(reply.statusCode).toBe(401)
      expect(reply.json()).toMatchObject({ kind: 'not-allowed' })
    }
    const before = hub.clock.now
    hub.clock.now = new Date(before.getTime() + 30 * 86_400_000)
    expect((await ask(secret)).statusCode).toBe(401)
    hub.clock.now = before
    expect((await ask(secret)).statusCode).toBe(200)
    await db.run(sql`delete from api_tokens where id = ${id}`)
    expect((await ask(secret)).statusCode).toBe(401)
  })

  test('has a limit of requests a minute, says how many are left, and makes nobody else wait', async () => {
    const { secret } = await token('read')
    const replies = await Promise.all(
      Array.from({ length: API_TOKENS.requestsPerMinute + 1 }, () => ask(secret)),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
    const refused = replies.find(({ statusCode }) => statusCode === 429)!
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers['ratelimit-remaining']).toBe('0')
    const other = await ask((await token('read')).secret)
    expect(other.statusCode).toBe(200)
    expect(other.headers['ratelimit-limit']).toBe(String(API_TOKENS.requestsPerMinute))
    expect(other.headers['ratelimit-remaining']).toBe(String(API_TOKENS.requestsPerMinute - 1))
  })

  test('is in no address, neither of a feed nor of what a reader keeps', async () => {
    const { secret } = await token('owner')
    const get = (url: string) => hub.app.inject({ url, headers: { host } })
    expect((await get(`/notes/feed/all.xml?token=${secret}`)).statusCode).toBe(401)
    expect((await get(`/notes/export/all.zip?token=${secret}`)).statusCode).toBe(303)
    expect((await get(`/api/notes/echo?token=${secret}`)).statusCode).toBe(401)
    expect((await get(`/news-hub?token=${secret}`)).statusCode).toBe(303)
    // A program that sends the token in a header may open both addresses.
    for (const url of ['/notes/feed/all.xml', '/notes/export/all.zip'])
      expect((await ask(secret, url)).statusCode).toBe(200)
  })

  test('of an older version opens feeds by their address, and nothing else; such a use is noted', async () => {
    const { id, secret } = await token('read')
    await db.run(sql`update api_tokens set opens_feeds = true where id = ${id}`)
    const get = (url: string) => hub.app.inject({ url, headers: { host } })
    expect((await get(`/notes/export/all.zip?token=${secret}`)).statusCode).toBe(303)
    expect(await isExposed(id)).toBe(false)
    expect((await get(`/notes/feed/all.xml?token=${secret}`)).statusCode).toBe(200)
    expect((await get(`/notes/feed/all.xml?token=${secret}x`)).statusCode).toBe(401)
    expect(await isExposed(id)).toBe(true)
  })

  test('of a feed opens that feed, and nothing else in any way', async () => {
    const opens = documentOf('/notes/feed/all.xml', new URLSearchParams('q=ferry'))
    const draft = { readerId, name: 'My reader', scope: 'read', days: null, opens } as const
    const { id, secret } = await makeToken(db, draft, hub.clock.now)
    const get = (url: string) => hub.app.inject({ url, headers: { host } })
    expect((await get(`/notes/feed/all.xml?q=ferry&token=${secret}`)).statusCode).toBe(200)
    expect((await get(`/notes/feed/all.xml?token=${secret}&q=ferry`)).statusCode).toBe(200)
    for (const url of [
      '/notes/feed/all.xml',
      '/notes/feed/all.xml?q=port',
      '/notes/feed/other.xml?q=ferry',
    ])
      expect((await get(`${url}${url.includes('?') ? '&' : '?'}token=${secret}`)).statusCode).toBe(
        401,
      )
    expect((await get(`/notes/export/all.zip?token=${secret}`)).statusCode).toBe(303)
    for (const url of [
      '/api/notes/echo',
      '/notes/feed/all.xml?q=ferry',
      '/notes/export/all.zip',
      '/metrics',
    ])
      expect((await ask(secret, url)).statusCode).toBe(401)
    expect((await write(secret)).statusCode).toBe(401)
    expect(await isExposed(id)).toBe(false)
  })

  test('never reaches the log', async () => {
    const { secret } = await token('read')
    await ask(secret)
    await ask(`${secret}x`)
    await hub.app.inject({ url: `/notes/feed/all.xml?token=${secret}`, headers: { host } })
    expect(hub.logged.join('')).not.toContain(secret)
  })

  test('is checked even where nobody has to sign in, once one is given', async () => {
    const open = await openTestServer({ db, readerId: newId('reader') })
    const give = (secret: string) =>
      open.app.inject({
        url: '/api/notes/echo',
        headers: { host: 'localhost', authorization: `Bearer ${secret}` },
      })
    expect((await give('synthwire_nothing')).statusCode).toBe(401)
    expect((await give((await token('read')).secret)).statusCode).toBe(200)
    await open.app.close()
  })
})

test('the password of the hub is not a token, and still lets programs in', async () => {
  expect((await ask('correct horse')).statusCode).toBe(200)
  expect((await ask('wrong horse')).statusCode).toBe(401)
})
