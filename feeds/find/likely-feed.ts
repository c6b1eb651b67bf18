import type { CandidateKind } from '#areas/sources/contracts/finding.ts'

/** A place where a feed may be, before anybody has looked. */
export interface LikelyFeed {
  address: string
  /** The way in which it was come upon, as a sentence without its full stop. */
  found: string
  kind: CandidateKind
}
