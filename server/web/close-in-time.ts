import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** What is being asked when the server closes is answered within this, or not at all. */
const FINISH_WITHIN_MS = 3000

/**
 * Lets the server close in time. Browsers open connections that they may need later; Node takes one
 * that has not asked for anything yet for a request under way, and would wait for it for a minute.
 */
export function closeInTime(app: FastifyInstance, finishWithinMs = FINISH_WITHIN_MS): void {
  const unused = new Set<Socket>()
  app.server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))

  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy()
    setTimeout(() => app.server.closeAllConnections(), finishWithinMs).unref()
  })
}
