import type { CandidateKind } from '#areas/sources/contracts/finding.ts'

/** An address where a feed may be; nothing was requested yet. */
export interface LikelyFeed {
  address: string
  /** The way in which it was found, as a sentence without its full stop. */
  found: string
  kind: CandidateKind
}
