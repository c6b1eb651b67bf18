import type { JoinFeatures } from './join-features.ts'

/** How sure we are that an entry belongs to an article, 0 to 1; a plain function of the features. */
export type JoinScore = (features: JoinFeatures) => number

const CENTROID_SHARE = 0.6
const BEST_SHARE = 0.2
const TITLE_SHARE = 0.2

/** One word in common is an accident, however rare it is; two may be one name. */
const ONE_SHARED_TERM = 0.15
const TWO_SHARED_TERMS = 0.04

/**
 * Many headlines spread an article's words thinly, so that a further one looks less like it than it
 * is. With more text than a headline this no longer shows, and would make articles swallow others.
 */
const HEADLINE_TERMS = 11
const PER_DOUBLING = 0.02
const MOST_DOUBLINGS = 3

/** An outlet repeats its own turns of phrase, and says a thing once; others say it too. */
const SAME_SOURCE = 0.08

/** What happens days later is news of its own. */
const PER_DAY_OF_GAP = 0.04

/** Evidence at which joining is as likely right as wrong, and how fast doubt fades around it. */
const EVEN_EVIDENCE = 0.34
const STEEPNESS = 9

/**
 * Measured against a regression over all the features, trained on the one labelled set that may be
 * trained on: that wins on its own kind of headlines and merges strangers everywhere else.
 */
export const joinScore: JoinScore = (features) =>
  1 / (1 + Math.exp(-STEEPNESS * (evidence(features) - EVEN_EVIDENCE)))

function evidence(features: JoinFeatures): number {
  const { centroid, best, titleOverlap } = features
  const likeness = CENTROID_SHARE * centroid + BEST_SHARE * best + TITLE_SHARE * titleOverlap
  return likeness + thinSpread(features) - doubt(features)
}

function doubt({ sharedTerms, isSameSource, gapDays }: JoinFeatures): number {
  return tooFewTerms(sharedTerms) + (isSameSource ? SAME_SOURCE : 0) + PER_DAY_OF_GAP * gapDays
}

function thinSpread({ length, size }: JoinFeatures): number {
  if (length > HEADLINE_TERMS) return 0
  return PER_DOUBLING * Math.min(MOST_DOUBLINGS, Math.log2(size))
}

function tooFewTerms(shared: number): number {
  if (shared < 2) return ONE_SHARED_TERM
  return shared === 2 ? TWO_SHARED_TERMS : 0
}
