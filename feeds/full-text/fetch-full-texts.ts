import { randomUUID } from 'node:crypto'
import { Problem } from '#core/problem.ts'
import { ServerIsBusy } from '#server/fetch/fetch-problems.ts'
import { pause } from '#server/pause.ts'
import { TooHard } from '#server/reading/reading.ts'
import type { GuardedResponse, Tools } from '#server/tools.ts'
import { releaseHost, lockHost, type HostAnswer } from '../claim/host-locks.ts'
import { demandMayRead, ForbiddenByRobots, knownVerdict } from '../robots/may-read.ts'
import { readRobotsFile } from '../robots/robots-file.ts'
import { retryAfterOf } from '../fetch/publisher-hints.ts'
import { claimPages, putOff, type DuePage } from './due-pages.ts'
import { keepOutcome } from './keep-outcome.ts'
import { readOutcome, refusedPage, type PageOutcome } from './page-outcome.ts'
import { pageReading } from './page-reading.ts'

const PAGES_AT_ONCE = 4
const LOOK_EVERY_MS = 2000
/** Behind each page, its host is left alone for as long as most robots.txt ask for. */
const HOST_PAUSE_MS = 5000
/** A page that this hub was too busy to ask for is tried after this. */
const BUSY_MINUTES = 1
/** Behind a robots.txt: as long as behind a feed, since a reader may be waiting for the page. */
const ROBOTS_PAUSE_MS = 1000
const MAX_BYTES = 10_000_000

/** Who asks, and how long a host is left alone behind each page. */
interface HostLock {
  holder: string
  pauseMs: number
}

/** Reads the pages that entries want, until the signal aborts; each under the lock of its host, like feeds. */
export async function fetchFullTexts(
  tools: Tools,
  signal: AbortSignal,
  { hostPauseMs = HOST_PAUSE_MS } = {},
): Promise<void> {
  const lock = { holder: randomUUID(), pauseMs: hostPauseMs }
  const underWay = new Set<Promise<void>>()
  while (!signal.aborted) {
    const free = PAGES_AT_ONCE - underWay.size
    const hasRoom = free > 0 && (await tools.disk.shortage()) === null
    const pages = hasRoom ? await claimPages(tools, free) : []
    for (const page of pages) {
      const done = fetchFullText(tools, page, lock)
        .catch((error) => tools.log.error({ entryId: page.entryId, err: error }, 'Lost a page'))
        .finally(() => underWay.delete(done))
      underWay.add(done)
    }
    await pause(LOOK_EVERY_MS, signal)
  }
  await Promise.allSettled(underWay)
}

/** Reads every page that is due now, for tests and tools. */
export async function fetchDueFullTexts(tools: Tools): Promise<void> {
  const lock = { holder: randomUUID(), pauseMs: 0 }
  for (;;) {
    const pages = await claimPages(tools, PAGES_AT_ONCE)
    if (pages.length === 0) return
    for (const page of pages) await fetchFullText(tools, page, lock)
  }
}

async function fetchFullText(tools: Tools, page: DuePage, lock: HostLock): Promise<void> {
  const { now } = tools
  const robots = await knownVerdict(tools, new URL(page.link))
  const refusal = robots?.refusal ?? null
  // Somebody else may have come first; the page is looked at again in a moment, as if nothing was.
  if (
    refusal === null &&
    !(await lockHost(tools.db, page.host, { holder: lock.holder, now: now() }))
  ) {
    return putOff(tools, page, 0)
  }
  if (robots === null) {
    const isAsked = await askForRobots(tools, page, lock)
    return putOff(tools, page, isAsked ? 0 : BUSY_MINUTES)
  }
  const pauseMs = Math.max(lock.pauseMs, robots.crawlDelayMs)
  const outcome =
    refusal === null
      ? await outcomeOf(tools, page, { ...lock, pauseMs })
      : outcomeOfProblem(refusal)
  if (outcome.kind === 'postponed') return putOff(tools, page, BUSY_MINUTES)
  await keepOutcome(tools, page, outcome)
}

/** Whatever happens to the page, the entry keeps what its feed gave. */
async function outcomeOf(tools: Tools, page: DuePage, lock: HostLock): Promise<PageOutcome> {
  try {
    const response = await fetchUnderLock(tools, page, lock)
    const refused = refusedPage(response)
    if (refused) return refused
    const { body, address } = response
    const contentType = response.headers['content-type']
    return readOutcome(await tools.read(pageReading, { body, contentType, address }), address)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return outcomeOfProblem(error)
  }
}

function outcomeOfProblem(problem: Problem): PageOutcome {
  const { message } = problem
  if (problem instanceof ServerIsBusy) return { kind: 'postponed' }
  if (problem instanceof ForbiddenByRobots)
    return { kind: 'forbidden', message, host: problem.host }
  // A page that is too hard to read is so the next time, too.
  return { kind: problem instanceof TooHard ? 'given-up' : 'failed', message }
}

/** A lock of its own, so that there is a pause before the page is fetched; false if we were too busy. */
async function askForRobots(
  tools: Tools,
  { link, host }: DuePage,
  { holder, pauseMs }: HostLock,
): Promise<boolean> {
  const { db, now } = tools
  const url = new URL(link)
  let answer: HostAnswer | null = null
  let crawlDelayMs = 0
  try {
    answer = await readRobotsFile(tools, url.origin)
    crawlDelayMs = (await knownVerdict(tools, url))?.crawlDelayMs ?? 0
    return true
  } catch (error) {
    if (error instanceof ServerIsBusy) return false
    throw error
  } finally {
    const least = Math.min(pauseMs, ROBOTS_PAUSE_MS)
    const behind = { holder, now: now(), pauseMs: Math.max(least, crawlDelayMs), answer }
    await releaseHost(db, host, behind)
  }
}

/** The lock is released with the response: others may fetch from the host while this page is read. */
async function fetchUnderLock(
  tools: Tools,
  { link, host }: DuePage,
  { holder, pauseMs }: HostLock,
): Promise<GuardedResponse> {
  const { db, fetch, now } = tools
  let answer: HostAnswer | null = null
  try {
    const headers = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5' }
    const beforeRedirect = (target: URL) => demandMayRead(tools, target)
    const response = await fetch(link, { maxBytes: MAX_BYTES, headers, beforeRedirect })
    const retryAfterSeconds = retryAfterOf(response.headers['retry-after'], now())
    answer = { status: response.status, retryAfterSeconds }
    return response
  } finally {
    await releaseHost(db, host, { holder, now: now(), pauseMs, answer })
  }
}
