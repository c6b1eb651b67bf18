import { Problem } from '#core/problem.ts'
import { isOutOfRoom } from '#server/disk/out-of-room.ts'
import type { MemoryHold } from '#server/fetch/memory-budget.ts'
import type { Tools } from '#server/tools.ts'
import { postponeFeedsOf, type DueFeed } from '../claim/claim-feeds.ts'
import { releaseHost } from '../claim/host-locks.ts'
import { tellEntriesStored } from '../store/entries-stored.ts'
import { findAtLast } from './find-at-last.ts'
import { withNewAddress } from './new-address.ts'
import { recordVisit } from './record-visit.ts'
import { fetchForFeed } from '../reddit/reddit-fetch.ts'
import { trusting } from '../fetch/feed-certificates.ts'
import { noteHeadersStatus, openRequestHeaders } from '../fetch/request-headers.ts'
import { fetchFeed, type Fetched } from '../fetch/fetch-feed.ts'
import { storeEntries, type Stored } from '../store/store-entries.ts'
import { noteHub } from '../websub/note-hub.ts'

/** The outcome of fetching one feed. */
export interface FeedVisit {
  feed: DueFeed
  fetched: Fetched
  stored: Stored | null
}

interface Turn {
  holder: string
  pauseMs: number
  /** Counts the bytes of this visit against the limit for all visits. */
  memory: MemoryHold
}

/**
 * Visits a feed in the process that claimed it and its host: fetches it politely, stores new
 * entries, and records the time of the next visit.
 */
export async function visitFeed(tools: Tools, feed: DueFeed, turn: Turn): Promise<FeedVisit> {
  const { answer, leaveAloneUntil } = await fetchUnderLock(tools, feed, turn)
  const { fetched, stored } = await keep(tools, feed, answer)
  const hasNews = (stored?.added ?? 0) > 0
  const { isMerged } = await recordVisit(tools.db, feed, fetched, tools.now(), {
    leaveAloneUntil,
    hasNews,
  })
  if (isMerged) await tellEntriesStored(tools)
  else if (fetched.kind === 'read') await noteHub(tools, feed, fetched.document, { hasNews })
  return { feed, fetched, stored }
}

/**
 * Fetches the feed and releases the lock of its host with the answer, so that others can use the
 * host while the answer is stored.
 */
async function fetchUnderLock(
  tools: Tools,
  feed: DueFeed,
  { holder, pauseMs, memory }: Turn,
): Promise<{ answer: Fetched; leaveAloneUntil: Date | null }> {
  const { db, now } = tools
  let answer: Fetched | null = null
  let leaveAloneUntil: Date | null = null
  try {
    answer = await ask(tools, feed, memory)
  } finally {
    const retryAfterSeconds = answer?.kind === 'failed' ? answer.retryAfterSeconds : null
    const said = answer && { status: answer.status, retryAfterSeconds }
    const turn = { holder, now: now(), pauseMs, answer: said, address: feed.address }
    leaveAloneUntil = await releaseHost(db, feed.host, turn)
    if (leaveAloneUntil) await postponeFeedsOf(db, feed.host, leaveAloneUntil, now())
  }
  return { answer, leaveAloneUntil }
}

async function ask(tools: Tools, feed: DueFeed, memory: MemoryHold): Promise<Fetched> {
  try {
    const headers = openRequestHeaders(tools.secrets, feed.requestHeaders)
    const boundedFetch: Tools['fetch'] = (address, request) =>
      tools.fetch(address, { memory, ...request })
    const fetch = await fetchForFeed({ ...tools, fetch: boundedFetch }, feed)
    const web = { ...tools, fetch: trusting(fetch, feed.certificates) }
    const fetched = await fetchFeed(web, feed, tools.now(), headers)
    if (feed.requestHeaders) await noteHeadersStatus(tools, feed, fetched.status)
    const found = await findAtLast(web, feed, fetched, tools.now())
    return await withNewAddress(web, feed, found, tools.now())
  } catch (error) {
    tools.log.error({ feedId: feed.id, err: error }, 'A feed could not be fetched')
    return ourFault(error, 'This source could not be fetched')
  } finally {
    memory.free()
  }
}

/**
 * Stores an answer. An answer that cannot be stored counts as a failure, so that the problem is
 * shown and the feed is fetched again.
 */
async function keep(
  tools: Tools,
  feed: DueFeed,
  answer: Fetched,
): Promise<{ fetched: Fetched; stored: Stored | null }> {
  if (answer.kind !== 'read') return { fetched: answer, stored: null }
  try {
    return { fetched: answer, stored: await storeEntries(tools, feed.id, answer.document) }
  } catch (error) {
    // The feed is not at fault: it is tried again normally once there is room.
    if (isOutOfRoom(error)) throw error
    tools.log.error({ feedId: feed.id, err: error }, 'A feed could not be stored')
    const { status, bodyBytes, durationMs } = answer
    const failure = ourFault(error, 'What this source sent could not be stored')
    return { fetched: { ...failure, status, bodyBytes, durationMs }, stored: null }
  }
}

function ourFault(error: unknown, what: string): Fetched {
  const why = error instanceof Problem ? error.message : 'The server log says why.'
  return {
    kind: 'failed',
    message: `${what}; it is tried again. ${why}`,
    errorKind: 'not-kept',
    retryAfterSeconds: null,
    status: null,
    bodyBytes: null,
    durationMs: null,
  }
}
