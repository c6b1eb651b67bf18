import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer } from '../test-web-server.ts'

let server: Awaited<ReturnType<typeof openTestServer>>
let port: number
beforeAll(async () => {
  server = await openTestServer()
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => server.app.close())

/** Sends a text on a connection of its own; returns the whole answer. */
async function say(words: string): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  const received: Buffer[] = []
  socket.on('data', (piece) => received.push(piece))
  socket.write(Buffer.from(words, 'latin1'))
  await once(socket, 'close')
  const [head = '', body = ''] = Buffer.concat(received).toString().split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head, body }
}

const host = 'Host: localhost\r\nConnection: close\r\n'

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['another version', `GET / HTTP/9.9\r\n${host}\r\n`, 400],
  ['a method that nobody knows', `JUMP / HTTP/1.1\r\n${host}\r\n`, 400],
  ['a method of other servers', `PROPFIND /api/notes/echo HTTP/1.1\r\n${host}\r\n`, 405],
  [
    'an address of an endless length',
    `GET /api/x?${'a'.repeat(40_000)} HTTP/1.1\r\n${host}\r\n`,
    431,
  ],
  ['headers without end', `GET / HTTP/1.1\r\n${host}X-A: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
  ['a header without a name', `GET / HTTP/1.1\r\n${host}: a\r\n\r\n`, 400],
  ['two lengths', `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\na`, 400],
  ['a negative length', `POST / HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`, 400],
  [
    'a length and pieces',
    `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  [
    'pieces of no size',
    `POST /api/notes/addNote HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
    400,
  ],
  ['an address that cannot be decoded', `GET /api/%E0%A4%A HTTP/1.1\r\n${host}\r\n`, 400],
  ['bytes that are no address', `GET /api/\xff\xfe HTTP/1.1\r\n${host}\r\n`, 400],
  ['a way out of the folder', `GET /api/../../etc/passwd HTTP/1.1\r\n${host}\r\n`, 404],
  ['no host', 'GET /api/notes/echo HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two hosts', `GET /api/notes/echo HTTP/1.1\r\nHost: evil.example\r\n${host}\r\n`, 400],
])('%s is answered as a problem', async (_, words, status) => {
  const reply = await say(words)
  expect([reply.status, reply.head.toLowerCase()]).toEqual([
    status,
    expect.stringContaining('content-type: application/problem+json'),
  ])
  expect(JSON.parse(reply.body)).toMatchObject({ status, detail: expect.any(String) })
})

test('a connection that says nothing useful leaves the server as it was', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write('POST /api/notes/addNote HTTP/1.1\r\nContent-')
  socket.destroy()
  const reply = await say(`GET /healthz HTTP/1.1\r\n${host}\r\n`)
  expect(reply.status).toBe(200)
})
