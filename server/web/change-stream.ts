import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { changesAddress, type Change } from '#core/wire.ts'

const HEARTBEAT_MS = 25_000
const RETRY_MS = 2000
/** A screen this far behind is let go; it comes back by itself and then asks for everything. */
const LONGEST_QUEUE_BYTES = 64 * 1024

/** Calls the handler at each change, until the returned function is called. */
export type OnChange = (handler: (change: Change) => void) => () => unknown

/** Tells open screens, by server-sent events, what they show that may be old. */
export function serveChanges(app: FastifyInstance, onChange: OnChange): { count(): number } {
  const screens = new Set<PassThrough>()

  function tell(text: string) {
    for (const screen of screens) {
      screen.write(text)
      if (screen.writableLength + screen.readableLength < LONGEST_QUEUE_BYTES) continue
      screens.delete(screen)
      screen.destroy()
    }
  }

  app.get(changesAddress, { exposeHeadRoute: false }, (_, reply) => {
    const screen = new PassThrough()
    screen.write(`retry: ${RETRY_MS}\n\n`)
    screens.add(screen)
    screen.once('close', () => screens.delete(screen))
    return reply
      .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .type('text/event-stream')
      .send(screen)
  })

  const stopListening = onChange((change) => {
    tell(`event: change\ndata: ${JSON.stringify(change)}\n\n`)
  })
  const heartbeat = setInterval(() => tell(': still here\n\n'), HEARTBEAT_MS).unref()

  app.addHook('preClose', async () => {
    clearInterval(heartbeat)
    await stopListening()
    for (const screen of screens) screen.end()
  })
  return { count: () => screens.size }
}
