import { createHash } from 'node:crypto'
import { Problem } from '#core/problem.ts'
import { UntrustedCertificate } from '#server/fetch/certificate-faults.ts'
import { ServerIsBusy } from '#server/fetch/fetch-problems.ts'
import { NotReadInTime, TooHard } from '#server/reading/reading.ts'
import type { GuardedResponse, Tools, TrustedCertificate, Web } from '#server/tools.ts'
import type { FeedDocument } from '#engine/feeds/feed-document.ts'
import { askedOtherwise, conditions } from './conditions.ts'
import { kindOfProblem, kindOfRefusal, type ErrorKind } from './error-kinds.ts'
import { hintsOfLinkHeader } from '#engine/feeds/feed-hints.ts'
import type { ListingRule } from '#engine/pages/listing/listing-rule.ts'
import { feedReading } from './feed-reading.ts'
import { listingReading } from './listing-reading.ts'
import { askedInsteadOf, isBotWall, refusalOf } from './refusals.ts'
import { followRefresh } from './follow-refresh.ts'
import { freshSecondsOf, resetOf, retryAfterOf } from './publisher-hints.ts'

/** The state of a feed at its last fetch, for a conditional request. */
export interface KnownFeed {
  address: string
  etag: string | null
  lastModified: string | null
  /** The hash of the body that was read last, in hexadecimal digits. */
  bodyHash: string | null
  /**
   * True to request the whole feed without conditions, because its server may wrongly say that
   * nothing changed.
   */
  isAskedWhole?: boolean
  /** The rule of a page that lists articles. */
  listing?: ListingRule | null
  /** The body that was too hard to read, with the reason. */
  setAside?: SetAside | null
}

/** A document that is not read again until it changes. */
export interface SetAside {
  /** The hash in hexadecimal digits. */
  hash: string
  message: string
}

/** The outcome of asking a publisher. */
export type Fetched = Measures &
  (
    | ({ kind: 'unchanged' } & Answer)
    | ({ kind: 'read'; document: FeedDocument; bodyHash: string } & Answer)
    | {
        kind: 'failed'
        message: string
        errorKind: ErrorKind
        retryAfterSeconds: number | null
        setAside?: SetAside
        /** The certificate of an untrusted host. */
        certificate?: TrustedCertificate
      }
    | { kind: 'gone'; message: string; errorKind: ErrorKind }
    /**
     * This server had no time to request or read the feed, which says nothing about the publisher.
     */
    | { kind: 'postponed'; message: string }
  )

interface Measures {
  /** The status; null without an answer. */
  status: number | null
  /** The size after unpacking. */
  bodyBytes: number | null
  /** The duration; null if not measured. */
  durationMs: number | null
}

interface Answer {
  etag: string | null
  lastModified: string | null
  /** Seconds for which the publisher says the answer stays fresh; null if not stated. */
  freshSeconds: number | null
  /**
   * The target of the permanent redirects that came before any temporary one; null if there were
   * none.
   */
  movedTo: string | null
  /** True if the feed was found at `movedTo`, and nothing was ever read at its own address. */
  movesAtOnce?: boolean
}

/**
 * Fetches a feed by a conditional request with the headers of its reader. An identical answer
 * counts as unchanged.
 */
export async function fetchFeed(
  web: Web,
  known: KnownFeed,
  now: Date,
  headers: Record<string, string> = {},
): Promise<Fetched> {
  const startedAt = performance.now()
  const tookMs = () => Math.round(performance.now() - startedAt)
  let answer: Omit<Measures, 'durationMs'> = { status: null, bodyBytes: null }
  try {
    const sent = { ...headers, ...conditions(known) }
    const response = await askOrAgain(web, known.address, sent)
    answer = { status: response.status, bodyBytes: response.body.length }
    const durationMs = tookMs()
    const outcome = await outcomeOf(web.read, response, known, now).catch(
      async (error: unknown) => {
        const next =
          error instanceof Problem &&
          !(error instanceof NotReadInTime) &&
          (await followRefresh(web, known.address, response, sent))
        if (!next) throw error
        answer = { status: next.status, bodyBytes: next.body.length }
        return outcomeOf(web.read, next, known, now)
      },
    )
    return { ...outcome, durationMs }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error instanceof ServerIsBusy || error instanceof NotReadInTime) {
      return { kind: 'postponed', message: error.message, ...answer, durationMs: null }
    }
    const failure = {
      message: error.message,
      errorKind: kindOfProblem(error),
      ...(error instanceof UntrustedCertificate && { certificate: error.certificate }),
    }
    return { kind: 'failed', ...failure, retryAfterSeconds: null, ...answer, durationMs: tookMs() }
  }
}

/** Repeats the request in another form if the server refuses the first. */
async function askOrAgain(
  web: Web,
  address: string,
  sent: Record<string, string>,
): Promise<GuardedResponse> {
  const response = await web.fetch(address, { headers: sent, isLenient: true })
  const otherwise = askedOtherwise(response.status, sent)
  return otherwise ? web.fetch(address, { headers: otherwise, isLenient: true }) : response
}

/** Reads the outcome for a feed from an answer; fails with a `Problem` if it is not a feed. */
export async function outcomeOf(
  read: Tools['read'],
  response: GuardedResponse,
  known: KnownFeed,
  now: Date,
): Promise<Fetched> {
  const { status, headers, body, movedTo } = response
  const measures: Measures = { status, bodyBytes: body.length, durationMs: null }
  const freshSeconds = freshSecondsOf(headers, now)
  const [etag, lastModified] = [headers['etag'] ?? null, headers['last-modified'] ?? null]
  if (status === 304 && Object.keys(conditions(known)).length > 0) {
    return {
      kind: 'unchanged',
      etag: etag ?? known.etag,
      lastModified: lastModified ?? known.lastModified,
      freshSeconds,
      movedTo,
      ...measures,
    }
  }
  if (status < 200 || status > 299) {
    const refusal = { message: refusalOf(response), errorKind: kindOfRefusal(response) }
    if (status === 410) return { kind: 'gone', ...refusal, ...measures }
    const stated = retryAfterOf(headers['retry-after'], now)
    const retryAfterSeconds = stated ?? (status === 429 ? resetOf(headers, now) : null)
    return { kind: 'failed', ...refusal, retryAfterSeconds, ...measures }
  }

  const bodyHash = createHash('sha256').update(body).digest('hex')
  const said = { etag, lastModified, freshSeconds, movedTo, ...measures }
  if (bodyHash === known.bodyHash) return { kind: 'unchanged', ...said }
  if (bodyHash === known.setAside?.hash) return leftAside(known.setAside, measures)
  try {
    const document = await documentIn(read, response, known.listing ?? null, now)
    return { kind: 'read', document, bodyHash, ...said }
  } catch (error) {
    if (!(error instanceof TooHard)) throw error
    const message = `${error.message} It is tried again when its publisher changes it.`
    return leftAside({ hash: bodyHash, message }, measures)
  }
}

function leftAside(setAside: SetAside, measures: Measures): Fetched {
  const { message } = setAside
  return {
    kind: 'failed',
    message,
    errorKind: 'too-hard',
    retryAfterSeconds: null,
    setAside,
    ...measures,
  }
}

async function documentIn(
  read: Tools['read'],
  response: GuardedResponse,
  rule: ListingRule | null,
  now: Date,
): Promise<FeedDocument> {
  const { body, headers, address } = response
  try {
    const contentType = headers['content-type']
    if (rule) return await read(listingReading, { body, contentType, address, rule })
    const document = await read(feedReading, { body, contentType, address, now })
    return { ...document, ...hintsWith(document, response) }
  } catch (error) {
    // Some bot walls answer 200 with a challenge page.
    if (isBotWall(response)) throw new Problem('unavailable', refusalOf(response))
    const asked = rule ? null : askedInsteadOf(response)
    throw asked === null ? error : new Problem('invalid', asked, { cause: error })
  }
}

/** Adds the links of the Link header, which take precedence over those of the feed. */
function hintsWith({ hints }: FeedDocument, { headers, address }: GuardedResponse) {
  const stated = hintsOfLinkHeader(headers['link'], address)
  return { hints: { ...hints, hub: stated.hub ?? hints.hub, self: stated.self ?? hints.self } }
}
