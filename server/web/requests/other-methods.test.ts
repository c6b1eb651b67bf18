import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer } from '../test-web-server.ts'

let server: Awaited<ReturnType<typeof openTestServer>>
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.app.close())

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'] as const

describe('An address that is requested by another method', () => {
  test.each([
    ['a read', '/api/notes/echo', 'GET, HEAD'],
    ['a write', '/api/notes/addNote', 'POST'],
    ['the stream of changes', '/api/changes', 'GET'],
    ['the OpenAPI document', '/api/openapi.json', 'GET, HEAD'],
    ['a page', '/', 'GET, HEAD'],
    ['any page of a section', '/news-hub/any/deeper', 'GET, HEAD'],
    ['a document', '/notes/feed/all.xml', 'GET, HEAD'],
    ['a callback', '/notes/called/someone', 'GET, HEAD, POST'],
    ['the health', '/healthz', 'GET, HEAD'],
    ['the same in other letters', '/api/notes/ad%64Note', 'POST'],
  ])('names the methods that it allows: %s', async (_, url, allowed) => {
    for (const method of methods) {
      if (allowed.split(', ').includes(method)) continue
      // Each request has a body, which the server must not read.
      const reply = await server.app.inject({
        method: method as 'GET',
        url: `${url}?a=b`,
        headers: { host: 'localhost', 'content-type': 'text/nonsense' },
        ...(method === 'PUT' ? { payload: '{' } : {}),
      })
      expect([reply.statusCode, reply.headers.allow], method).toEqual([405, allowed])
      expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/)
    }
  })

  test('is not found where there is nothing by any method', async () => {
    for (const url of ['/nothing', '/api/notes/nothing', '/api/notes/echo/', '/notes/feed/a/b']) {
      const reply = await server.app.inject({ method: 'PUT', url, headers: { host: 'localhost' } })
      expect(reply.statusCode, url).toBe(404)
    }
  })

  test.each(['/notes/called/a%00b', '/notes/open/%00', '/notes/feed/all.xml%00'])(
    'is not found where it holds U+0000: %s',
    async (url) => {
      const reply = await server.app.inject({ url, headers: { host: 'localhost' } })
      expect(reply.statusCode).toBe(404)
    },
  )

  test('says nothing to strangers', async () => {
    const { app } = await openTestServer({ settings: { host: '0.0.0.0', password: 'secret' } })
    const reply = await app.inject({ method: 'PUT', url: '/api/notes/echo' })
    expect([reply.statusCode, reply.headers.allow]).toEqual([401, undefined])
    await app.close()
  })
})
