import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#core/id.ts'
import { testDatabase, type TestDatabase } from '../../database/test-database.ts'
import { openTestServer } from '../test-web-server.ts'

const asJson = { 'content-type': 'application/json' }
const write = { method: 'POST', url: '/api/notes/deleteNote', payload: '{"id":"note-1"}' } as const

describe('A hub on loopback', () => {
  test.each([
    ['localhost:4600', 200],
    ['127.0.0.1:4600', 200],
    ['127.8.9.10', 200],
    ['[::1]:4600', 200],
    ['hub.localhost:8080', 421],
    ['news.example.org', 421],
    ['localhost.example.org:4600', 421],
    ['127.0.0.1.example.org', 421],
    ['192.168.1.20:4600', 421],
    ['localhost@evil.example', 400],
  ])('that is called by the name "%s" answers %i', async (host, status) => {
    const { app } = await openTestServer()
    const page = await app.inject({ url: '/healthz', headers: { host } })
    expect(page.statusCode).toBe(status)
    const operation = await app.inject({ url: '/api/notes/echo', headers: { host } })
    expect(operation.statusCode).toBe(status)
    await app.close()
  })

  test.each([
    ['its own page', { 'sec-fetch-site': 'same-origin' }, 204],
    ['a program', {}, 204],
    ['its own page in an old browser', { origin: 'http://localhost:4600' }, 204],
    ['a page elsewhere', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a page on another port', { 'sec-fetch-site': 'same-site' }, 403],
    ['a page elsewhere in an old browser', { origin: 'https://evil.example' }, 403],
    ['a page on another port in an old browser', { origin: 'http://localhost:9999' }, 403],
    ['a page that hides its origin', { origin: 'null' }, 403],
  ])('is changed by %s, or not', async (_, headers, status) => {
    const { app } = await openTestServer()
    const reply = await app.inject({
      ...write,
      headers: { host: 'localhost:4600', ...asJson, ...headers },
    })
    expect(reply.statusCode).toBe(status)
    await app.close()
  })

  test('asks for no password', async () => {
    const { app, printed } = await openTestServer()
    const reply = await app.inject({ url: '/sign-in', headers: { host: 'localhost' } })
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/news-hub'])
    expect(printed).toEqual([])
    await app.close()
  })
})

describe('A hub that others can reach', () => {
  const host = 'news.example.org'
  let db: TestDatabase
  beforeAll(async () => {
    db = await testDatabase()
  })
  afterAll(() => db.close())
  const open = (password: string | null = 'correct horse') =>
    openTestServer({
      db,
      readerId: newId('reader'),
      settings: { host: '0.0.0.0', hosts: [host], password },
    })
  type Hub = Awaited<ReturnType<typeof open>>

  const ask = ({ app }: Hub, url: string, headers = {}) =>
    app.inject({ url, headers: { host, ...headers } })
  const signIn = ({ app }: Hub, password: string, to = '/news-hub', from = '10.0.0.7') =>
    app.inject({
      method: 'POST',
      url: '/sign-in',
      remoteAddress: from,
      headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ password, to }).toString(),
    })
  const cookieOf = (reply: { headers: Record<string, unknown> }) =>
    String(reply.headers['set-cookie']).split(';')[0] ?? ''

  test('answers no page, no operation and no file before the password', async () => {
    const hub = await open()
    const paths = ['/', '/demo', '/news-hub/feed?article=1', '/metrics', '/assets/a.js', '/none']
    for (const url of paths) {
      const reply = await ask(hub, url, { accept: 'text/html' })
      expect([reply.statusCode, reply.headers.location]).toEqual([
        303,
        `/sign-in?to=${encodeURIComponent(url)}`,
      ])
    }
    for (const url of ['/api/notes/echo', '/api/changes', '/api/docs', '/api/openapi.json']) {
      const reply = await ask(hub, url)
      expect(reply.statusCode).toBe(401)
      expect(reply.json()).toMatchObject({ kind: 'not-allowed' })
    }
    const written = await hub.app.inject({ ...write, headers: { host, ...asJson } })
    expect(written.statusCode).toBe(401)
    for (const url of ['/healthz/', '//sign-in', '/sign-in/..%2fmetrics']) {
      expect((await ask(hub, url)).statusCode).not.toBe(200)
    }
    await hub.app.close()
  })

  test('tells anyone that it is alive, and serves what is for everyone', async () => {
    const hub = await open()
    for (const url of ['/healthz', '/readyz', '/notes/open/a']) {
      expect((await ask(hub, url)).statusCode).toBe(200)
    }
    expect((await ask(hub, '/notes/feed/all.xml')).statusCode).toBe(303)
    await hub.app.close()
  })

  test('lets in a person who gives the password, and returns them to the page they wanted', async () => {
    const hub = await open()
    const reply = await signIn(hub, 'correct horse', '/news-hub/feed?article=7')
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/news-hub/feed?article=7'])
    expect([reply.headers['set-cookie']].flat()[0]).toMatch(/; HttpOnly; SameSite=Lax$/)
    const answer = await ask(hub, '/api/notes/echo', { cookie: cookieOf(reply) })
    expect(answer.statusCode).toBe(200)
    const program = await ask(hub, '/api/notes/echo', { authorization: 'Bearer correct horse' })
    expect(program.statusCode).toBe(200)
    await hub.app.close()
  })

  test('works without a script, and tells a mistake in the form', async () => {
    const hub = await open()
    const form = await ask(hub, '/sign-in?to=%2Fdemo%22%3E%3Cscript%3E')
    expect(form.body).toContain('<form method="post" action="/sign-in">')
    expect(form.body).not.toContain('<script')
    expect(form.headers['content-security-policy']).toContain("form-action 'self'")
    // With a policy that sends no referrer at all, a browser would hide the origin of the form.
    expect(form.headers['referrer-policy']).toBe('same-origin')
    const reply = await signIn(hub, 'wrong')
    expect(reply.statusCode).toBe(401)
    expect(reply.body).toContain('Wrong password.')
    expect(reply.headers['set-cookie']).toBeUndefined()
    await hub.app.close()
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example', ''])(
    'never sends anyone elsewhere after signing in: %j',
    async (to) => {
      const hub = await open()
      const reply = await signIn(hub, 'correct horse', to)
      expect(reply.headers.location).toBe('/news-hub')
      await hub.app.close()
    },
  )

  test('makes guessing slow, but only for the one who guesses', async () => {
    const hub = await open()
    for (let i = 0; i < 5; i++) await signIn(hub, `guess ${i}`)
    const early = await signIn(hub, 'correct horse')
    expect(early.statusCode).toBe(429)
    expect(early.body).toContain('Too many attempts. Wait 30 seconds')
    expect((await signIn(hub, 'correct horse', '/', '10.0.0.8')).statusCode).toBe(303)

    hub.clock.now = new Date(hub.clock.now.getTime() + 31_000)
    await signIn(hub, 'guess again')
    expect((await signIn(hub, 'correct horse')).body).toContain('Wait 60 seconds')
    hub.clock.now = new Date(hub.clock.now.getTime() + 61_000)
    expect((await signIn(hub, 'correct horse')).statusCode).toBe(303)
    await hub.app.close()
  })

  test('trusts no session that it did not begin, and none for ever', async () => {
    const hub = await open()
    const cookie = cookieOf(await signIn(hub, 'correct horse'))
    for (const forged of [
      cookie.slice(0, -1),
      `${cookie}x`,
      'synthwire_session=',
      'synthwire_session=9e15.a.b',
    ]) {
      expect((await ask(hub, '/api/notes/echo', { cookie: forged })).statusCode).toBe(401)
    }
    hub.clock.now = new Date(hub.clock.now.getTime() + 31 * 86_400_000)
    expect((await ask(hub, '/api/notes/echo', { cookie })).statusCode).toBe(401)
    await hub.app.close()
  })

  test('keeps sessions over a restart, until the password changes', async () => {
    const hub = await open()
    const cookie = cookieOf(await signIn(hub, 'correct horse'))
    await hub.app.close()
    const restart = (password: string) =>
      openTestServer({ tools: hub.tools, settings: { host: '0.0.0.0', hosts: [host], password } })

    const same = await restart('correct horse')
    expect((await ask(same, '/api/notes/echo', { cookie })).statusCode).toBe(200)
    await same.app.close()
    const changed = await restart('battery staple')
    expect((await ask(changed, '/api/notes/echo', { cookie })).statusCode).toBe(401)
    await changed.app.close()
  })

  test('without a password prints a set-up token once, outside the log', async () => {
    const hub = await open(null)
    const token = /token (\S{24})$/m.exec(hub.printed.join('\n'))?.[1]
    expect(token).toBeDefined()
    expect(hub.logged.join('')).not.toContain(token)
    expect((await signIn(hub, 'null')).statusCode).toBe(401)
    expect((await signIn(hub, token ?? '')).statusCode).toBe(303)
    await hub.app.close()
  })
})
