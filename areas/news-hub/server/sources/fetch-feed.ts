import { createHash } from 'node:crypto'
import { Problem } from '#core/problem.ts'
import type { GuardedFetch, GuardedResponse } from '#server/tools.ts'
import type { FeedDocument } from './feed-document.ts'
import { isBotWall, refusalOf } from './refusals.ts'
import { freshSecondsOf, retryAfterOf } from './publisher-hints.ts'
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
    if (!(error instanceof Problem)) throw error
    return { kind: 'failed', message: error.message, retryAfterSeconds: null }
  }
}

/** What an answer says of a feed; fails with a `Problem` when it is no feed. */
export function outcomeOf(response: GuardedResponse, known: KnownFeed, now: Date): Fetched {
  const { status, headers, body } = response
  const freshSeconds = freshSecondsOf(headers, now)
  const [etag, lastModified] = [headers['etag'] ?? null, headers['last-modified'] ?? null]
  if (status === 304) {
    return {
      kind: 'unchanged',
      etag: etag ?? known.etag,
      lastModified: lastModified ?? known.lastModified,
      freshSeconds,
    }
  }
  if (status === 410) return { kind: 'gone', message: refusalOf(response) }
  if (status < 200 || status > 299) {
    const retryAfterSeconds = retryAfterOf(headers['retry-after'], now)
    return { kind: 'failed', message: refusalOf(response), retryAfterSeconds }
  }

  const bodyHash = createHash('sha256').update(body).digest('hex')
  const validators = { etag, lastModified, freshSeconds }
  if (bodyHash === known.bodyHash) return { kind: 'unchanged', ...validators }
  const document = documentIn(response, now)
  return { kind: 'read', document, bodyHash, movedTo: response.movedTo, ...validators }
}

function documentIn(response: GuardedResponse, now: Date): FeedDocument {
  const { body, headers, address } = response
  try {
    return readFeed(body, { contentType: headers['content-type'], address, now })
  } catch (error) {
    // Some walls answer 200 with a page for people to prove themselves on.
    if (isBotWall(response)) throw new Problem('unavailable', refusalOf(response))
    throw error
  }
}

function conditions({ etag, lastModified }: KnownFeed): Record<string, string> {
  return {
    ...(isSendable(etag) ? { 'if-none-match': etag } : {}),
    ...(isSendable(lastModified) ? { 'if-modified-since': lastModified } : {}),
  }
}

/** Some servers send what no header may carry back. */
function isSendable(value: string | null): value is string {
  return value !== null && /^[\t\u0020-\u007e\u0080-\u00ff]+$/.test(value)
}
