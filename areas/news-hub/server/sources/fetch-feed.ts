import { createHash } from 'node:crypto'
import { Problem } from '#core/problem.ts'
import type { GuardedFetch, GuardedResponse } from '#server/tools.ts'
import type { FeedDocument } from './feed-document.ts'
import { readFeed } from './read-feed.ts'

/** What the publisher said last time, sent back to ask politely. */
export interface KnownFeed {
  address: string
  etag: string | null
  lastModified: string | null
  /** Hex hash of the body that was read last. */
  bodyHash: string | null
}

/** What asking a publisher came to. */
export type Fetched =
  | ({ kind: 'unchanged' } & Validators)
  | ({
      kind: 'read'
      document: FeedDocument
      bodyHash: string
      movedTo: string | null
    } & Validators)
  | { kind: 'failed'; message: string; retryAfterSeconds: number | null }
  | { kind: 'gone'; message: string }

interface Validators {
  etag: string | null
  lastModified: string | null
  /** How long the publisher says the answer stays fresh; null when it does not say. */
  freshSeconds: number | null
}

const BOT_WALL =
  /cf-mitigated|cf-chl|just a moment|attention required|captcha|access denied|are you a human|ddos-guard|_incapsula_/i
const WALL_SEARCHED_BYTES = 20_000

/** Asks for a feed, conditionally; an answer that is the same as before counts as unchanged. */
export async function fetchFeed(
  fetch: GuardedFetch,
  known: KnownFeed,
  now: Date,
): Promise<Fetched> {
  try {
    const response = await fetch(known.address, { headers: conditions(known) })
    return outcomeOf(response, known, now)
  } catch (error) {
    if (error instanceof Problem) {
      return { kind: 'failed', message: error.message, retryAfterSeconds: null }
    }
    throw error
  }
}

/** What an answer says of a feed; fails with a `Problem` when it is no feed. */
export function outcomeOf(response: GuardedResponse, known: KnownFeed, now: Date): Fetched {
  const { status, headers, body } = response
  const validators: Validators = {
    etag: headers['etag'] ?? null,
    lastModified: headers['last-modified'] ?? null,
    freshSeconds: freshSecondsOf(headers, now),
  }
  if (status === 304) {
    return {
      kind: 'unchanged',
      etag: validators.etag ?? known.etag,
      lastModified: validators.lastModified ?? known.lastModified,
      freshSeconds: validators.freshSeconds,
    }
  }
  if (status < 200 || status > 299) return failureOf(response, now)

  const bodyHash = createHash('sha256').update(body).digest('hex')
  if (bodyHash === known.bodyHash) return { kind: 'unchanged', ...validators }
  const document = readFeed(body, {
    contentType: headers['content-type'],
    address: response.address,
    now,
  })
  return { kind: 'read', document, bodyHash, movedTo: response.movedTo, ...validators }
}

function conditions({ etag, lastModified }: KnownFeed): Record<string, string> {
  return {
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
  }
}

function failureOf({ status, headers, body, address }: GuardedResponse, now: Date): Fetched {
  const host = URL.canParse(address) ? new URL(address).hostname || address : address
  const retryAfterSeconds = retryAfterOf(headers['retry-after'], now)
  const failed = (message: string): Fetched => ({ kind: 'failed', message, retryAfterSeconds })
  const words = new TextDecoder().decode(body.subarray(0, WALL_SEARCHED_BYTES))
  const isWall = BOT_WALL.test(words) || headers['cf-mitigated'] !== undefined

  if (status === 410) {
    return {
      kind: 'gone',
      message: `${host} says that this feed is gone for good (410). It is not asked again; look for a new address on the site.`,
    }
  }
  if (status === 404) {
    return failed(
      `${host} has nothing at this address (404 Not Found). Look for the feed's new address on the site.`,
    )
  }
  if (status === 401)
    return failed(
      `${host} asks for a sign-in (401). Paste the address with your private feed key, if it offers one.`,
    )
  if (status === 403 || isWall) {
    return failed(
      isWall
        ? `${host} keeps programs out with a bot wall (${status}). Ask its owner to let feed readers through, or follow another feed of it.`
        : `${host} forbids reading this (403). It may keep feed readers out; open it in a browser to see.`,
    )
  }
  if (status === 429)
    return failed(`${host} asks for fewer requests (429). It is asked again later.`)
  if (status >= 500) return failed(`${host} has a fault of its own (${status}).`)
  return failed(
    `${host} answered ${status}, which is no feed. Open the address in a browser to see.`,
  )
}

/** Seconds to wait, stated in seconds or as a date; null when absent or unreadable. */
export function retryAfterOf(stated: string | undefined, now: Date): number | null {
  if (stated === undefined) return null
  if (/^\s*\d+\s*$/.test(stated)) return Number(stated)
  const at = Date.parse(stated)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000))
}

function freshSecondsOf(headers: Record<string, string>, now: Date): number | null {
  const control = headers['cache-control'] ?? ''
  if (/no-cache|no-store/i.test(control)) return null
  const age = /max-age\s*=\s*"?(\d+)/i.exec(control)?.[1]
  if (age !== undefined) return Number(age)
  const expires = headers['expires'] === undefined ? Number.NaN : Date.parse(headers['expires'])
  return Number.isNaN(expires) ? null : Math.max(0, Math.round((expires - now.getTime()) / 1000))
}
