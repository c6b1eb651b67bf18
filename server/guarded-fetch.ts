import { Agent, request, type Dispatcher } from 'undici'
import { Problem } from '#core/problem.ts'
import { guardedLookup, refusePrivateHost } from './address-guard.ts'
import { problemOfFetch } from './fetch-problems.ts'
import { readBody } from './read-body.ts'
import type { GuardedFetch, GuardedRequest, GuardedResponse } from './tools.ts'

const MAX_BYTES = 10_000_000
/** For the whole exchange: every redirect, headers and body. */
const TIMEOUT_MS = 20_000
const MAX_REDIRECTS = 5
const IDLE_SOCKET_MS = 4_000
const USER_AGENT = 'Synthwire/0.1 (self-hosted feed reader)'
/** Outlets that this server publishes itself, written as "newswire:OUTLET". */
const NEWSWIRE = 'newswire:'

export interface FetchGuard {
  /** Lets loopback and private addresses through. */
  allowPrivate: boolean
  /** Where our own web server is reached, for the sample newswire; nothing else there is. */
  newswire?: { origin: string }
}

/**
 * Fetches like a careful stranger: only http and https, never into the private network (checked for
 * every redirect and at every connection), never more bytes, time or redirects than allowed, and no
 * header of the caller to another host. HTTP errors are answers; all else fails with a `Problem`.
 */
export function guardedFetch({ allowPrivate, newswire }: FetchGuard): GuardedFetch {
  const agentOptions: Agent.Options = {
    keepAliveTimeout: IDLE_SOCKET_MS,
    keepAliveMaxTimeout: IDLE_SOCKET_MS,
    maxHeaderSize: 64 * 1024,
    connections: 2,
  }
  const open = new Agent(agentOptions)
  const guarded = new Agent({ ...agentOptions, connect: { lookup: guardedLookup } })

  async function once(url: URL, options: GuardedRequest, signal: AbortSignal, isOwn: boolean) {
    const isGuarded = !allowPrivate && !isOwn
    if (isGuarded) refusePrivateHost(url)
    return request(url, {
      dispatcher: isGuarded ? guarded : open,
      signal,
      headers: {
        'user-agent': USER_AGENT,
        accept:
          'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, text/html;q=0.8, */*;q=0.5',
        'accept-encoding': 'gzip, br, deflate',
        ...options.headers,
      },
    })
  }

  return async function fetch(address, options = {}) {
    const { maxBytes = MAX_BYTES, timeoutMs = TIMEOUT_MS } = options
    const timeout = AbortSignal.timeout(timeoutMs)
    const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout
    const isOwn = address.startsWith(NEWSWIRE) && newswire !== undefined
    let url = isOwn
      ? new URL(`/newswire/${encodeURIComponent(address.slice(NEWSWIRE.length))}`, newswire.origin)
      : webUrl(address)
    let headers = options.headers ?? {}
    let movedTo: string | null = null
    let isPermanent = true

    for (let redirects = 0; ; redirects++) {
      try {
        const answer = await once(url, { ...options, headers }, signal, isOwn)
        const target = redirectTarget(answer, url)
        if (target === null) {
          return await finished(answer, { address: isOwn ? address : url.href, movedTo, maxBytes })
        }
        await answer.body.dump().catch(() => {})
        if (isOwn) throw new Problem('invalid', 'The sample newswire never redirects.')
        if (redirects === MAX_REDIRECTS) {
          throw new Problem(
            'invalid',
            `${url.hostname} redirects in a circle or too often (more than ${MAX_REDIRECTS} times). Open the address in a browser and paste where it ends.`,
          )
        }
        isPermanent &&= answer.statusCode === 301 || answer.statusCode === 308
        movedTo = isPermanent ? target.href : movedTo
        // What was meant for one host is nobody else's business.
        if (target.host !== url.host) headers = {}
        url = target
      } catch (error) {
        throw problemOfFetch(error, url, timeoutMs)
      }
    }
  }
}

async function finished(
  answer: Dispatcher.ResponseData,
  { address, movedTo, maxBytes }: { address: string; movedTo: string | null; maxBytes: number },
): Promise<GuardedResponse> {
  const headers = Object.fromEntries(
    Object.entries(answer.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  )
  const stated = Number(headers['content-length'])
  if (stated > maxBytes) {
    answer.body.destroy()
    throw new Problem(
      'invalid',
      `The answer is ${Math.round(stated / 1_000_000)} MB, and at most ${Math.round(maxBytes / 1_000_000)} MB are read. Look for a shorter feed of the same site.`,
    )
  }
  const body = await readBody(answer.body, headers['content-encoding'], maxBytes)
  return { status: answer.statusCode, headers, body, address, movedTo }
}

function redirectTarget({ statusCode, headers }: Dispatcher.ResponseData, from: URL): URL | null {
  const location = headers['location']
  if (![301, 302, 303, 307, 308].includes(statusCode) || location === undefined) return null
  const target = String(location)
  if (!URL.canParse(target, from)) {
    throw new Problem('invalid', `${from.hostname} redirects to something that is no address.`)
  }
  return webUrl(new URL(target, from).href)
}

function webUrl(address: string): URL {
  if (!URL.canParse(address)) {
    throw new Problem(
      'invalid',
      `"${address.slice(0, 200)}" is no web address. Check it for a slip of the pen.`,
    )
  }
  const url = new URL(address)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new Problem(
      'invalid',
      `Only http and https addresses are fetched, not "${url.protocol}".`,
    )
  }
  return url
}
