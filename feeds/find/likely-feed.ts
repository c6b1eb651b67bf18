import type { CandidateKind } from '#areas/sources/contracts/finding.ts'

/** Where a feed may be, before anybody has looked. */
export interface LikelyFeed {
  address: string
  /** How it was come upon, as a sentence without its full stop. */
  found: string
  kind: CandidateKind
}
