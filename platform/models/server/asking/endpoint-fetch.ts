import { parseJson } from '#core/bounded-json.ts'
import { ServerIsBusy } from '#server/fetch/fetch-problems.ts'
import type { Tools } from '#server/tools.ts'
import { EndpointTrouble, troubleOfStatus } from '../trouble.ts'

/** Several thousand sentences, or a thousand embeddings of a large model as text. */
const MOST_BYTES = 20_000_000
/** Servers at home are given words like "ollama" for a key, which may stand in any answer. */
const LEAST_SECRET = 10

/**
 * The only way to an endpoint: the guarded fetcher, kept to the host that the reader typed. Failures are
 * told in our words, and an answer that holds the key is nobody's to read.
 */
export function endpointFetch(
  { fetch }: Pick<Tools, 'fetch'>,
  { address, key, mayBePrivate }: { address: string; key: string; mayBePrivate: boolean },
  timeoutMs: number,
): typeof globalThis.fetch {
  const { origin, host, hostname } = new URL(address)
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.origin !== origin) throw new Error('An endpoint is asked at its own address alone')
    const answer = await fetch(url.href, {
      method: init.method === 'POST' ? 'POST' : 'GET',
      headers: { ...Object.fromEntries(new Headers(init.headers)), accept: 'application/json' },
      ...(typeof init.body === 'string' ? { body: init.body } : {}),
      ...(init.signal ? { signal: init.signal } : {}),
      maxBytes: MOST_BYTES,
      timeoutMs,
      ...(mayBePrivate
        ? { isNamedByReader: true }
        : {
            async beforeRedirect() {
              throw new Error(`${host} leads to another address. Enter that one instead.`)
            },
          }),
    }).catch((error: unknown) => {
      throw troubleOfFetch(error, hostname, timeoutMs)
    })
    if (answer.status !== 200) throw troubleOfStatus(answer.status, answer.headers, host)
    const body = new TextDecoder().decode(answer.body)
    if (key.length >= LEAST_SECRET && body.includes(key)) {
      throw new EndpointTrouble(
        'repeats-key',
        `${host} includes your key in its answer, so the answer was discarded. Do not trust this endpoint; replace the key.`,
      )
    }
    if (!isJson(body)) {
      throw new EndpointTrouble(
        'not-an-endpoint',
        `${host} sent an incomplete or invalid answer. Check the kind and the path of the address.`,
      )
    }
    return new Response(body, { headers: { 'content-type': 'application/json' } })
  }
}

function isJson(text: string): boolean {
  try {
    parseJson(text)
    return true
  } catch {
    return false
  }
}

/** The guarded fetcher speaks in words already; what lies behind them stays out of logs. */
function troubleOfFetch(error: unknown, hostname: string, timeoutMs: number): EndpointTrouble {
  if (error instanceof ServerIsBusy) return new EndpointTrouble('hub-busy', error.message)
  const words = error instanceof Error ? error.message : ''
  if (words.includes('did not answer within')) {
    return new EndpointTrouble(
      'late',
      `${hostname} did not answer within ${Math.round(timeoutMs / 1000)} s. Try a smaller model, or a higher priority, which waits longer.`,
    )
  }
  if (words.includes('larger than')) {
    return new EndpointTrouble(
      'wrong-shape',
      `${hostname} sent an answer that is too long, so it was discarded.`,
    )
  }
  return new EndpointTrouble(
    'unreachable',
    words === '' ? `${hostname} cannot be reached. Check the address.` : words,
  )
}
