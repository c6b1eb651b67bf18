import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestServer } from '../test-web-server.ts'

const publicAddress = 'https://news.example.org'
let server: Awaited<ReturnType<typeof openTestServer>>
beforeEach(async () => {
  server = await openTestServer({ settings: { host: '127.0.0.1', publicAddress } })
})
afterEach(() => server.app.close())

test.each([
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/rss+xml',
])(
  'another server is answered under the public address, and what it sends as %s arrives byte by byte',
  async (type) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/notes/called/us?q=1',
      headers: { host: 'news.example.org', 'content-type': type, 'x-hub-signature': 'sha1=0' },
      payload: ' {"a" : 1}\n',
    })
    expect([reply.statusCode, reply.body]).toEqual([202, 'POST us 1 sha1=0  {"a" : 1}\n'])
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
  },
)

test('the other server may send requests, too, and everything else stays closed to strangers', async () => {
  const host = 'news.example.org'
  const asked = await server.app.inject({ url: '/notes/called/us', headers: { host } })
  expect(asked.body).toBe('GET us   ')
  const other = await server.app.inject({ url: '/api/notes/echo?given=x', headers: { host } })
  expect(other.statusCode).toBe(421)
})

test('it needs no password', async () => {
  const settings = { host: '0.0.0.0', password: 'open sesame', publicAddress }
  const guarded = await openTestServer({ settings })
  const asked = await guarded.app.inject({
    url: '/notes/called/us',
    headers: { host: 'news.example.org' },
  })
  const other = await guarded.app.inject({ url: '/api/notes/echo?given=x' })
  expect([asked.statusCode, other.statusCode]).toEqual([202, 401])
  const misled = await guarded.app.inject({
    url: '/notes/called/us',
    headers: { host: 'evil.example' },
  })
  expect(misled.statusCode).toBe(421)
  await guarded.app.close()
})
