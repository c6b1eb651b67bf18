import { parseJson } from '#core/bounded-json.ts'
import { MODELS } from '../../limits.ts'
import { ServerIsBusy } from '#server/fetch/fetch-problems.ts'
import type { GuardedRequest, Tools } from '#server/tools.ts'
import { EndpointTrouble, troubleOfStatus } from '../trouble.ts'
import { refuseKey } from './repeated-key.ts'
import { streamedAnswer } from './streamed-answer.ts'

interface AskedEndpoint {
  address: string
  key: string
  mayBePrivate: boolean
}

/**
 * The only way to an endpoint: the guarded fetcher, restricted to the host that the reader typed.
 * Failures get an explanation, and an answer that contains the key is discarded. With `isStream`,
 * events are passed on as they arrive.
 */
export function endpointFetch(
  { fetch }: Pick<Tools, 'fetch'>,
  endpoint: AskedEndpoint,
  { timeoutMs, isStream }: { timeoutMs: number; isStream: boolean },
): typeof globalThis.fetch {
  const { origin, host, hostname } = new URL(endpoint.address)
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.origin !== origin) throw new Error('An endpoint is asked at its own address alone')
    const request = requestFor(endpoint, init, timeoutMs)
    const ask = (more: GuardedRequest) =>
      fetch(url.href, {
        ...request,
        ...more,
        headers: { ...request.headers, ...more.headers },
      }).catch((error: unknown) => {
        throw troubleOfFetch(error, hostname, timeoutMs)
      })
    if (isStream) return streamedAnswer(ask, endpoint, init.signal ?? undefined)
    const answer = await ask({})
    if (answer.status !== 200) throw troubleOfStatus(answer.status, answer.headers, host)
    const body = new TextDecoder().decode(answer.body)
    refuseKey(body, endpoint.key, endpoint)
    if (!isJson(body)) throw notAnEndpoint(host)
    return new Response(body, { headers: { 'content-type': 'application/json' } })
  }
}

function requestFor(
  { address, mayBePrivate }: AskedEndpoint,
  init: RequestInit,
  timeoutMs: number,
): GuardedRequest {
  const { host } = new URL(address)
  return {
    method: init.method === 'POST' ? 'POST' : 'GET',
    headers: { ...Object.fromEntries(new Headers(init.headers)), accept: 'application/json' },
    ...(typeof init.body === 'string' ? { body: init.body } : {}),
    ...(init.signal ? { signal: init.signal } : {}),
    maxBytes: MODELS.answerBytes,
    timeoutMs,
    ...(mayBePrivate
      ? { isNamedByReader: true }
      : {
          async beforeRedirect() {
            throw new Error(`${host} leads to another address. Enter that one instead.`)
          },
        }),
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

export function notAnEndpoint(host: string): EndpointTrouble {
  return new EndpointTrouble(
    'not-an-endpoint',
    `${host} sent an incomplete or invalid answer. Check the kind and the path of the address.`,
  )
}

/**
 * Turns a failure of the guarded fetcher into an `EndpointTrouble`. Its message is enough, so the
 * cause is not logged.
 */
function troubleOfFetch(error: unknown, hostname: string, timeoutMs: number): EndpointTrouble {
  if (error instanceof EndpointTrouble) return error
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
