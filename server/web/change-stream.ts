import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { changesAddress } from '#core/wire.ts'
import type { Change } from '../tools.ts'
import type { WhoAsks } from './whose.ts'

const HEARTBEAT_MS = 25_000
const RETRY_MS = 2000
/**
 * The time for which changes are remembered. It is longer than drawing and loading a page takes; a
 * page that connects later refetches everything.
 */
const RECENT_MS = 30_000
/**
 * The most bytes that wait for a screen. A screen that is further behind is disconnected; it
 * reconnects by itself and refetches everything.
 */
const LONGEST_QUEUE_BYTES = 64 * 1024

/** Contracts whose changes may have ended a session or a token. */
const OF_ACCESS = new Set(['access', 'account', 'readers'])

interface Asked {
  /** The parameter `since` is the time at which the page was drawn, in ISO 8601. */
  Querystring: URLSearchParams
}

/** Calls the handler for each change; returns a function that ends this. */
export type OnChange = (handler: (change: Change) => void) => () => unknown

/**
 * Announces changes to open screens by server-sent events; each screen receives only those that its
 * reader may see. A screen that states the time of its data first receives the changes since then.
 */
export function serveChanges(
  app: FastifyInstance,
  onChange: OnChange,
  whoAsks: WhoAsks,
  /** Returns those of these ids of sessions and tokens that are still valid. */
  stillOpen: (ids: string[]) => Promise<string[]>,
): { count(): number } {
  const screens = new Map<PassThrough, string>()
  /** The session or token of each screen that has one. */
  const cameBy = new Map<PassThrough, string>()
  let recent: { at: number; text: string; readerId: string | undefined }[] = []

  function tell(text: string, onlyTo?: string) {
    for (const [screen, readerId] of screens) {
      if (onlyTo !== undefined && onlyTo !== readerId) continue
      screen.write(text)
      if (screen.writableLength + screen.readableLength < LONGEST_QUEUE_BYTES) continue
      screens.delete(screen)
      screen.destroy()
    }
  }

  /** Ends screens whose session or token is no longer valid. */
  async function letGo(): Promise<void> {
    const ids = [...new Set(cameBy.values())]
    if (ids.length === 0) return
    // If this cannot be checked, all screens stay, and the next change of this kind checks again.
    const open = await stillOpen(ids).catch(() => ids)
    for (const [screen, id] of cameBy) if (!open.includes(id)) screen.end()
  }

  /**
   * The changes since a page was drawn. If that is too long ago, the page's program is told to
   * refetch everything.
   */
  function changesSince(drawnAt: number, reader: string): string {
    if (drawnAt < Date.now() - RECENT_MS) return 'event: gap\ndata: {}\n\n'
    return recent
      .filter(({ at, readerId }) => at >= drawnAt && (readerId ?? reader) === reader)
      .map(({ text }) => text)
      .join('')
  }

  app.get<Asked>(changesAddress, { exposeHeadRoute: false }, (request, reply) => {
    const screen = new PassThrough()
    const reader = whoAsks(request)
    const drawnAt = Date.parse(request.query.get('since') ?? '')
    screen.write(`retry: ${RETRY_MS}\n\n`)
    if (!Number.isNaN(drawnAt)) screen.write(changesSince(drawnAt, reader))
    screens.set(screen, reader)
    const by = request.sessionId ?? request.tokenId
    if (by) cameBy.set(screen, by)
    screen.once('close', () => {
      screens.delete(screen)
      cameBy.delete(screen)
    })
    return reply
      .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .type('text/event-stream')
      .send(screen)
  })

  const stopListening = onChange(({ readerId, ...change }) => {
    const text = `event: change\ndata: ${JSON.stringify(change)}\n\n`
    const at = Date.now()
    recent = [...recent.filter((one) => one.at >= at - RECENT_MS), { at, text, readerId }]
    tell(text, readerId)
    if (OF_ACCESS.has(change.area)) void letGo()
  })
  const heartbeat = setInterval(() => {
    tell(': still here\n\n')
    void letGo()
  }, HEARTBEAT_MS).unref()

  app.addHook('preClose', async () => {
    clearInterval(heartbeat)
    await stopListening()
    for (const screen of screens.keys()) screen.end()
  })
  return { count: () => screens.size }
}
