import { EventEmitter, once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { closeInTime } from './close-in-time.ts'

/** Starts a server that answers `/` when the test allows it, and opens a connection to it. */
async function serve(finishWithinMs?: number) {
  const app = Fastify({ return503OnClosing: false })
  closeInTime(app, finishWithinMs)
  const hears = new EventEmitter()
  const asked = once(hears, 'asked')
  app.get('/', async () => {
    hears.emit('asked')
    const [answer] = await once(hears, 'answer')
    return answer
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const accepted = once(app.server, 'connection')
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  let heard = ''
  socket.setEncoding('utf8').on('data', (text) => (heard += text))
  const ended = once(socket, 'close')
  await accepted
  const answer = (text: string) => hears.emit('answer', text)
  return { app, socket, ended, asked, answer, heard: () => heard }
}

const ASK = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

// Without `closeInTime`, Node would wait for a minute, which is longer than a test may take.
test('a connection that never sent a request does not keep the server from closing', async () => {
  const { app, ended } = await serve()
  await app.close()
  await ended
})

test('a request in progress is still answered', async () => {
  const { app, socket, ended, asked, answer, heard } = await serve()
  socket.write(ASK)
  await asked
  const closed = app.close()
  answer('the answer')
  await closed
  await ended
  expect(heard()).toContain('the answer')
})

test('a request while the server closes gets a problem that says so', async () => {
  const { app, socket, ended, asked, answer, heard } = await serve()
  socket.write(ASK)
  await asked
  const closed = app.close()
  const askedAgain = once(app.server, 'request')
  socket.write(ASK)
  await askedAgain
  answer('the answer')
  await closed
  await ended
  const second = heard().slice(heard().indexOf('the answer'))
  expect(second).toContain('HTTP/1.1 503')
  expect(second).toContain('application/problem+json')
  expect(second).toContain('Synthwire is stopping or restarting. Try again shortly.')
})

test('a request without an answer in time is cut off', async () => {
  const { app, socket, ended, asked } = await serve(50)
  socket.write(ASK)
  await asked
  await app.close()
  await ended
})
