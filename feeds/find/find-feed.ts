import type { Web } from '#server/tools.ts'
import { exploreSite, type FoundFeed } from './explore-site.ts'

/** The time after which a search gives up. */
const GIVE_UP_MS = 45_000

/**
 * Finds the feed at an address, or the likeliest feed that the address leads to; fails with a
 * description of what it found.
 */
export async function findFeed(web: Web, input: string, now: Date): Promise<FoundFeed> {
  const signal = AbortSignal.timeout(GIVE_UP_MS)
  for await (const feed of exploreSite(web, input, { now, signal })) return feed
  throw new Error('A site was explored without finding a feed or a problem')
}
