import { Problem } from '#core/problem.ts'
import type { GuardedFetch, GuardedResponse } from '#server/tools.ts'
import { decodeBody } from './decode-body.ts'
import { discoverFeeds } from './discover-feeds.ts'
import { outcomeOf, type Fetched, type KnownFeed } from './fetch-feed.ts'

/** A page may name a feed for each of its sections; the first few are enough to find one that reads. */
const CANDIDATES_TRIED = 4

export interface FoundFeed {
  /** Where the feed is, after permanent redirects. */
  address: string
  fetched: Extract<Fetched, { kind: 'read' }>
  /** How it was found, in words. */
  found: string
}

/** What a person typed or pasted, as an address; fails with what is wrong with it. */
export function typedAddress(input: string): string {
  const typed = input.trim().replaceAll(/\s+/g, '')
  if (typed === '') throw new Problem('invalid', 'Enter the address of a feed or a site.')
  if (/^newswire:[\w-]+$/.test(typed)) return typed
  const withoutFeed = typed
    .replace(/^feed:(\/\/)?(?=https?:)/i, '')
    .replace(/^feed:(\/\/)?/i, 'https://')
  const scheme = /^([a-z][a-z\d+.-]*):\/\//i.exec(withoutFeed)?.[1]?.toLowerCase()
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') {
    throw new Problem('invalid', `Only http and https addresses can be followed, not "${scheme}:".`)
  }
  const address = scheme === undefined ? `https://${withoutFeed}` : withoutFeed
  if (!URL.canParse(address)) {
    throw new Problem(
      'invalid',
      `"${input.trim()}" is no web address. It should look like example.com or https://example.com/feed.xml.`,
    )
  }
  return new URL(address).href
}

/** Finds the feed at an address, or the one that the page there names; fails with what was found. */
export async function findFeed(fetch: GuardedFetch, input: string, now: Date): Promise<FoundFeed> {
  const address = typedAddress(input)
  const response = await fetchTyped(fetch, address, /^(https?|feed|newswire):/i.test(input.trim()))
  const direct = tryRead(response, now)
  if (direct.fetched) {
    return {
      address: addressOf(response, address),
      fetched: direct.fetched,
      found: 'A feed at this address',
    }
  }
  const { text } = decodeBody(response.body, response.headers['content-type'])
  const isPage =
    response.status >= 200 && response.status <= 299 && /<(html|head|body|link|title)\b/i.test(text)
  if (!isPage) throw direct.problem

  const named = discoverFeeds(text, response.address)
  let trouble: Problem | null = null
  for (const candidate of named.slice(0, CANDIDATES_TRIED)) {
    try {
      const answer = await fetch(candidate.address)
      const { fetched, problem } = tryRead(answer, now)
      if (fetched) {
        const name = candidate.title ? `, "${candidate.title}"` : ''
        return {
          address: addressOf(answer, candidate.address),
          fetched,
          found: `The feed that this page names${name}`,
        }
      }
      trouble ??= problem
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      trouble ??= error
    }
  }
  const host = new URL(response.address).hostname
  throw new Problem(
    'invalid',
    trouble
      ? `${host} is a web page that names a feed, but that feed could not be read: ${trouble.message}`
      : `${host} is a web page and names no feed. Look for an RSS or Atom link on it and paste that address.`,
  )
}

/** Without a scheme, https is tried first, and http where there is no https. */
async function fetchTyped(
  fetch: GuardedFetch,
  address: string,
  hasScheme: boolean,
): Promise<GuardedResponse> {
  try {
    return await fetch(address)
  } catch (error) {
    if (hasScheme || !(error instanceof Problem) || error.kind !== 'unavailable') throw error
    return fetch(address.replace(/^https:/, 'http:')).catch(() => {
      throw error
    })
  }
}

type Read =
  | { fetched: Extract<Fetched, { kind: 'read' }>; problem: null }
  | { fetched: null; problem: Problem }

function tryRead(response: GuardedResponse, now: Date): Read {
  const unknown: KnownFeed = {
    address: response.address,
    etag: null,
    lastModified: null,
    bodyHash: null,
  }
  try {
    const fetched = outcomeOf(response, unknown, now)
    if (fetched.kind === 'read') return { fetched, problem: null }
    const message =
      fetched.kind === 'unchanged' ? 'The server answered that nothing changed.' : fetched.message
    return { fetched: null, problem: new Problem('unavailable', message) }
  } catch (error) {
    if (error instanceof Problem) return { fetched: null, problem: error }
    throw error
  }
}

function addressOf({ movedTo }: GuardedResponse, asked: string): string {
  return movedTo ?? asked
}
