import { request } from 'undici'
import { Problem } from '#core/problem.ts'
import { changesAddress } from '#core/wire.ts'

/** The longest wait for an event; through a proxy that does not buffer, it takes milliseconds. */
const EVENT_MS = 5000
const REACHED_MS = 10_000

export interface Listener {
  /** The token of a reader. */
  token: string
  /** Makes the server announce something to that reader's pages. */
  announce(): Promise<void>
}

/**
 * Listens at the public address of this server as its pages do, to test if proxies pass events on
 * at once. `lend` provides a listener for the time of the work. One event is not enough, because a
 * proxy that buffers may send it together with the head of the answer.
 */
export async function checkEventStream(
  publicAddress: string,
  lend: <Result>(work: (listener: Listener) => Promise<Result>) => Promise<Result>,
  eventMs = EVENT_MS,
): Promise<string> {
  const health = await request(new URL(`${publicAddress}/healthz`), {
    signal: AbortSignal.timeout(REACHED_MS),
  }).catch((error: NodeJS.ErrnoException) => error)
  // The public address may be unreachable from inside, because many routers do not route such
  // connections.
  if (health instanceof Error) {
    return `not tried: ${publicAddress} cannot be reached from this machine (${health.code ?? health.name})`
  }
  const isOurs = (await health.body.text().catch(() => '')).trim() === 'ok'
  if (!isOurs) {
    throw new Problem(
      'unavailable',
      `${publicAddress} does not lead to a running Synthwire (it answers ${health.statusCode}). Start it, or correct the proxy or SYNTHWIRE_PUBLIC_ADDRESS.`,
    )
  }
  return lend((listener) => listen(new URL(publicAddress + changesAddress), listener, eventMs))
}

async function listen(
  address: URL,
  { token, announce }: Listener,
  eventMs: number,
): Promise<string> {
  const startedAt = performance.now()
  const gone = new AbortController()
  const timer = setTimeout(() => gone.abort(), eventMs)
  try {
    const answer = await request(address, {
      signal: gone.signal,
      headers: {
        accept: 'text/event-stream',
        // Browsers send these headers.
        'accept-encoding': 'gzip, deflate, br',
        authorization: `Bearer ${token}`,
      },
    })
    const { 'content-type': type, 'content-encoding': encoding } = answer.headers
    if (answer.statusCode !== 200 || !String(type).startsWith('text/event-stream')) {
      throw new Problem(
        'unavailable',
        `${address.href} answers ${answer.statusCode} instead of events. Let the proxy pass on the path /api/ with the header Authorization.`,
      )
    }
    if (encoding !== undefined && encoding !== 'identity') {
      throw new Problem(
        'unavailable',
        `The proxy compresses the event stream (${String(encoding)}), so events may be held back. Exclude text/event-stream from compression there.`,
      )
    }
    let heard = 0
    for await (const _ of answer.body) {
      if (++heard === 1) await announce()
      else
        return `${address.href} passes on events at once (${Math.round(performance.now() - startedAt)} ms)`
    }
    throw new Problem(
      'unavailable',
      `The proxy ends the event stream at once, so open pages are not told of news. Let it pass on ${address.pathname} for as long as it lasts.`,
    )
  } catch (error) {
    if (!gone.signal.aborted) throw error
    throw new Problem(
      'unavailable',
      `An event did not arrive within ${eventMs / 1000} seconds: the proxy buffers ${address.pathname}, so open pages are not told of news. Turn buffering off there, such as "proxy_buffering off" in nginx.`,
      { cause: error },
    )
  } finally {
    clearTimeout(timer)
    gone.abort()
  }
}
