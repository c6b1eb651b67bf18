import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { ProtocolRoute } from '../area.ts'
import { frameArea, notes, notesArea, openTestServer } from './test-web-server.ts'

type Asked = Parameters<ProtocolRoute['answer']>[1]
type Answer = (asked: Asked) => Promise<Response>

let close: () => Promise<unknown> = async () => {}
afterEach(() => close())

async function listening(answer: Answer) {
  const route: ProtocolRoute = {
    path: '/api/spoken',
    bodyBytes: 1000,
    answer: (_, asked) => answer(asked),
  }
  const areas = [frameArea, notesArea, { protocols: [route] }]
  const { app, logged } = await openTestServer({ areas })
  close = () => app.close()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return { port, logged, address: `http://127.0.0.1:${port}/api/spoken` }
}

const post = (address: string, body = '{"say":"hello"}') =>
  fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body })

test('A message is answered with what the operations say', async () => {
  const { address } = await listening(async ({ ask, body, scope }) => {
    const given = (body as { say: string }).say
    return Response.json({ heard: await ask(notes.echo, { given }), scope }, { status: 202 })
  })
  const reply = await post(address)
  expect(reply.status).toBe(202)
  expect(await reply.json()).toEqual({ heard: 'hello', scope: null })
})

test('Who hangs up ends the work: nothing more is asked', async () => {
  let handleEnd: (asked: unknown) => void = () => {}
  const ended = new Promise((resolve) => (handleEnd = resolve))
  let handleBegin = () => {}
  const begun = new Promise<void>((resolve) => (handleBegin = resolve))
  const { port } = await listening(async ({ ask, request }) => {
    handleBegin()
    await once(request.signal, 'abort')
    handleEnd(await ask(notes.echo, { given: 'more' }).catch((error: Error) => error.name))
    return new Response()
  })
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST /api/spoken HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
  )
  await begun
  socket.destroy()
  expect(await ended).toBe('AbortError')
})

test('It takes POST alone, and no more than it says', async () => {
  const { address } = await listening(async () => new Response())
  const asked = await fetch(address)
  expect([asked.status, asked.headers.get('allow')]).toEqual([405, 'POST'])
  expect((await fetch(address, { method: 'DELETE' })).status).toBe(405)
  expect((await post(address, JSON.stringify({ say: 'x'.repeat(1000) }))).status).toBe(413)
})
