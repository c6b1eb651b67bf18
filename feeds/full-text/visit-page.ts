import { Problem } from '#core/problem.ts'
import { ServerIsBusy } from '#server/fetch/fetch-problems.ts'
import { AnswerTooLarge } from '#server/fetch/read-body.ts'
import { NotReadInTime, TooHard } from '#server/reading/reading.ts'
import type { GuardedResponse, Tools } from '#server/tools.ts'
import { releaseHost, lockHost, type HostAnswer } from '../claim/host-locks.ts'
import { demandMayRead, ForbiddenByRobots, knownVerdict } from '../robots/may-read.ts'
import { readRobotsFile } from '../robots/robots-file.ts'
import { retryAfterOf } from '../fetch/publisher-hints.ts'
import type { PageOutcome } from './page-outcome.ts'

/** The pause of a host after each page; most robots.txt that state a delay ask for this one. */
export const HOST_PAUSE_MS = 5000
/** The delay of a page that this server was too busy to request. */
const BUSY_MINUTES = 1
/**
 * The pause after a robots.txt. It is as short as after a feed, because a reader may be waiting for
 * the page.
 */
const ROBOTS_PAUSE_MS = 1000
const MAX_BYTES = 10_000_000

/** The holder of the lock, and the pause of a host after each page. */
export interface HostLock {
  holder: string
  pauseMs: number
}

/** The address of a page and its host. */
interface Visited {
  link: string
  host: string
}

/**
 * The page is tried again later, because its host is locked, its robots.txt was read first, or this
 * server was too busy. This does not count as a try.
 */
interface Later {
  kind: 'later'
  minutes: number
}

/**
 * Requests a page once, under the lock of its host and as its robots.txt allows, and returns the
 * outcome. `read` parses the answer after the lock is released.
 */
export async function visitPage(
  tools: Tools,
  page: Visited,
  lock: HostLock,
  read: (response: GuardedResponse) => Promise<PageOutcome>,
): Promise<Exclude<PageOutcome, { kind: 'postponed' }> | Later> {
  const robots = await knownVerdict(tools, new URL(page.link))
  const refusal = robots?.refusal ?? null
  if (refusal !== null) return given(outcomeOfProblem(refusal))
  // If another worker holds the lock, the page is tried again soon.
  const isOurs = await lockHost(tools.db, page.host, { holder: lock.holder, now: tools.now() })
  if (!isOurs) return { kind: 'later', minutes: 0 }
  if (robots === null) {
    const isAsked = await askForRobots(tools, page, lock)
    return { kind: 'later', minutes: isAsked ? 0 : BUSY_MINUTES }
  }
  const pauseMs = Math.max(lock.pauseMs, robots.crawlDelayMs)
  return given(await outcomeOf(tools, page, { ...lock, pauseMs }, read))
}

function given(outcome: PageOutcome): Exclude<PageOutcome, { kind: 'postponed' }> | Later {
  return outcome.kind === 'postponed' ? { kind: 'later', minutes: BUSY_MINUTES } : outcome
}

/** Turns failures into outcomes, so that the entry keeps its text. */
async function outcomeOf(
  tools: Tools,
  page: Visited,
  lock: HostLock,
  read: (response: GuardedResponse) => Promise<PageOutcome>,
): Promise<PageOutcome> {
  try {
    const response = await fetchUnderLock(tools, page, lock)
    const outcome = await read(response)
    if (outcome.kind !== 'failed') return outcome
    const retryAfterSeconds = retryAfterOf(response.headers['retry-after'], tools.now())
    return { ...outcome, retryAfterSeconds }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return outcomeOfProblem(error)
  }
}

function outcomeOfProblem(problem: Problem): PageOutcome {
  const { message } = problem
  if (problem instanceof ServerIsBusy || problem instanceof NotReadInTime)
    return { kind: 'postponed' }
  if (problem instanceof ForbiddenByRobots)
    return { kind: 'forbidden', message, host: problem.host }
  if (problem instanceof AnswerTooLarge) {
    const words = `The page is larger than ${problem.limit}, so it was not read.`
    return { kind: 'given-up', message: words }
  }
  // A page that was too hard to read once will be too hard again.
  if (problem instanceof TooHard) return { kind: 'given-up', message }
  return { kind: 'failed', message, isLasting: problem.kind === 'invalid' }
}

/**
 * Reads the robots.txt and releases the host's lock, so that there is a pause before the page is
 * fetched. Returns false if this server was too busy.
 */
async function askForRobots(
  tools: Tools,
  { link, host }: Visited,
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
    const behind = {
      holder,
      now: now(),
      pauseMs: Math.max(least, crawlDelayMs),
      answer,
      address: null,
    }
    await releaseHost(db, host, behind)
  }
}

/**
 * Fetches a page, and releases the lock with the response, so that others can use the host while
 * the page is parsed.
 */
async function fetchUnderLock(
  tools: Tools,
  { link, host }: Visited,
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
    await releaseHost(db, host, { holder, now: now(), pauseMs, answer, address: link })
  }
}
