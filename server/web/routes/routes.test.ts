import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { frameArea, openTestServer } from '../test-web-server.ts'
import { readForm } from './read-form.ts'
import type { Asked, OpenRoute, Reply } from './route.ts'

let close: () => Promise<unknown> = async () => {}
afterEach(() => close())

async function serving(route: Partial<OpenRoute> & { answer: OpenRoute['answer'] }) {
  const whole: OpenRoute = { who: 'anybody', path: '/answered/:name', ...route }
  const { app } = await openTestServer({ areas: [frameArea, { routes: [whole] }] })
  close = () => app.close()
  return app
}

const host = 'localhost'
const text = (body: Reply['body'], headers = {}): Reply => ({ type: 'text/plain', body, headers })

test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  'a route answers %s with what was sent, and no other method',
  async (method) => {
    const app = await serving({
      methods: [method],
      body: { as: 'bytes', mostBytes: 10 },
      answer: async (_, { method, params, body }) =>
        text(`${method} ${params['name']} ${Buffer.from(body.bytes).toString()}`),
    })
    const sent = method === 'GET' ? {} : { payload: 'a "b"' }
    const reply = await app.inject({ method, url: '/answered/me', headers: { host }, ...sent })
    expect(reply.body).toBe(`${method} me ${method === 'GET' ? '' : 'a "b"'}`)
    const other = method === 'PUT' ? 'PATCH' : 'PUT'
    const refused = await app.inject({ method: other, url: '/answered/me', headers: { host } })
    expect(refused.statusCode).toBe(405)
  },
)

test('a body that no route accepts is refused, and so is one that is too long', async () => {
  const answer = async () => text('')
  const app = await serving({ methods: ['POST'], answer })
  const post = { method: 'POST', url: '/answered/me', headers: { host } } as const
  expect((await app.inject(post)).statusCode).toBe(200)
  expect((await app.inject({ ...post, payload: 'ab' })).statusCode).toBe(413)
})

test('a stream is read as it comes, and ends with a message once it is too long', async () => {
  const counted = async ({ body }: Asked) => {
    let bytes = 0
    for await (const piece of body.stream) bytes += piece.byteLength
    return text(String(bytes))
  }
  const app = await serving({
    methods: ['PUT'],
    body: { as: 'stream', mostBytes: 100_000 },
    answer: (_, asked) => counted(asked),
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const put = (bytes: number) => {
    const body = new Blob(Array.from({ length: bytes / 1000 }, () => new Uint8Array(1000)))
    const sent = { method: 'PUT', body: body.stream(), duplex: 'half' } as const
    return fetch(`http://127.0.0.1:${port}/answered/me`, sent)
  }
  expect(await (await put(100_000)).text()).toBe('100000')
  const tooLong = await put(101_000)
  expect([tooLong.status, (await tooLong.json()).detail]).toEqual([
    413,
    expect.stringContaining('0.1 MB'),
  ])
  const none = await app.inject({ method: 'PUT', url: '/answered/me', headers: { host } })
  expect(none.body).toBe('0')
})

test.each([
  ['application/x-www-form-urlencoded', 'a=1&b=two+words'],
  ['text/plain', 'a=1&b=two+words'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x\r\ncontent-disposition: form-data; name="b"\r\n\r\ntwo words\r\n--x--\r\n',
  ],
])('a form is read as %s', async (type, payload) => {
  const app = await serving({
    methods: ['POST'],
    body: { as: 'bytes', mostBytes: 1000 },
    answer: async (_, asked) => text(JSON.stringify([...(await readForm(asked))])),
  })
  const headers = { host, 'content-type': type }
  const reply = await app.inject({ method: 'POST', url: '/answered/me', headers, payload })
  expect(reply.json()).toEqual([
    ['a', '1'],
    ['b', 'two words'],
  ])
})

test('a route that is only read has a tag and is not sent twice; a route that is written to is not cached', async () => {
  const app = await serving({ answer: async () => text('the same') })
  const first = await app.inject({ url: '/answered/me', headers: { host } })
  expect(first.headers['cache-control']).toBe('private, no-cache')
  const known = { host, 'if-none-match': String(first.headers['etag']) }
  const again = await app.inject({ url: '/answered/me', headers: known })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await close()

  const written = await serving({ methods: ['GET', 'POST'], answer: async () => text('new') })
  const { headers } = await written.inject({ url: '/answered/me', headers: { host } })
  expect([headers['cache-control'], headers['etag']]).toEqual(['no-store', undefined])
})

test('long text is compressed on its way, and an answer with byte ranges is not', async () => {
  async function* lines() {
    for (let line = 0; line < 1000; line++) yield `line ${line}\n`
  }
  const answer: OpenRoute['answer'] = async (_, { params }) =>
    text(lines(), params['name'] === 'part' ? { 'accept-ranges': 'bytes' } : {})
  const app = await serving({ answer })
  const headers = { host, 'accept-encoding': 'gzip, br' }
  const packed = await app.inject({ url: '/answered/all', headers })
  expect(packed.headers['content-encoding']).toBe('gzip')
  const part = await app.inject({ url: '/answered/part', headers })
  expect([part.headers['content-encoding'], part.body.length]).toEqual([undefined, 8890])
})

test('a stream that fails before its first piece is answered as a failure', async () => {
  // oxlint-disable-next-line require-yield
  async function* broken(): AsyncGenerator<string> {
    throw new Error('secret-internal-detail')
  }
  const app = await serving({ answer: async () => text(broken()) })
  const reply = await app.inject({ url: '/answered/me', headers: { host } })
  expect([reply.statusCode, reply.body.includes('secret')]).toEqual([500, false])
})

test('a network that asks too often waits, and is told for how long', async () => {
  const app = await serving({ perMinute: 2, answer: async () => text('') })
  const ask = () => app.inject({ url: '/answered/me', headers: { host } })
  const replies = [await ask(), await ask(), await ask()]
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
  expect(Number(replies[2]!.headers['retry-after'])).toBeGreaterThan(0)
})

test('a route of one name of the hub answers under that name alone', async () => {
  const app = await serving({ host: 'localhost:81', answer: async () => text('here') })
  const at = (host: string) => app.inject({ url: '/answered/me', headers: { host } })
  expect((await at('localhost:81')).body).toBe('here')
  expect((await at('localhost:82')).statusCode).toBe(404)
})

test('a client that hangs up in the middle of a stream ends it', async () => {
  let handleEnd = () => {}
  const ended = new Promise<void>((resolve) => (handleEnd = resolve))
  async function* endless() {
    try {
      for (;;) {
        yield 'x'.repeat(10_000)
        await new Promise((resolve) => setImmediate(resolve))
      }
    } finally {
      handleEnd()
    }
  }
  const app = await serving({ answer: async () => text(endless()) })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /answered/me HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n')
  socket.once('data', () => socket.destroy())
  await ended
})

test('a route for pages without an origin accepts their requests, without cookies and tokens', async () => {
  const app = await serving({
    methods: ['GET', 'POST'],
    body: { as: 'bytes', mostBytes: 10 },
    takesFromNowhere: true,
    answer: async (_, { headers, body }) =>
      text(JSON.stringify([headers['cookie'], headers['authorization'], body.bytes.length])),
  })
  const strange = { host, origin: 'null', 'sec-fetch-site': 'cross-site' }
  const ask = { method: 'OPTIONS', url: '/answered/me', headers: strange } as const
  const allowed = await app.inject(ask)
  expect([allowed.statusCode, allowed.headers['access-control-allow-origin']]).toEqual([
    204,
    'null',
  ])
  const secret = { cookie: 'synthwire_session=1', authorization: 'Bearer 1' }
  const post = { ...ask, method: 'POST', headers: { ...strange, ...secret }, payload: 'a' } as const
  expect((await app.inject(post)).body).toBe('[null,null,1]')
})

test('any other route refuses requests of pages of strangers', async () => {
  const app = await serving({ methods: ['POST'], answer: async () => text('') })
  const headers = { host, origin: 'null', 'sec-fetch-site': 'cross-site' }
  for (const method of ['POST', 'OPTIONS'] as const) {
    const { statusCode } = await app.inject({ method, url: '/answered/me', headers })
    expect(statusCode).toBe(403)
  }
})
