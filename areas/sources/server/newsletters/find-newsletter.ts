import { Problem } from '#core/problem.ts'
import type { Tools, Web } from '#server/tools.ts'
import type { Candidate } from '../../contracts/finding.ts'
import { followedAmong } from '../finding/followed-feeds.ts'
import { previewFeed } from '../finding/preview-feed.ts'
import { fetchForReader } from '#feeds/reddit/reddit-fetch.ts'
import { exploreSite, type FoundFeed } from '#feeds/find/explore-site.ts'
import { newsletterAddress, newsletterFeeds, newsletterPages } from './newsletter-feeds.ts'

const GIVE_UP_MS = 30_000
/** The most feeds that are offered. A newsletter has one feed, but its site may offer more. */
const CANDIDATES_AT_MOST = 4

const INBOX_INSTEAD = 'Instead, you can have it sent to an inbox of your own, below.'

/**
 * Finds and reads a newsletter's own feed. If there is none, the result says why, and what to do.
 */
export async function findNewsletter(
  tools: Tools,
  readerId: string,
  typed: string,
): Promise<{ candidates: Candidate[]; note: string | null }> {
  const url = newsletterAddress(typed)
  if (url === null) {
    const note = `Type the address of the newsletter's site, such as name.substack.com. ${INBOX_INSTEAD}`
    return { candidates: [], note }
  }
  const { found, problem } = await firstThatReads(
    { ...tools, fetch: fetchForReader(tools, readerId) },
    url,
    tools.now(),
  )
  if (found.length === 0) {
    return { candidates: [], note: `${problem?.message ?? 'No feed was found.'} ${INBOX_INSTEAD}` }
  }
  const isFollowed = await followedAmong(
    tools.db,
    readerId,
    found.map(({ address }) => address),
  )
  const candidates = found.map((feed): Candidate => {
    const about = previewFeed(feed, tools.now()).feed
    const kind = 'newsletter'
    return { ...about, kind, category: 'general', isFollowed: isFollowed(feed.address) }
  })
  return { candidates, note: null }
}

/**
 * Reads the feeds at the first address that has any. Addresses by the rules of newsletter services
 * are tried first, then pages that may link to a feed.
 */
async function firstThatReads(
  web: Web,
  url: URL,
  now: Date,
): Promise<{ found: FoundFeed[]; problem: Problem | null }> {
  const signal = AbortSignal.timeout(GIVE_UP_MS)
  const likely = newsletterFeeds(url)
  let problem: Problem | null = null
  for (const address of [...likely.map((feed) => feed.address), ...newsletterPages(url)]) {
    const found: FoundFeed[] = []
    try {
      for await (const feed of exploreSite(web, address, { now, signal })) {
        const known = likely.find((one) => one.address === address)
        found.push({ ...feed, ...(known && { found: known.found }) })
        if (found.length >= CANDIDATES_AT_MOST) break
      }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      problem ??= error
    }
    if (found.length > 0) return { found, problem: null }
    if (signal.aborted) break
  }
  return { found: [], problem }
}
