import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import {
  sql,
  type Database,
  type GuardedFetch,
  type GuardedResponse,
  type Tools,
} from '#server/tools.ts'
import { isOwnRedditFeed, isRedditAddress, withoutRedditKey } from '#engine/addresses/reddit.ts'
import { leastPauseMs } from '../claim/host-limits.ts'
import { NoSuchFeed } from '../find/no-such-feed.ts'
import { noteRedditStatus, readRedditKey, type RedditKey } from './reddit-key.ts'

/**
 * An answer is cached for this long, so that following a source after its preview sends no second
 * request.
 */
const ANSWER_KEPT_MS = 5 * 60_000
const MOST_ANSWERS = 50

/**
 * The fetcher with which a worker reads one feed: Reddit gets the reader's token if the feed is
 * private.
 */
export async function fetchForFeed(
  tools: Tools,
  feed: { id: number; address: string; privateTo: string | null },
): Promise<GuardedFetch> {
  if (!isRedditAddress(feed.address)) {
    const isForOwner = () => isOwnersFeed(tools.db, feed.id)
    return (address, request) => tools.fetch(address, { isForOwner, ...request })
  }
  const { privateTo } = feed
  const key = privateTo === null ? null : await readRedditKey(tools, privateTo)
  if (privateTo === null || key === null) return redditFetch(tools.fetch, null)
  const noted: GuardedFetch = async (address, request) => {
    const response = await tools.fetch(address, request)
    await noteRedditStatus(tools, privateTo, response.status)
    return response
  }
  return redditFetch(noted, key)
}

async function isOwnersFeed(db: Database, feedId: number): Promise<boolean> {
  const { isOwners } = await db.one(
    z.object({ isOwners: z.boolean() }),
    sql`select exists (select from sources join readers on readers.id = reader_id
          where feed_id = ${feedId} and role = 'owner') as is_owners`,
  )
  return isOwners
}

/**
 * The fetcher for a reader who looks for sources: requests to Reddit have the reader's token or, if
 * there is none, stay within Reddit's limit for this machine.
 */
export function fetchForReader(tools: Tools, readerId: string): GuardedFetch {
  return async (address, request) => {
    if (!isRedditAddress(address)) return tools.fetch(address, request)
    const key = await readRedditKey(tools, readerId)
    const ask = key ? redditFetch(tools.fetch, key) : politely(tools)
    return ask(address, request)
  }
}

/**
 * The reader who would own a feed after following it: with a token, Reddit is read with the
 * reader's account, so the feed is private. Null for a public feed.
 */
export async function ownerOf(
  tools: Pick<Tools, 'db' | 'secrets'>,
  readerId: string,
  address: string,
): Promise<string | null> {
  const isOwn = isRedditAddress(address) && (await readRedditKey(tools, readerId)) !== null
  return isOwn ? readerId : null
}

/** Adds the token to requests to Reddit, and removes it from all answers. */
export function redditFetch(fetch: GuardedFetch, key: RedditKey | null): GuardedFetch {
  return async (address, request) => {
    if (!isRedditAddress(address)) return fetch(address, request)
    if (key === null) {
      if (isOwnRedditFeed(address)) throw needsKey()
      return explained(address, await fetch(address, request), false)
    }
    const url = new URL(address)
    url.searchParams.set('feed', key.token)
    url.searchParams.set('user', key.user)
    return explained(address, withoutKey(await fetch(url.href, request), key), true)
  }
}

function needsKey(): Problem {
  return new Problem(
    'not-allowed',
    'Only you can read this on Reddit. Store your private feed under Follow Sources, Reddit.',
  )
}

/** Throws an explanation if Reddit refuses; returns any other answer unchanged. */
function explained(asked: string, response: GuardedResponse, hasKey: boolean): GuardedResponse {
  const { status } = response
  if (status === 403) {
    throw new Problem(
      'unavailable',
      hasKey
        ? 'Reddit does not allow access with your private feed (403). It may be private or quarantined: check that you can open it on Reddit, or store a new private feed.'
        : 'Reddit does not allow access (403): it is private or quarantined, or Reddit blocks this server. Store your private feed to read it with your account.',
    )
  }
  if (status === 404 || (isSearchForName(response.address) && !isSearchForName(asked))) {
    throw new NoSuchFeed(
      'unavailable',
      `Not found on Reddit${status === 404 ? ' (404)' : ''}: it does not exist or was banned. Check the spelling.`,
    )
  }
  return response
}

/**
 * Says if an address is Reddit's list of similar names, to which it redirects for a community that
 * does not exist.
 */
function isSearchForName(address: string): boolean {
  return new URL(address).pathname.startsWith('/subreddits/search')
}

/** Removes the token, which may be in redirects and in the feed's links to itself. */
function withoutKey(response: GuardedResponse, { token }: RedditKey): GuardedResponse {
  const body = Buffer.from(response.body)
  return {
    ...response,
    address: withoutRedditKey(response.address),
    movedTo: response.movedTo === null ? null : withoutRedditKey(response.movedTo),
    // Latin-1 maps each byte to one character, so that nothing but the token changes.
    body: body.includes(token)
      ? Buffer.from(body.toString('latin1').replaceAll(token, 'private'), 'latin1')
      : body,
  }
}

interface Asked {
  at: number
  answers: Map<string, { at: number; response: GuardedResponse | NoSuchFeed }>
}

/** The state of each fetcher, so that all operations of a process share the limit. */
const asked = new WeakMap<GuardedFetch, Asked>()

/** Requests at most once a minute, and caches the answers. */
function politely({ fetch, now }: Tools): GuardedFetch {
  const known = asked.get(fetch) ?? { at: -Infinity, answers: new Map() }
  asked.set(fetch, known)
  const ask = redditFetch(fetch, null)

  return async (address, request) => {
    const moment = now().getTime()
    const before = known.answers.get(address)
    // An answer from the future is ignored, because it was stored while the clock was wrong.
    if (before && before.at <= moment && moment - before.at < ANSWER_KEPT_MS)
      return orFail(before.response)

    const askedAt = known.at > moment ? -Infinity : known.at
    const waitMs = askedAt + leastPauseMs(new URL(address).hostname, false) - moment
    if (waitMs > 0) throw tooOften(`Try again in ${Math.ceil(waitMs / 1000)} s`)
    known.at = moment
    const response = await ask(address, request).catch((error: unknown) => {
      if (error instanceof NoSuchFeed) return error
      throw error
    })
    if (!(response instanceof NoSuchFeed) && response.status === 429)
      throw tooOften('Try again in a few minutes')
    if (known.answers.size >= MOST_ANSWERS) known.answers.clear()
    known.answers.set(address, { at: moment, response })
    return orFail(response)
  }
}

function orFail(response: GuardedResponse | NoSuchFeed): GuardedResponse {
  if (response instanceof NoSuchFeed) throw response
  return response
}

/** Thrown if Reddit's limit does not allow a request now; a worker tries again later. */
export class TooOften extends Problem {}

function tooOften(remedy: string): TooOften {
  return new TooOften(
    'unavailable',
    `Reddit allows about one request per minute (429). ${remedy}, or store your private feed to avoid this limit.`,
  )
}
