import type { GuardedRequest, GuardedResponse } from '#server/tools.ts'
import { MODELS } from '../../limits.ts'
import { EndpointTrouble, troubleOfStatus } from '../trouble.ts'
import { checkedEvents } from './checked-events.ts'
import { startSilence } from './silence.ts'

type Ask = (more: GuardedRequest) => Promise<GuardedResponse>

/**
 * An answer whose body is passed on as it arrives, in whole lines and no faster than it is read.
 * Cancelling the body ends the request.
 */
export async function streamedAnswer(
  ask: Ask,
  { address, key }: { address: string; key: string },
  signal?: AbortSignal,
): Promise<Response> {
  const { host, hostname } = new URL(address)
  const over = new AbortController()
  const silence = startSilence(MODELS.betweenMs, () => over.abort(silent(hostname)))
  const events = checkedEvents(key, host)
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const response = new Response(readable, { headers: { 'content-type': 'text/event-stream' } })
  // Failures reach the consumer by the stream; this promise is handled so that no rejection is
  // reported.
  writer.closed.catch(() => undefined)

  return new Promise<Response>((resolve, reject) => {
    const begin = () => resolve(response)
    const fail = (error: unknown) => {
      const trouble = over.signal.aborted ? over.signal.reason : error
      reject(trouble)
      void writer.abort(trouble).catch(() => undefined)
    }
    ask({
      headers: { accept: 'text/event-stream', 'accept-encoding': 'identity' },
      signal: signal ? AbortSignal.any([signal, over.signal]) : over.signal,
      async pour(chunk) {
        begin()
        const lines = events.add(chunk)
        silence.pause({ isBroken: lines !== null })
        if (lines !== null) await writer.write(lines)
        silence.resume()
      },
    })
      .then(async (answer) => {
        if (answer.status !== 200) throw troubleOfStatus(answer.status, answer.headers, host)
        begin()
        await writer.write(events.rest())
        await writer.close()
      })
      .catch(fail)
      .finally(() => silence.stop())
  })
}

function silent(hostname: string): EndpointTrouble {
  return new EndpointTrouble(
    'late',
    `${hostname} stopped in the middle of its answer. It may be busy or gone.`,
  )
}
