import { SITES } from '../limits.ts'
import { countPerSecond, countPerSecondOfEach } from './usage-counter.ts'

/** The key of all names without a site: inventing names gets no more room than one site has. */
export const UNKNOWN = ''

/** Sites whose room is counted apart. */
const KNOWN = 1000

export interface RoomOfSites {
  /** Says if one more request of a site is let in. */
  isFor(site: string): boolean
  /** Remembers whether there is such a site, once it was asked. */
  learn(site: string, isThere: boolean): void
}

/**
 * Shares out requests by the second. A site that is flooded takes what nobody needs, and never the small share that
 * each site has: not with several names, and not by names that lead nowhere.
 */
export function roomOfSites(clock = () => performance.now()): RoomOfSites {
  const known = new Set<string>()
  const own = countPerSecondOfEach(SITES.requestsPerSecondOfSite, clock)
  const share = countPerSecondOfEach(SITES.shareOfSite, clock)
  const beyondShares = countPerSecond(SITES.requestsPerSecondBeyondShares, clock)
  const all = countPerSecond(SITES.requestsPerSecond, clock)

  return {
    isFor(site) {
      const counted = known.has(site) ? site : UNKNOWN
      return own(counted) && (share(counted) || beyondShares()) && all()
    },
    learn(site, isThere) {
      known.delete(site)
      if (isThere) known.add(site)
      if (known.size > KNOWN) known.delete(known.values().next().value!)
    },
  }
}
