import { randomUUID } from 'node:crypto'
import { FETCH } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { memoryBudget } from '#server/fetch/memory-budget.ts'
import { isOutOfRoom, shortageWords } from '#server/disk/out-of-room.ts'
import type { Tools } from '#server/tools.ts'
import { workLane } from '#server/work-lane/work-lane.ts'
import { claimDueFeeds, isSomethingDue, type DueFeed } from '../claim/claim-feeds.ts'
import { tellEntriesStored } from '../store/entries-stored.ts'
import { progressTeller } from '../progress.ts'
import { leastPauseMs } from '../claim/host-limits.ts'
import { visitFeed, type FeedVisit } from './visit-feed.ts'

/** The most feeds that one worker processes at once, each on a different host. */
const FEEDS_AT_ONCE = 16
/**
 * The least number of free places at which feeds are claimed, because one claim costs the same for
 * several feeds as for one.
 */
const CLAIMED_TOGETHER = 4
const LOOK_EVERY_MS = 1000
/** The pause between two looks for due feeds while a caller waits for the end. */
const LOOK_OFTEN_MS = 100
const HOST_PAUSE_MS = 1000

/** Fetches feeds as they become due, until the signal aborts. */
export async function fetchForever(tools: Tools, signal: AbortSignal): Promise<void> {
  const tellProgress = progressTeller(tools)
  await fetchAll(tools, signal, {
    hostPauseMs: HOST_PAUSE_MS,
    // The frequent looks are cheap, because each is one small query.
    lookEveryMs: LOOK_EVERY_MS,
    // Entries that could not be joined while the disk was full are announced again, because their
    // job may have used up its tries.
    onRoom: () => void tellEntriesStored(tools).catch(() => {}),
    onClaim: tellProgress,
    onVisit: tellProgress,
  })
}

/**
 * Fetches all feeds that are due now, and returns when their entries are stored. Hosts that asked
 * for a pause are skipped.
 */
export async function fetchDueFeeds(
  tools: Tools,
  options: { hostPauseMs?: number; onVisit?: (visit: FeedVisit) => void } = {},
): Promise<void> {
  const full = await tools.disk.shortage()
  if (full)
    throw new Problem(
      'unavailable',
      `${shortageWords(full)} Nothing is fetched until there is room.`,
    )
  await fetchAll(tools, new AbortController().signal, {
    hostPauseMs: options.hostPauseMs ?? HOST_PAUSE_MS,
    lookEveryMs: LOOK_OFTEN_MS,
    onVisit: options.onVisit,
    isDone: async () => (await tools.disk.shortage()) !== null || !(await isSomethingDue(tools)),
  })
}

interface Fetching {
  /** The pause after each request to a host. */
  hostPauseMs: number
  lookEveryMs: number
  /** Called when a full disk has room again; nothing is fetched before. */
  onRoom?: () => void
  onClaim?: () => void
  onVisit?: ((visit: FeedVisit) => void) | undefined
  isDone?: () => Promise<boolean>
}

async function fetchAll(tools: Tools, signal: AbortSignal, options: Fetching): Promise<void> {
  const holder = randomUUID()
  const room = memoryBudget(FETCH)
  let wasFull = false

  async function claim(free: number): Promise<DueFeed[]> {
    const isFull = (await tools.disk.shortage()) !== null
    if (isFull !== wasFull) {
      wasFull = isFull
      if (isFull) tools.log.warn('A disk is full; nothing is fetched until there is room')
      else options.onRoom?.()
    }
    const isDue = !isFull && (await isSomethingDue(tools))
    const feeds = isDue ? await claimDueFeeds(tools, holder, free) : []
    if (feeds.length > 0) options.onClaim?.()
    return feeds
  }

  async function visit(feed: DueFeed) {
    try {
      const least = leastPauseMs(feed.host, feed.privateTo !== null)
      const pauseMs = Math.max(options.hostPauseMs, least)
      const done = await visitFeed(tools, feed, { holder, pauseMs, memory: room.open() })
      options.onVisit?.(done)
    } catch (error) {
      // Most likely the database is unavailable. The claim expires by itself.
      const level = isOutOfRoom(error) ? 'debug' : 'error'
      tools.log[level]({ feedId: feed.id, err: error }, 'A feed could not be fetched')
    }
  }

  await workLane(tools.log, signal, {
    name: 'feeds',
    atOnce: FEEDS_AT_ONCE,
    claimsFrom: CLAIMED_TOGETHER,
    claim,
    // Each finished visit leads to a new claim, because its host is free again and may have another
    // due feed.
    perform: visit,
    nextLook: () => options.lookEveryMs,
    ...(options.isDone && { isDone: options.isDone }),
  })
}
