import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#core/id.ts'
import { SIGN_IN } from '#core/limits.ts'
import { testDatabase, type TestDatabase } from '../../database/test-database.ts'
import type { WebServer } from '../../web.ts'
import { openTestServer } from '../test-web-server.ts'

const host = 'news.example.org'
const password = 'correct horse'
const PROXY = '10.0.0.1'

type Headers = Record<string, string>
type Server = Awaited<ReturnType<typeof openTestServer>>
let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

let servers: Server[]
beforeEach(() => {
  servers = []
})
afterEach(() => Promise.all(servers.map(({ app }) => app.close())))

async function open(settings: Partial<WebServer['settings']> = {}) {
  const server = await openTestServer({
    db,
    readerId: newId('reader'),
    settings: { host: '0.0.0.0', hosts: [host], password, ...settings },
  })
  servers.push(server)

  const ask = (cookie: string, headers: Headers = {}) =>
    server.app.inject({
      url: '/api/notes/echo',
      remoteAddress: PROXY,
      headers: { host, cookie, ...headers },
    })
  const signIn = (headers: Headers = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/sign-in',
      remoteAddress: PROXY,
      headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ password }).toString(),
    })
  return { ask, signIn }
}

/** The cookies that an answer sets: the value and attributes of each, by name. */
function cookiesOf(reply: { headers: Record<string, unknown> }): Map<string, string> {
  const lines = [reply.headers['set-cookie'] ?? []].flat() as string[]
  return new Map(lines.map((line) => [line.split('=')[0]!, line]))
}

/** The Cookie header by which a browser sends back the cookies of an answer. */
function sentBack(reply: { headers: Record<string, unknown> }): string {
  return [...cookiesOf(reply).values()].map((line) => line.split(';')[0]).join('; ')
}

const PLAIN = 'synthwire_session'
const SECURE = '__Host-synthwire_session'

describe('A session under plain http', () => {
  test('has a plain name', async () => {
    const { signIn, ask } = await open()
    const reply = await signIn()
    const cookie = cookiesOf(reply).get(PLAIN)
    expect(cookie).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
    expect(cookiesOf(reply).has(SECURE)).toBe(false)
    expect((await ask(sentBack(reply))).statusCode).toBe(200)
  })

  test('is found among the cookies that neighbours on other ports have set', async () => {
    const { signIn, ask } = await open()
    const valid = sentBack(await signIn())
    const theirs = `${PLAIN}=their-own; ${PLAIN}=1.2.3; ${PLAIN}=; ${PLAIN}`
    expect((await ask(`${theirs}; ${valid}`)).statusCode).toBe(200)
    expect((await ask(`${valid}; ${theirs}`)).statusCode).toBe(200)
    expect((await ask(`${theirs}; ${valid}; ${theirs}`)).statusCode).toBe(200)
    expect((await ask(theirs)).statusCode).toBe(401)
  })

  test('is not looked for among more cookies than a browser keeps for a host', async () => {
    const { signIn, ask } = await open()
    const valid = cookiesOf(await signIn())
      .get(PLAIN)!
      .split(';')[0]!
    const others = (count: number) => `${PLAIN}=a; `.repeat(count)
    expect((await ask(others(SIGN_IN.cookies - 1) + valid)).statusCode).toBe(200)
    expect((await ask(others(SIGN_IN.cookies) + valid)).statusCode).toBe(401)
  })

  test.each<[string, Partial<WebServer['settings']>, Headers]>([
    ['a stranger says that it is https', {}, { 'x-forwarded-proto': 'https' }],
    [
      'an address that no trusted proxy has says that it is https',
      { trustedProxies: ['10.0.0.2', '10.1.0.0/16'] },
      { 'x-forwarded-proto': 'https' },
    ],
    [
      'a trusted proxy says that it is http',
      { trustedProxies: [PROXY] },
      { 'x-forwarded-proto': 'https, http' },
    ],
    [
      'the hub is called by another port than the public one',
      { publicAddress: `https://${host}:8443` },
      {},
    ],
    ['the public address is another', { publicAddress: 'https://other.example.org' }, {}],
    ['the public address is plain', { publicAddress: `http://${host}` }, {}],
  ])('keeps its plain name where %s', async (_, settings, headers) => {
    const { signIn, ask } = await open(settings)
    const reply = await signIn(headers)
    expect([...cookiesOf(reply).keys()].filter((name) => name.startsWith('__Host-'))).toEqual([])
    expect(String(reply.headers['set-cookie'])).not.toContain('Secure')
    expect((await ask(sentBack(reply), headers)).statusCode).toBe(200)
  })
})

describe.each<[string, Partial<WebServer['settings']>, Headers]>([
  ['a trusted proxy says so', { trustedProxies: [PROXY] }, { 'x-forwarded-proto': 'https' }],
  [
    'a network of trusted proxies says so',
    { trustedProxies: ['10.0.0.0/8'] },
    { 'x-forwarded-proto': 'HTTPS' },
  ],
  ['it came by the public address', { publicAddress: `https://${host}` }, {}],
  [
    'it came by the public address with its port',
    { publicAddress: `https://${host}` },
    { host: `${host}:443` },
  ],
])('A session under https, because %s,', (_, settings, headers) => {
  test('is set so that no neighbour can set or read it', async () => {
    const { signIn, ask } = await open(settings)
    const reply = await signIn(headers)
    const cookies = cookiesOf(reply)
    expect(cookies.has(PLAIN)).toBe(false)
    for (const [name, line] of cookies) {
      expect(name).toMatch(/^__Host-/)
      expect(line).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/)
    }
    expect((await ask(sentBack(reply), headers)).statusCode).toBe(200)
  })

  test('is not honoured under the plain name, which a neighbour could have set', async () => {
    const { signIn, ask } = await open(settings)
    const plain = sentBack(await signIn(headers)).replaceAll('__Host-', '')
    expect(plain).toContain(`${PLAIN}=`)
    expect((await ask(plain, headers)).statusCode).toBe(401)
  })

  test('changes nothing for a page that came by http', async () => {
    const { signIn } = await open(settings)
    const refused = await signIn({ ...headers, origin: `http://${host}` })
    expect(refused.statusCode).toBe(403)
    const fine = await signIn({ ...headers, origin: `https://${host}` })
    expect(fine.statusCode).toBe(303)
  })
})

test('a session that is not known to come by https may be behind a proxy that is not configured', async () => {
  const { signIn } = await open()
  expect((await signIn({ origin: `https://${host}` })).statusCode).toBe(303)
  expect((await signIn({ origin: `http://${host}` })).statusCode).toBe(303)
  expect((await signIn({ origin: 'https://evil.example' })).statusCode).toBe(403)
})
