import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { invalidInput } from '../asking/check.ts'
import { asked, openTestServer } from './test-web-server.ts'

let server: Awaited<ReturnType<typeof openTestServer>>
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.app.close())

const get = (url: string) => server.app.inject({ url, headers: { host: 'localhost:4600' } })
const post = (url: string, payload: unknown, headers = {}) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { host: 'localhost:4600', 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })

describe('A read', () => {
  test('takes plain query parameters and gives the keeper what the schema asks for', async () => {
    const reply = await get(
      '/api/notes/listNotes?search=ferry%20port&tags=a&tags=b&minStars=2&isPinned=true',
    )
    expect(reply.statusCode).toBe(200)
    expect(asked.at(-1)).toEqual({
      search: 'ferry port',
      tags: ['a', 'b'],
      minStars: 2,
      isPinned: true,
    })
  })

  test('needs nothing that has a default, is optional or is a list', async () => {
    await get('/api/notes/listNotes?search=')
    expect(asked.at(-1)).toEqual({ search: '', tags: [], minStars: 0 })
  })

  test('answers what the contract names and nothing more', async () => {
    const reply = await get('/api/notes/listNotes?search=')
    expect(reply.json()).toEqual([{ id: 'note-1', text: 'Ferry delayed', stars: 3, tags: [] }])
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  test('can answer a bare text and a bare null', async () => {
    expect((await get('/api/notes/echo?given=true')).body).toBe('"true"')
    expect((await get('/api/notes/echo')).body).toBe('null')
  })

  test('with wrong input is told which field is wrong, in words of the schema', async () => {
    const reply = await get('/api/notes/listNotes?minStars=-1')
    expect(reply.statusCode).toBe(400)
    expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(reply.json()).toEqual({
      status: 400,
      title: 'Bad Request',
      kind: 'invalid',
      detail: 'Invalid input: expected string, received undefined. Stars start at 0',
      fields: {
        search: 'Invalid input: expected string, received undefined',
        minStars: 'Stars start at 0',
      },
    })
  })
})

test('that cannot be done now gives reasons by field, as any failure does', async () => {
  const reply = await get('/api/notes/fail?how=unavailable')
  expect(reply.statusCode).toBe(503)
  expect(reply.json()).toMatchObject({ kind: 'unavailable', fields: { how: 'unavailable' } })
})

describe('A write', () => {
  test('takes JSON and answers JSON', async () => {
    const reply = await post('/api/notes/addNote', { text: '  Storm warning ' })
    expect(reply.json()).toEqual({ id: 'note-2', text: 'Storm warning', stars: 0, tags: [] })
  })

  test('with nothing to say answers 204', async () => {
    const reply = await post('/api/notes/deleteNote', { id: 'note-1' })
    expect([reply.statusCode, reply.body]).toEqual([204, ''])
  })

  test('with wrong input does nothing and says why', async () => {
    const reply = await post('/api/notes/addNote', { text: ' ' })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({
      detail: 'Write something first',
      fields: { text: 'Write something first' },
    })
  })

  test.each([
    ['broken JSON', '{"text":', 'application/json', 400],
    ['an empty body', '', 'application/json', 400],
    ['a form', 'text=hello', 'application/x-www-form-urlencoded', 415],
    ['plain text', '{"text":"hello"}', 'text/plain', 415],
    ['JSON that reaches for prototypes', '{"__proto__":{"text":"x"}}', 'application/json', 400],
  ])('refuses %s', async (_, payload, type, status) => {
    const reply = await post('/api/notes/addNote', payload, { 'content-type': type })
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toMatchObject({ status, kind: 'invalid' })
    expect(reply.json().detail).not.toMatch(/FST|position|token/)
  })

  test('carries a list of many feeds, and refuses what is larger than 20 MB', async () => {
    const megabytes = (count: number) => ({ text: 'x'.repeat(count * 1024 * 1024) })
    expect((await post('/api/notes/addNote', megabytes(19))).statusCode).toBe(200)
    expect((await post('/api/notes/addNote', megabytes(21))).statusCode).toBe(413)
  })
})

test('Complaints read as sentences, with or without a full stop', () => {
  const issues = ['Give it a name', 'That is too long.', 'Choose one'].map(
    (message) => ({ code: 'custom', message, path: [] }) as z.core.$ZodIssue,
  )
  expect(invalidInput(issues).message).toBe('Give it a name. That is too long. Choose one')
})

describe('A failure', () => {
  test.each([
    ['invalid', 400],
    ['not-allowed', 403],
    ['not-found', 404],
    ['conflict', 409],
    ['unavailable', 503],
  ])('of the kind %s answers %i with its message as written', async (kind, status) => {
    const reply = await get(`/api/notes/fail?how=${kind}`)
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toMatchObject({ kind, detail: `It is ${kind}, try the other door.` })
  })

  test.each([
    ['a bug', 'bug', 'secret-internal-detail'],
    ['an answer against the contract', 'contract', 'fine'],
  ])('by %s reveals nothing internal, and is logged once with its cause', async (_, how, why) => {
    server.logged.length = 0
    const reply = await get(`/api/notes/fail?how=${how}`)
    expect(reply.statusCode).toBe(500)
    expect(reply.body).not.toMatch(/secret|\.ts\b|\\n|stack|expected/)
    expect(Object.keys(reply.json()).sort()).toEqual(['detail', 'status', 'title'])
    expect(server.logged).toHaveLength(1)
    expect(server.logged[0]).toContain(why)
    const id = /"(.+)"/.exec(reply.json().detail)?.[1]
    expect(server.logged[0]).toContain(id)
  })

  test('because of an unknown operation is a problem, too', async () => {
    for (const url of ['/api/notes/dropTables?secret=1', '/api', '/api?secret=1', '/api/']) {
      const reply = await get(url)
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({ kind: 'not-found' })
    }
  })

  test('because of the wrong method names the right one', async () => {
    const reply = await get('/api/notes/addNote')
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'POST'])
    const other = await post('/api/notes/listNotes', {})
    expect([other.statusCode, other.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test('because of an address that cannot be decoded is a problem, too', async () => {
    const reply = await get('/api/notes/%E0%A4%A')
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ kind: 'invalid' })
  })

  test('never puts the input into the log', async () => {
    server.logged.length = 0
    await get('/api/notes/listNotes?search=private-matter')
    await get('/api/notes/fail?how=bug&search=private-matter')
    await get('/api/nothing?search=private-matter')
    expect(server.logged.join('')).not.toContain('private-matter')
  })
})

test('the keeper is told when nobody waits for its answer any more', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const asker = new AbortController()
  const reply = fetch(`${address}/api/notes/deleteNote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'endless' }),
    signal: asker.signal,
  })
  const refused = expect(reply).rejects.toThrow('abort')
  await expect.poll(() => asked.at(-1)).toBe('waiting')
  asker.abort()
  await refused
  await expect.poll(() => asked.at(-1)).toBe('gone')
})
