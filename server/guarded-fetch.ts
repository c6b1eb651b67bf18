import { Agent, ProxyAgent, request, type Dispatcher } from 'undici'
import { Problem } from '#core/problem.ts'
import { guardedLookup, publicAddressOf, refusePrivateHost } from './address-guard.ts'
import { isSameParty, movedAddress, withoutCredentials, webUrl } from './fetch-address.ts'
import { problemOfFetch, problemOfProxy } from './fetch-problems.ts'
import { proxyFor, type ProxySettings } from './proxy.ts'
import { readBody, tooLarge } from './read-body.ts'
import type { GuardedFetch, GuardedRequest, GuardedResponse } from './tools.ts'

const MAX_BYTES = 10_000_000
/** For the whole exchange: every redirect, headers and body. */
const TIMEOUT_MS = 20_000
const MAX_REDIRECTS = 5
const IDLE_SOCKET_MS = 4_000
const USER_AGENT = 'Synthwire/0.1 (self-hosted feed reader)'
const ACCEPT =
  'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, text/html;q=0.8, */*;q=0.5'
/** Outlets that this server publishes itself, written as "newswire:OUTLET". */
const NEWSWIRE = 'newswire:'

export interface FetchGuard {
  /** Lets loopback and private addresses through. */
  allowPrivate: boolean
  /** Through whom the web is reached; directly when absent. */
  proxy?: ProxySettings | null
  /** Where our own web server is reached, for the sample newswire; nothing else there is. */
  newswire?: { origin: string }
}

/**
 * Fetches like a careful stranger: only http and https, never into the private network (checked for
 * every redirect and at every connection), never more bytes, time or redirects than allowed, and no
 * header of the caller to another host. HTTP errors are answers; all else fails with a `Problem`.
 */
export function guardedFetch({ allowPrivate, newswire, proxy = null }: FetchGuard): GuardedFetch {
  const agentOptions: Agent.Options = {
    keepAliveTimeout: IDLE_SOCKET_MS,
    keepAliveMaxTimeout: IDLE_SOCKET_MS,
    maxHeaderSize: 64 * 1024,
    connections: 2,
  }
  const open = new Agent({ ...agentOptions, connect: { timeout: TIMEOUT_MS } })
  const guarded = new Agent({
    ...agentOptions,
    connect: { timeout: TIMEOUT_MS, lookup: guardedLookup },
  })

  const proxies = new Map<string, ProxyAgent>()
  function agentOf(uri: string): ProxyAgent {
    const agent = proxies.get(uri) ?? new ProxyAgent({ ...agentOptions, uri, proxyTunnel: true })
    proxies.set(uri, agent)
    return agent
  }

  /**
   * A proxy would look the name up again, so it is told to connect to the very address that was checked;
   * the name goes along inside the tunnel.
   */
  async function askProxy(uri: string, url: URL, { mayBePrivate, ...options }: AskOptions) {
    const target = new URL(url)
    if (!mayBePrivate) target.hostname = await publicAddressOf(url)
    const headers = { ...options.headers, host: url.host }
    try {
      return await request(target, { ...options, headers, dispatcher: agentOf(uri) })
    } catch (error) {
      throw problemOfProxy(error, uri) ?? error
    }
  }

  async function ask(url: URL, asked: AskOptions): Promise<Dispatcher.ResponseData> {
    const { mayBePrivate, ...options } = asked
    if (!mayBePrivate) refusePrivateHost(url)
    const uri = proxy && proxyFor(url, proxy)
    if (uri) return askProxy(uri, url, asked)
    return request(url, { ...options, dispatcher: mayBePrivate ? open : guarded })
  }

  return async function fetch(address, options = {}) {
    const { maxBytes = MAX_BYTES, timeoutMs = TIMEOUT_MS } = options
    const timeout = AbortSignal.timeout(timeoutMs)
    const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout

    if (newswire && address.startsWith(NEWSWIRE)) {
      const outlet = encodeURIComponent(address.slice(NEWSWIRE.length))
      const url = new URL(`/newswire/${outlet}`, newswire.origin)
      try {
        const answer = await request(url, { dispatcher: open, signal, headers: headersOf(options) })
        return await finished(answer, { address, movedTo: null, maxBytes })
      } catch (error) {
        throw problemOfFetch(error, url, timeoutMs)
      }
    }

    const { method = 'GET', body, isNamedByReader = false } = options
    const mayBePrivate = allowPrivate || isNamedByReader
    const { url: start, credentials } = withoutCredentials(webUrl(address))
    let url = start
    let headers = { ...credentials, ...options.headers }
    let movedTo: URL | null = null
    let isPermanent = true
    for (let redirects = 0; ; redirects++) {
      try {
        const asked = { method, signal, headers: headersOf({ headers }), body: body ?? null }
        const answer: Dispatcher.ResponseData = await ask(url, { ...asked, mayBePrivate })
        const target = isNamedByReader ? null : redirectTarget(answer, url, method)
        if (target === null) {
          return await finished(answer, {
            address: url.href,
            movedTo: movedTo && movedAddress(movedTo, address),
            maxBytes,
          })
        }
        await answer.body.dump().catch(() => {})
        if (redirects === MAX_REDIRECTS) throw tooManyRedirects(url)
        isPermanent &&= answer.statusCode === 301 || answer.statusCode === 308
        movedTo = isPermanent ? target : movedTo
        if (!isSameParty(url, target)) headers = keptElsewhere(headers)
        url = target
      } catch (error) {
        throw problemOfFetch(error, url, timeoutMs)
      }
    }
  }
}

function headersOf({ headers }: GuardedRequest): Record<string, string> {
  return {
    'user-agent': USER_AGENT,
    accept: ACCEPT,
    'accept-encoding': 'gzip, br, deflate',
    ...headers,
  }
}

async function finished(
  answer: Dispatcher.ResponseData,
  { address, movedTo, maxBytes }: { address: string; movedTo: string | null; maxBytes: number },
): Promise<GuardedResponse> {
  const headers = Object.fromEntries(
    Object.entries(answer.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  )
  if (Number(headers['content-length']) > maxBytes) {
    answer.body.destroy()
    throw tooLarge(maxBytes, '')
  }
  const body = await readBody(answer.body, headers['content-encoding'], maxBytes)
  return { status: answer.statusCode, headers, body, address, movedTo }
}

interface AskOptions {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body: string | null
  signal: AbortSignal
  /** Lets a loopback or private address through. */
  mayBePrivate: boolean
}

/** What a body is says nothing of who sends it. */
function keptElsewhere({ 'content-type': type }: Record<string, string>): Record<string, string> {
  return type === undefined ? {} : { 'content-type': type }
}

function redirectTarget(
  { statusCode, headers }: Dispatcher.ResponseData,
  from: URL,
  method: 'GET' | 'POST',
): URL | null {
  const location = headers['location']
  const redirects = method === 'GET' ? [301, 302, 303, 307, 308] : [307, 308]
  if (!redirects.includes(statusCode) || location === undefined) return null
  const target = String(location)
  if (!URL.canParse(target, from)) {
    throw new Problem('invalid', `${from.hostname} redirects to something that is no address.`)
  }
  return withoutCredentials(webUrl(new URL(target, from).href)).url
}

function tooManyRedirects({ hostname }: URL): Problem {
  return new Problem(
    'invalid',
    `${hostname} redirects in a circle or too often (more than ${MAX_REDIRECTS} times). Open the address in a browser and paste where it ends.`,
  )
}
