import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { askingGone } from '../../access/asking.ts'
import { frameArea, notes, notesArea, openTestServer } from '../test-web-server.ts'
import type { AskedByReader, ReaderRoute, Reply } from './route.ts'

type Answer = (asked: AskedByReader) => Promise<Reply>

const said = (body: unknown = null, status = 200): Reply => ({
  type: 'application/json',
  body: JSON.stringify(body),
  status,
})

let close: () => Promise<unknown> = async () => {}
afterEach(() => close())

async function listening(answer: Answer) {
  const route: ReaderRoute = {
    who: 'reader',
    path: '/api/spoken',
    methods: ['POST'],
    body: { as: 'json', mostBytes: 1000 },
    answer: (_, asked) => answer(asked),
  }
  const areas = [frameArea, notesArea, { routes: [route] }]
  const { app, logged } = await openTestServer({ areas })
  close = () => app.close()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return { port, logged, address: `http://127.0.0.1:${port}/api/spoken` }
}

const post = (address: string, body = '{"say":"hello"}') =>
  fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body })

test('A message is answered with what the operations say', async () => {
  const { address } = await listening(async ({ ask, body }) => {
    const given = (body.json as { say: string }).say
    return said(await ask(notes.echo, { given }), 202)
  })
  const reply = await post(address)
  expect(reply.status).toBe(202)
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(await reply.json()).toBe('hello')
})

test('A client that hangs up ends the work: nothing more is asked', async () => {
  let handleEnd: (asked: unknown) => void = () => {}
  const ended = new Promise((resolve) => (handleEnd = resolve))
  let handleBegin = () => {}
  const begun = new Promise<void>((resolve) => (handleBegin = resolve))
  const { port } = await listening(async ({ ask }) => {
    const gone = askingGone()!
    handleBegin()
    await once(gone, 'abort')
    handleEnd(await ask(notes.echo, { given: 'more' }).catch((error: Error) => error.name))
    return said()
  })
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST /api/spoken HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
  )
  await begun
  socket.destroy()
  expect(await ended).toBe('AbortError')
})

test('It accepts only POST, and no more than it says', async () => {
  const { address } = await listening(async () => said())
  const asked = await fetch(address)
  expect([asked.status, asked.headers.get('allow')]).toEqual([405, 'POST'])
  expect((await fetch(address, { method: 'DELETE' })).status).toBe(405)
  expect((await post(address, JSON.stringify({ say: 'x'.repeat(1000) }))).status).toBe(413)
})
