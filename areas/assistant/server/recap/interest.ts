import type { Interests, Subjects } from '#areas/profiles/server/lends.ts'

interface Known {
  interests: Interests
  /** Stems of the reader's profile, by weight; negative ones are unwanted. */
  profile: ReadonlyMap<string, number>
  /** The share of the lessons that still counts. */
  fade: number
}

/** A reader's acts move a subject as far as many times the sources would, and no further. */
const MOST = 2.6
const STEEPNESS = 0.3
const PROFILE_WEIGHT = 2

/** The reader's interest in an article above that in others, around 0. */
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
