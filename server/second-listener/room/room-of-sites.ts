import { SITES } from '../limits.ts'
import { countPerSecond, countPerSecondOfEach } from './usage-counter.ts'

/**
 * The key of all names without a site, so that inventing names gets no more room than one site has.
 */
export const UNKNOWN = ''

/** The most sites whose room is counted separately. */
const KNOWN = 1000

export interface RoomOfSites {
  /** True if one more request of a site is allowed. */
  isFor(site: string): boolean
  /** Remembers whether there is such a site, once it was asked. */
  learn(site: string, isThere: boolean): void
}

/**
 * Distributes requests by the second. A flooded site gets only room that no other site needs, and
 * never the small share of another site, not even with several names or names without a site.
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
