import type { Interests, Subjects } from '#areas/profiles/server/lends.ts'

interface Known {
  interests: Interests
  /** Word stems of the reader's profile with their weights; a negative weight means unwanted. */
  profile: ReadonlyMap<string, number>
  /** The share of the learned interests that still counts, since they fade with time. */
  fade: number
}

/** The highest contribution of learned interests, in either direction. */
const MOST = 2.6
const STEEPNESS = 0.3
const PROFILE_WEIGHT = 2

/** The reader's interest in an article compared with others; 0 is the average. */
export function interestIn(
  { terms, feed, category }: Subjects,
  { interests, profile, fade }: Known,
): number {
  let learnt = interests.categories[category]?.weight ?? 0
  if (feed !== null) learnt += interests.sources[feed]?.weight ?? 0
  let wanted = 0
  for (const term of terms) {
    learnt += interests.terms[term]?.weight ?? 0
    wanted += profile.get(term) ?? 0
  }
  return (
    MOST * Math.tanh(learnt * fade * STEEPNESS) +
    PROFILE_WEIGHT * Math.tanh(wanted / Math.sqrt(terms.length || 1))
  )
}
