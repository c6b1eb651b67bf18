import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { changesAddress } from '#core/wire.ts'
import type { Change } from '../tools.ts'
import type { WhoAsks } from './keepers.ts'

const HEARTBEAT_MS = 25_000
const RETRY_MS = 2000
/** A screen this far behind is let go; it comes back by itself and then asks for everything. */
const LONGEST_QUEUE_BYTES = 64 * 1024

/** Calls the handler at each change, until the returned function is called. */
export type OnChange = (handler: (change: Change) => void) => () => unknown

/** Tells open screens, by server-sent events, what they show that may be old; each only what its reader sees. */
export function serveChanges(
  app: FastifyInstance,
  onChange: OnChange,
  whoAsks: WhoAsks,
): { count(): number } {
  const screens = new Map<PassThrough, string>()

  function tell(text: string, onlyTo?: string) {
    for (const [screen, readerId] of screens) {
      if (onlyTo !== undefined && onlyTo !== readerId) continue
      screen.write(text)
      if (screen.writableLength + screen.readableLength < LONGEST_QUEUE_BYTES) continue
      screens.delete(screen)
      screen.destroy()
    }
  }

  app.get(changesAddress, { exposeHeadRoute: false }, (request, reply) => {
    const screen = new PassThrough()
    screen.write(`retry: ${RETRY_MS}\n\n`)
    screens.set(screen, whoAsks(request))
    screen.once('close', () => screens.delete(screen))
    return reply
      .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .type('text/event-stream')
      .send(screen)
  })

  const stopListening = onChange(({ readerId, ...change }) => {
    tell(`event: change\ndata: ${JSON.stringify(change)}\n\n`, readerId)
  })
  const heartbeat = setInterval(() => tell(': still here\n\n'), HEARTBEAT_MS).unref()

  app.addHook('preClose', async () => {
    clearInterval(heartbeat)
    await stopListening()
    for (const screen of screens.keys()) screen.end()
  })
  return { count: () => screens.size }
}
