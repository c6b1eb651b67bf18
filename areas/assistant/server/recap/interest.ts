import type { Interests, Subjects } from '#areas/profiles/server/lends.ts'

interface Known {
  interests: Interests
  /** Stems of the reader's profile, by weight; negative ones are unwanted. */
  profile: ReadonlyMap<string, number>
  /** The share of the lessons that still counts. */
  fade: number
}

/** The bound of a reader's influence on a subject: as far as this many times its sources would move it. */
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
