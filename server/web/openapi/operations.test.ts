import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestServer } from '../test-web-server.ts'

let server: Awaited<ReturnType<typeof openTestServer>>
let queueIsDown = false
beforeEach(async () => {
  server = await openTestServer({
    checks: [async () => queueIsDown && Promise.reject(new Error('no queue'))],
  })
})
afterEach(() => server.app.close())

const get = (url: string, headers = {}) =>
  server.app.inject({ url, headers: { host: 'localhost', ...headers } })

describe('The operator of a hub', () => {
  test('sees that it is alive, and if it can work', async () => {
    expect((await get('/readyz')).statusCode).toBe(200)
    server.database.isDown = true
    expect((await get('/readyz')).statusCode).toBe(503)
    expect((await get('/healthz')).statusCode).toBe(200)
    server.database.isDown = false
    queueIsDown = true
    expect((await get('/readyz')).statusCode).toBe(503)
    queueIsDown = false
  })

  test('sees that a full disk keeps it from working, but not where the data is', async () => {
    server.disk.shortage = { folder: '/home/somebody', freeBytes: 12_000_000, neededBytes: 1 }
    const ready = await get('/readyz')
    expect(ready.statusCode).toBe(503)
    expect(ready.json()).toMatchObject({
      kind: 'unavailable',
      detail: 'The disk is nearly full: 12 MB left where the data is.',
    })
    expect((await get('/healthz')).statusCode).toBe(200)
    server.disk.shortage = null
    expect((await get('/readyz')).statusCode).toBe(200)
  })

  test('a reader for whom there is no room is told so, and what to do', async () => {
    const reply = await get('/api/notes/fail?how=full')
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toMatchObject({ kind: 'unavailable' })
    expect(reply.json().detail).toMatch(/^The disk is full\. Nothing was changed\. Delete what/)
    expect(reply.body).not.toContain('secret-path')
  })

  test('sees how long each operation takes, and what areas and the process measure', async () => {
    await get('/api/notes/echo?given=private-matter')
    await get('/api/notes/fail?how=conflict')
    await get('/api/no-such-thing/private-matter')
    const { body, headers } = await get('/metrics')
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    const count = (route: string, status: number) =>
      new RegExp(`^synthwire_request_seconds_count{route="${route}",status="${status}"} 1$`, 'm')
    expect(body).toMatch(count('/api/notes/echo', 200))
    expect(body).toMatch(count('/api/notes/fail', 409))
    expect(body).toMatch(count('unknown', 404))
    expect(body).toMatch(/^synthwire_notes 7$/m)
    expect(body).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect(body).not.toContain('private-matter')
  })
})

describe('A document of an area', () => {
  test('is served next to the contract, and not sent again to a client that has it', async () => {
    const reply = await get('/notes/feed/all.xml')
    expect(reply.body).toBe('<rss version="2.0"/>')
    expect(reply.headers['content-type']).toBe('application/rss+xml')
    const again = await get('/notes/feed/all.xml', { 'if-none-match': reply.headers.etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('that is not there is not found', async () => {
    expect((await get('/notes/feed/other.xml')).statusCode).toBe(404)
  })
})
