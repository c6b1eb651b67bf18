import { wireHeaders, type WireProblem } from '#core/wire.ts'
import { fromKept, json, keep, keptAt } from './kept-response.ts'
import { predict } from './predict.ts'
import { isReaders, noteSession, readerCache } from './reader.ts'
import { within } from './scope.ts'
import { store } from './store.ts'
import { sendWaiting } from './writes.ts'

/**
 * The longest wait for the server if the cache has an answer; after it, the network counts as
 * absent.
 */
const READ_WAIT_MS = 5_000

/** Asks the server, and answers from the cache if it cannot be reached. */
export async function answerRead(request: Request, path: string): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url)
  const address = pathname + search
  const kept = await (await readerCache())?.match(address)
  const fresh = askHub(request, address)
  let response: Response | null = null
  try {
    response = await (kept ? within(READ_WAIT_MS, fresh) : fresh)
  } catch {
    // A failure is handled below, by an answer from the cache.
  }
  if (response && !response.ok) return response
  const known = response ?? (await (await readerCache())?.match(address))
  if (!known) return notKept()
  const writes = await (await store()).getAll('writes')
  if (writes.length === 0) return response ?? fromKept(known)
  const answer = predict(path, searchParams, await known.json(), writes)
  if (!response) return fromKept(known, JSON.stringify(answer))
  return json(answer, { headers: response.headers })
}

/**
 * Sends a request to the server, and stores the answer at `address` unless that is null. Fails if
 * the server cannot be reached, as when a proxy answers for it with a status from 500 on.
 */
export async function askHub(request: Request, address: string | null): Promise<Response> {
  const askedAt = Date.now()
  const response = await fetch(request)
  await noteSession(response)
  const isOurs = await isReaders(response, askedAt)
  if (!isOurs && response.status >= 500) throw new Error(`Status ${response.status}`)
  if (isOurs) {
    const cache = await readerCache()
    if (address !== null && response.ok)
      await keep(cache!, address, response.clone()).catch(() => {})
    else if (address !== null && response.status === 404) await cache?.delete(address)
    void sendWaiting({ isForced: false })
  }
  return response
}

/**
 * Answers requests for pictures of stored articles from the cache; all others are fetched as usual.
 */
export async function answerPicture(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  return (await (await readerCache())?.match(pathname + search)) ?? fetch(request)
}

export function notKept(): Response {
  const problem: WireProblem = {
    status: 503,
    title: 'Service Unavailable',
    kind: 'unavailable',
    detail:
      'There is no connection to the server, and this is not kept on this device. It loads when the connection is back.',
  }
  const headers = { 'content-type': 'application/problem+json', [wireHeaders.outcome]: 'not-kept' }
  return json(problem, { status: 503, headers })
}

/** Deletes the oldest lists and other answers when there are too many. */
export async function trimAnswers(
  cache: Cache,
  most: number,
  isOther: (address: string) => boolean,
) {
  const ages: { request: Request; at: string }[] = []
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    if (!isOther(pathname + search)) continue
    const response = await cache.match(request)
    ages.push({ request, at: (response && keptAt(response)) ?? '' })
  }
  const old = ages.toSorted((a, b) => b.at.localeCompare(a.at)).slice(most)
  for (const { request } of old) await cache.delete(request)
}
