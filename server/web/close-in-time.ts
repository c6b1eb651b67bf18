import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { sendUnavailable } from './requests/problem-reply.ts'

/** The time in which current requests can still be answered when the server closes. */
const FINISH_WITHIN_MS = 3000

/** The wait that is suggested to clients, which is about the time of a restart. */
const RETRY_AFTER_SECONDS = 10

/**
 * Makes the server close in time and refuse new requests while it closes. Browsers open connections
 * for later use; Node counts a connection without a request as busy, and would wait for a minute.
 */
export function closeInTime(app: FastifyInstance, finishWithinMs = FINISH_WITHIN_MS): void {
  const unused = new Set<Socket>()
  app.server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))

  let isClosing = false
  app.addHook('onRequest', async (request, reply) => {
    if (!isClosing) return
    reply.headers({ connection: 'close', 'retry-after': String(RETRY_AFTER_SECONDS) })
    return sendUnavailable(
      request,
      reply,
      'Synthwire is stopping or restarting. Try again shortly.',
    )
  })
  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of unused) socket.destroy()
    setTimeout(() => app.server.closeAllConnections(), finishWithinMs).unref()
  })
}
