import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { ServerIsBusy } from '#server/fetch/fetch-problems.ts'
import { NotReadInTime, TooHard } from '#server/reading/reading.ts'
import { job, sql, type GuardedResponse, type Tools } from '#server/tools.ts'
import { refusedPage } from '#feeds/full-text/page-outcome.ts'
import { pageReading } from '#feeds/full-text/page-reading.ts'
import { demandMayRead, ForbiddenByRobots } from '#feeds/robots/may-read.ts'
import { HostIsTaken, sharedHostQueue } from '#feeds/claim/shared-host-queue.ts'
import { feedReading } from '#feeds/fetch/feed-reading.ts'
import { dataReading } from './data-reading.ts'
import { tellOfProfiles } from './profile-rows.ts'
import { refreshInterests } from './refresh-interests.ts'
import { wordsOf } from '#engine/markup/words-of.ts'

const MAX_BYTES = 5_000_000
/** The longest wait for the lock of a host; after it, the job is retried later. */
const PATIENCE_MS = 30_000

/** Reads the page of a profile's link, so that its words become interests of the profile. */
export const readProfileLink = job<{ link: string }>(
  'profiles/read-profile-link',
  (tools, payload) => readLink(tools, payload),
)

/**
 * Reads the page of a link. If the job should be retried, this stores the reason with the link, and
 * fails.
 */
export async function readLink(
  tools: Tools,
  { link: id }: { link: string },
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const link = await tools.db.maybe(
    z.object({ url: z.string(), profileId: z.string() }),
    sql`select url, profile_id from profile_links where id = ${id}`,
  )
  if (!link) return
  const read = await textAt(tools, link.url, patienceMs)
  await tools.db.transaction(async (db) => {
    // The profile is locked before its link, in the same order as everywhere else.
    await db.run(sql`select from profiles where id = ${link.profileId} for update`)
    await db.run(sql`
      update profile_links set text = ${read.text}, problem = ${read.problem} where id = ${id}`)
    await refreshInterests(db, link.profileId)
  })
  await tellOfProfiles(tools)
  if (read.notAsked) throw read.notAsked
}

type Read = ({ text: string; problem: null } | { text: null; problem: string }) & {
  /** The reason why the address was not requested; absent if it was. */
  notAsked?: Problem
}

/** Fetches a page if its robots.txt allows it, with the host locked. */
async function fetchPolitely(
  tools: Tools,
  url: string,
  patienceMs: number,
): Promise<GuardedResponse> {
  const inTurn = sharedHostQueue(tools, { pauseMs: 0, maxAtOnce: 1, patienceMs })
  return inTurn(url, async () => {
    const beforeRedirect = (target: URL) => demandMayRead(tools, target)
    await demandMayRead(tools, new URL(url))
    return tools.fetch(url, { maxBytes: MAX_BYTES, beforeRedirect })
  })
}

/**
 * Reads the text at an address that robots.txt allows to fetch; without text, returns the reason.
 */
export async function textAt(tools: Tools, url: string, patienceMs = PATIENCE_MS): Promise<Read> {
  try {
    const response = await fetchPolitely(tools, url, patienceMs)
    const text = wordsOf(await textOf(tools, response))
    if (/\p{L}/u.test(text)) return { text, problem: null }
    return { text: null, problem: 'No text was found there. Link to the page that has the text.' }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error instanceof ForbiddenByRobots) {
      const problem = `The robots.txt of ${error.host} does not allow automated access to this page. Open it yourself, and add its text as a document.`
      return { text: null, problem }
    }
    const isNotAsked = [ServerIsBusy, HostIsTaken, NotReadInTime].some(
      (kind) => error instanceof kind,
    )
    return { text: null, problem: error.message, ...(isNotAsked && { notAsked: error }) }
  }
}

/** The text of a feed, of structured data, or of a page. */
async function textOf({ read, now }: Tools, response: GuardedResponse): Promise<string> {
  const { body, address, status } = response
  const contentType = response.headers['content-type']
  if (status === 200 && /json/i.test(contentType ?? '')) {
    const texts = await read(dataReading, { body, address })
    if (texts) return texts.join('\n')
  }
  if (status === 200 && /xml|rss|atom|json/i.test(contentType ?? '')) {
    const feed = await read(feedReading, { body, contentType, address, now: now() }).catch(notAFeed)
    if (feed) return feed.entries.map(({ title, text }) => `${title}\n${text}`).join('\n\n')
  }
  const refused = refusedPage(response)
  if (refused && 'message' in refused) throw new Problem('unavailable', refused.message)
  const { title, text } = await read(pageReading, { body, contentType, address })
  return `${title ?? ''}\n${text}`
}

/**
 * A response that is not a feed may be a page. If it took too long to parse as a feed, parsing it
 * as a page is not tried.
 */
function notAFeed(error: unknown): null {
  if (error instanceof Problem && !(error instanceof TooHard)) return null
  throw error
}
