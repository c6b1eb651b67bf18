import type { CandidateKind } from '#areas/sources/contracts/finding.ts'

/** An address where a feed may be, before it is requested. */
export interface LikelyFeed {
  address: string
  /** A description of how the address was found, as a sentence without its full stop. */
  found: string
  kind: CandidateKind
}
