import { SITES } from '../limits.ts'
import { countPerSecond, countPerSecondOfEach } from './usage-counter.ts'

/**
 * The key that counts requests for all names without a site, so that a client who invents names
 * gets no more room than one site has.
 */
export const UNKNOWN = ''

/** The most sites that are counted separately. */
const KNOWN = 1000

export interface RoomOfSites {
  /** Says if one more request to a site is allowed, and counts it. */
  isFor(site: string): boolean
  /** Remembers if a site exists, after the server was asked. */
  learn(site: string, isThere: boolean): void
}

/**
 * Distributes the requests of each second among sites. A flooded site gets only room that no other
 * site needs, and never the guaranteed share of another site, not even by several names or by names
 * without a site.
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
