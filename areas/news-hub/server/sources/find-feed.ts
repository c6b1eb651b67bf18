import { Problem } from '#core/problem.ts'
import type { GuardedFetch, GuardedResponse } from '#server/tools.ts'
import { decodeBody } from './decode-body.ts'
import { discoverFeeds } from './discover-feeds.ts'
import { outcomeOf, type Fetched, type KnownFeed } from './fetch-feed.ts'
import { addressesMeant } from './typed-address.ts'

/** A page may name a feed for each of its sections; the first few are enough to find one that reads. */
const CANDIDATES_TRIED = 4
/** What a person did not type is worth a shorter wait. */
const GUESS_TIMEOUT_MS = 6000

type ReadFeed = Extract<Fetched, { kind: 'read' }>

export interface FoundFeed {
  /** Where the feed is, after permanent redirects. */
  address: string
  fetched: ReadFeed
  /** How it was found, in words. */
  found: string
}

/** Finds the feed at an address, or the one that the page there names; fails with what was found. */
export async function findFeed(fetch: GuardedFetch, input: string, now: Date): Promise<FoundFeed> {
  const { address, response } = await fetchMeant(fetch, addressesMeant(input))
  const direct = tryRead(response, now)
  if (!(direct instanceof Problem))
    return foundAs(direct, response, address, 'A feed at this address')

  const { text } = decodeBody(response.body, response.headers['content-type'])
  const isAnswer = response.status >= 200 && response.status <= 299
  if (!isAnswer || !/<(html|head|body|link|title)\b/i.test(text)) throw direct
  const host = new URL(response.address).hostname
  const named = discoverFeeds(text, response.address)
  if (named.length === 0) {
    throw direct.kind === 'unavailable'
      ? direct
      : new Problem(
          'invalid',
          `${host} is a web page and names no feed. Look for an RSS or Atom link on it and paste that address.`,
        )
  }

  let trouble: Problem | null = null
  for (const { address, title } of named.slice(0, CANDIDATES_TRIED)) {
    const answer = await attempt(() => fetch(address))
    const fetched = answer instanceof Problem ? answer : tryRead(answer, now)
    if (!(fetched instanceof Problem)) {
      const how = `The feed that this page names${title ? `, “${title}”` : ''}`
      return foundAs(fetched, answer as GuardedResponse, address, how)
    }
    trouble ??= fetched
  }
  throw new Problem(
    'invalid',
    `${host} is a web page that names a feed, but that feed could not be read: ${trouble?.message}`,
  )
}

/** The answer of the first address that answers; what is wrong with the first when none does. */
async function fetchMeant(
  fetch: GuardedFetch,
  [typed, ...guesses]: [string, ...string[]],
): Promise<{ address: string; response: GuardedResponse }> {
  const first = await attempt(() => fetch(typed))
  if (!(first instanceof Problem)) return { address: typed, response: first }
  if (first.kind !== 'unavailable') throw first
  for (const address of guesses) {
    const response = await attempt(() => fetch(address, { timeoutMs: GUESS_TIMEOUT_MS }))
    if (!(response instanceof Problem)) return { address, response }
  }
  throw first
}

function tryRead(response: GuardedResponse, now: Date): ReadFeed | Problem {
  const unknown: KnownFeed = {
    address: response.address,
    etag: null,
    lastModified: null,
    bodyHash: null,
  }
  try {
    const fetched = outcomeOf(response, unknown, now)
    if (fetched.kind === 'read') return fetched
    const nothing = 'The server answered that nothing changed. Try again later.'
    return new Problem('unavailable', fetched.kind === 'unchanged' ? nothing : fetched.message)
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

function foundAs(
  fetched: ReadFeed,
  { movedTo }: GuardedResponse,
  asked: string,
  how: string,
): FoundFeed {
  const isEmpty = fetched.document.entries.length === 0
  const found = isEmpty ? `${how}, which has no entry yet` : how
  return { address: movedTo ?? asked, fetched, found }
}

/** A failure that a person can act on, as a value. */
async function attempt<Result>(work: () => Promise<Result>): Promise<Result | Problem> {
  return work().catch((error: unknown) => {
    if (error instanceof Problem) return error
    throw error
  })
}
