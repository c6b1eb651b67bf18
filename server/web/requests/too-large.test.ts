import { connect, type AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { frameArea, notesKeeper, openTestServer } from '../test-web-server.ts'

const PIECE_BYTES = 100_000

let app: FastifyInstance
let port: number
beforeEach(async () => {
  app = (
    await openTestServer({
      areas: [frameArea, { keeps: [{ ...notesKeeper, bodyBytes: { addNote: 3_000_000 } }] }],
    })
  ).app
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterEach(() => app.close())

/**
 * Sends the whole body before it reads the answer, as browsers do. Returns the answer and the
 * number of bytes sent.
 */
async function upload(
  path: string,
  bytes: number,
  { type = 'application/json', isChunked = false } = {},
): Promise<{ answer: string; sent: number }> {
  const socket = connect(port, '127.0.0.1')
  const over = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  let isBroken = false
  socket.on('error', () => (isBroken = true))
  const piece = 'x'.repeat(PIECE_BYTES)
  const length = isChunked ? 'transfer-encoding: chunked' : `content-length: ${bytes}`
  let sent = 0
  function* parts() {
    yield `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: ${type}\r\n${length}\r\n\r\n`
    for (; sent < bytes; sent += PIECE_BYTES) {
      yield isChunked ? `${PIECE_BYTES.toString(16)}\r\n${piece}\r\n` : piece
    }
    if (isChunked) yield '0\r\n\r\n'
  }
  for (const part of parts()) {
    const written = new Promise<void>((resolve) => socket.write(part, () => resolve()))
    await Promise.race([written, over])
    if (isBroken) break
  }
  let answer = ''
  const answered = new Promise<void>((resolve) => {
    socket.on('data', (data) => {
      answer += data.toString()
      if (answer.endsWith('}')) resolve()
    })
  })
  await Promise.race([answered, over])
  socket.destroy()
  return { answer, sent }
}

test.each([
  ['JSON', { type: 'application/json' }],
  ['plain text', { type: 'text/plain' }],
  ['what nobody reads', { type: 'image/png' }],
  ['a form', { type: 'multipart/form-data; boundary=x' }],
  ['JSON whose length is not announced', { type: 'application/json', isChunked: true }],
])('a client that sends too much gets a message after all is sent: %s', async (_, how) => {
  const { answer } = await upload('/api/notes/deleteNote', 40_000_000, how)
  expect(answer).toMatch(/^HTTP\/1.1 413 /)
  expect(answer).toContain('application/problem+json')
  expect(answer).toContain('"kind":"invalid"')
  expect(answer).toContain(
    'That is more than the 20 MB that may be sent here at a time. Send less, or in parts.',
  )
})

test('an operation says how much it accepts', async () => {
  const addNote = await upload('/api/notes/addNote', 4_000_000)
  expect(addNote.answer).toMatch(/^HTTP\/1.1 413 [^]*more than the 3 MB/)
  // These bodies are small enough to be read, but are not JSON.
  for (const [path, bytes] of [
    ['addNote', 2_000_000],
    ['deleteNote', 20_000_000],
  ] as const) {
    expect((await upload(`/api/notes/${path}`, bytes)).answer).toMatch(/^HTTP\/1.1 400 /)
  }
})

test(
  'a client that never stops sending is cut off',
  async () => {
    const { sent } = await upload('/api/notes/addNote', 2_000_000_000)
    expect(sent).toBeLessThan(1_000_000_000)
  },
  patient(60_000),
)
