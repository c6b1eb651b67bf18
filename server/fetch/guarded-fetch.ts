import { request, type Dispatcher } from 'undici'
import { FETCH } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { publicAddressOf, refuseHost } from './address-guard.ts'
import { beforeAbort } from './before-abort.ts'
import { isSameParty, movedAddress, withoutCredentials, webUrl } from './fetch-address.ts'
import { startClock, type FetchClock } from './fetch-clock.ts'
import { openConnections } from './fetch-connections.ts'
import { openDispatchers } from './fetch-dispatchers.ts'
import { askLeniently, isMalformed } from './lenient/ask-leniently.ts'
import { isCertificateFault } from './certificate-faults.ts'
import type { HostTrust } from './checked-connect.ts'
import { codeOf, problemOfFetch, problemOfProxy } from './fetch-problems.ts'
import { newswirePath, NEWSWIRE_PATH } from './newswire-address.ts'
import { proxyFor, type ProxySettings } from '../settings/proxy.ts'
import { ownReach, privateReach, publicReach, type Reach } from './reach.ts'
import { redirectCookies, type RedirectCookies } from './redirect-cookies.ts'
import {
  AnswerTooLarge,
  discardBody,
  streamBody,
  readBody,
  readPart,
  type BodyLimits,
} from './read-body.ts'
import type { FetchMethod, GuardedFetch, GuardedRequest, GuardedResponse } from '../tools.ts'

const USER_AGENT = 'Synthwire/0.1 (self-hosted feed reader)'
const ACCEPT =
  'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, text/xml;q=0.9, text/html;q=0.8, */*;q=0.5'
/** The scheme of feeds that this server publishes itself: "newswire:OUTLET". */
const NEWSWIRE = 'newswire:'

export interface FetchGuard {
  /**
   * The loopback and private addresses that requests may reach: all, none, or those in the listed
   * networks.
   */
  allowPrivate: boolean | readonly string[]
  /** True if only requests of an owner may reach these addresses. */
  isForOwnersAlone?: boolean
  /** The proxy for requests to the web; null or absent if they are sent directly. */
  proxy?: ProxySettings | null
  /**
   * The origin of our own web server, for the sample newswire; nothing else on that server can be
   * fetched.
   */
  newswire?: { origin: string }
  /** Certificates of additional trusted authorities, as PEM. */
  certificates?: readonly string[]
}

/**
 * Fetches with the rights of a stranger: only http and https, and the private network only where it
 * is allowed (checked for every redirect and at every connection), within limits of bytes, time,
 * redirects and connections. Another host gets only harmless headers of the caller; cookies that a
 * redirect sets are sent back to its host. A redirect of a changing request is followed if it keeps
 * its method (307, 308), and is the answer otherwise; it fails if it would send credentials to
 * another host. Ending a request early closes its connection. HTTP errors are answers; all else
 * fails with a `Problem`.
 */
export function guardedFetch({
  allowPrivate,
  isForOwnersAlone = false,
  newswire,
  proxy = null,
  certificates = [],
}: FetchGuard): GuardedFetch {
  const connections = openConnections(FETCH)
  const dispatchers = openDispatchers(certificates)
  const allowed = privateReach(allowPrivate)
  const named = privateReach(true)

  /** Sends one request, and reads the answer with `read` while the connection is held. */
  async function ask(
    url: URL,
    { clock, reach, certificates, isLenient, ...asked }: AskOptions,
    read: (answer: Dispatcher.ResponseData) => Promise<Read<Answered>>,
  ): Promise<Answered> {
    refuseHost(url, reach)
    const { signal } = clock
    const uri = proxy && proxyFor(url, proxy)
    const whileWaiting = clock.ours
    let trust = trustAt(url, certificates)
    for (;;) {
      let isStale = false
      const chosen = trust
      const open = () =>
        uri
          ? dispatchers.byProxy(uri, url.hostname, chosen)
          : dispatchers.direct(url.origin, reach, chosen)
      const name = [uri ?? '', reach.name, url.origin, ...(trust?.fingerprints ?? [])].join(' ')
      try {
        return await connections.use(
          name,
          open,
          { signal, whileWaiting },
          (dispatcher, isReused) => {
            const hints = countHints(url)
            const options = { ...asked, signal, dispatcher, onInfo: hints }
            const answering = uri ? askProxy(uri, url, reach, options) : request(url, options)
            answering.catch((error: unknown) => {
              isStale = isReused && isClosed(error)
            })
            return beforeAbort(
              answering.then((answer) => read(answer)),
              signal,
            )
          },
        )
      } catch (error) {
        // The server had closed the kept connection. Further kept connections are tried, each once,
        // and then a new one.
        if (isStale && asked.method === 'GET') continue
        if (isLenient && !uri && asked.method === 'GET' && isMalformed(error)) {
          const connect = () => dispatchers.socket(url, reach, chosen)
          return await askLeniently(connect, url, { ...asked, signal }, read).catch(
            (again: unknown) => {
              throw again instanceof Problem ? again : error
            },
          )
        }
        if (!certificates || trust || !isCertificateFault(codeOf(error) ?? '')) throw error
        // Nothing was sent, so the request is repeated, to get an error with the fingerprint.
        trust = { host: url.host, fingerprints: [] }
      }
    }
  }

  async function reachOf({ isForOwner }: GuardedRequest): Promise<Reach> {
    if (allowed === publicReach || !isForOwnersAlone) return allowed
    return (await isForOwner?.()) ? allowed : publicReach
  }

  return async function fetch(address, options = {}) {
    const { method = 'GET', body = null, isNamedByReader = false, memory } = options
    const { maxBytes = FETCH.bytes, timeoutMs = FETCH.timeMs } = options
    const { redirects: mostRedirects = FETCH.redirects } = options
    const own = newswire ? ownUrl(address, newswire.origin) : null
    const { url: start, credentials } = withoutCredentials(own ?? webUrl(address))
    const reach = own ? ownReach : isNamedByReader ? named : await reachOf(options)
    const isFollowed = !isNamedByReader && own === null

    const { signal } = options
    const clock = startClock(start.hostname, timeoutMs, { signal, isOwnServer: own !== null })
    // The body of the previous request is no longer needed.
    memory?.free()
    const hold = (bytes: number) => {
      const turn = memory?.hold(bytes, maxBytes) ?? null
      return turn && clock.outside(() => turn)
    }
    let url = start
    let headers = { ...credentials, ...options.headers }
    const cookies = redirectCookies()
    let movedTo: URL | null = null
    let isPermanent = true
    try {
      for (let redirects = 0; ; redirects++) {
        const { certificates, isLenient = false } = options
        const sent = { method, body, headers: headersOf(url, headers, cookies) }
        const asked = { ...sent, clock, reach, certificates, isLenient }
        const answer = await ask(url, asked, async (answer) => {
          const target = isFollowed ? redirectTarget(answer, url, method) : null
          if (target === null) {
            const { mayBeCut = false, onBytes, fromByte, pour } = options
            const isHead = method === 'HEAD'
            const limits = { maxBytes, mayBeCut, onBytes, hold, fromByte, isHead }
            const result =
              pour && answer.statusCode === 200
                ? await streamed(answer, limits, (chunk) => clock.ours(pour(chunk)))
                : await finished(answer, limits)
            memory?.close(result.body.length)
            return { result, isWhole: answer.body.readableEnded }
          }
          cookies.keep(url, answer.headers['set-cookie'])
          const isWhole = await discardBody(answer.body)
          return { result: { target, status: answer.statusCode }, isWhole }
        })
        if (!('target' in answer)) {
          return {
            ...answer,
            address: own ? address : url.href,
            movedTo: movedTo && movedAddress(movedTo, address),
          }
        }
        if (redirects === mostRedirects) throw tooManyRedirects(url, mostRedirects)
        const { target, status } = answer
        const { beforeRedirect } = options
        if (beforeRedirect) await clock.outside(() => beforeRedirect(target))
        isPermanent &&= status === 301 || status === 308
        movedTo = isPermanent ? target : movedTo
        if (!isSameParty(url, target)) {
          if (!isReading(method) && mayHoldKey(headers)) throw sentElsewhere(url, target)
          headers = keptElsewhere(headers)
        }
        url = target
      }
    } catch (error) {
      throw problemOfFetch(clock.signal.aborted ? clock.signal.reason : error, url)
    } finally {
      clock.stop()
    }
  }
}

/** Says if a connection ended before there was an answer. */
function isClosed(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE'
}

interface AskOptions {
  method: FetchMethod
  headers: Record<string, string>
  body: string | Uint8Array | null
  clock: FetchClock
  reach: Reach
  certificates: GuardedRequest['certificates']
  isLenient: boolean
}

/** The certificates that are trusted at this host; null if only the usual checks apply. */
function trustAt(url: URL, certificates: GuardedRequest['certificates'] = []): HostTrust | null {
  const own = certificates.filter(({ host }) => host === url.host)
  if (own.length === 0 || url.protocol !== 'https:') return null
  return { host: url.host, fingerprints: own.map(({ fingerprint }) => fingerprint) }
}

/**
 * The result of reading an answer. If part of it is unread (`isWhole` is false), the connection
 * cannot be used again.
 */
interface Read<Result> {
  result: Result
  isWhole: boolean
}

type RequestOptions = Omit<NonNullable<Parameters<typeof request>[1]>, 'opaque'>
type Whole = Pick<GuardedResponse, 'status' | 'headers' | 'body'>
type Answered = Whole | { target: URL; status: number; body?: undefined }

/**
 * Sends a request through a proxy. The proxy would resolve the name again, so it is told to connect
 * to the checked address; the name is sent inside the tunnel.
 */
async function askProxy(
  uri: string,
  url: URL,
  reach: Reach,
  options: RequestOptions,
): Promise<Dispatcher.ResponseData> {
  const target = new URL(url)
  if (reach === publicReach) target.hostname = await publicAddressOf(url)
  const headers = { ...(options.headers as Record<string, string>), host: url.host }
  try {
    return await request(target, { ...options, headers })
  } catch (error) {
    throw problemOfProxy(error, uri) ?? error
  }
}

/**
 * The address on our own web server for a feed or page of the sample newswire; null for any other
 * address.
 */
function ownUrl(address: string, origin: string): URL | null {
  const path = address.startsWith(NEWSWIRE)
    ? `${NEWSWIRE_PATH}/${encodeURIComponent(address.slice(NEWSWIRE.length))}`
    : newswirePath(address)
  return path === null ? null : new URL(path, origin)
}

/** Limits the number of interim responses (1xx), which could go on without end. */
function countHints({ hostname }: URL): () => void {
  let hints = 0
  return () => {
    if (++hints <= FETCH.hints) return
    throw new Problem('unavailable', `${hostname} sends hints (1xx) without end, and no answer.`)
  }
}

function headersOf(
  url: URL,
  { cookie: own, ...headers }: Record<string, string>,
  cookies: RedirectCookies,
): Record<string, string> {
  const cookie = cookies.headerFor(url, own)
  return {
    'user-agent': USER_AGENT,
    accept: ACCEPT,
    'accept-encoding': 'gzip, br, deflate',
    ...headers,
    ...(cookie !== null && { cookie }),
  }
}

async function finished(
  answer: Dispatcher.ResponseData,
  { fromByte, isHead, ...limits }: BodyLimits & { fromByte: number | undefined; isHead: boolean },
): Promise<Whole> {
  const { maxBytes, mayBeCut } = limits
  const headers = headersIn(answer)
  // A reply to HEAD states a length, but has no body.
  if (!mayBeCut && !isHead && Number(headers['content-length']) > maxBytes)
    throw new AnswerTooLarge(maxBytes, '')
  const body =
    fromByte === undefined
      ? await readBody(answer.body, headers['content-encoding'], {
          ...limits,
          contentType: headers['content-type'],
        })
      : await readPart(answer.body, answer.statusCode === 206 ? 0 : fromByte, limits)
  return { status: answer.statusCode, headers, body }
}

/** Streams the body to the caller. */
async function streamed(
  answer: Dispatcher.ResponseData,
  limits: BodyLimits,
  pour: (chunk: Uint8Array) => Promise<void>,
): Promise<Whole> {
  await streamBody(answer.body, limits, pour)
  return { status: answer.statusCode, headers: headersIn(answer), body: new Uint8Array() }
}

function headersIn({ headers }: Dispatcher.ResponseData): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  )
}

/** Says if a method changes nothing, according to RFC 9110 (9.2.1). */
function isReading(method: FetchMethod): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Says if one of the headers may hold a key; all but a few harmless ones may. */
function mayHoldKey(headers: Record<string, string>): boolean {
  const names = Object.keys(headers).map((name) => name.toLowerCase())
  return names.some(
    (name) => !HARMLESS_HEADERS.has(name) && name !== 'accept' && name !== 'user-agent',
  )
}

function sentElsewhere(from: URL, to: URL): Problem {
  return new Problem(
    'invalid',
    `${from.hostname} sends this request on to ${to.hostname}, which may not have its credentials. Enter the address at ${to.hostname} if you trust it.`,
  )
}

/** Headers that may be sent to another host, because they reveal nothing about the reader. */
function keptElsewhere(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => HARMLESS_HEADERS.has(name)))
}
const HARMLESS_HEADERS: ReadonlySet<string> = new Set(['content-type', 'range', 'accept-encoding'])

function redirectTarget(
  { statusCode, headers }: Dispatcher.ResponseData,
  from: URL,
  method: FetchMethod,
): URL | null {
  // If a header is sent twice, the first counts.
  const [location] = [headers['location'] ?? []].flat()
  const redirects = isReading(method) ? [300, 301, 302, 303, 307, 308] : [307, 308]
  const target = asWritten(String(location ?? ''))
  if (!redirects.includes(statusCode) || target === '') return null
  if (!URL.canParse(target, from)) {
    throw new Problem('invalid', `${from.hostname} redirects to an invalid address.`)
  }
  const { url } = withoutCredentials(webUrl(new URL(target, from).href))
  // A fragment is not part of the address that is fetched.
  url.hash = ''
  return url
}

/**
 * Decodes a header as UTF-8, because servers that send letters beyond ASCII mean UTF-8, while Node
 * reads headers as Latin-1. Quotes or brackets around the value are removed.
 */
function asWritten(stated: string): string {
  const header =
    /^\s*(?:"([^"]*)"|<([^<>]*)>)\s*$/.exec(stated)?.slice(1).find(Boolean) ?? stated.trim()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(header, 'latin1'))
  } catch {
    return header
  }
}

function tooManyRedirects({ hostname }: URL, most: number): Problem {
  return new Problem(
    'invalid',
    `${hostname} redirects in a circle or too often (more than ${most} times). Open the address in a browser and paste the one it ends at.`,
  )
}
