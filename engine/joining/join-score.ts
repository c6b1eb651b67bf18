import type { JoinFeatures } from './join-features.ts'
import { joinModel } from './join-model.ts'

/**
 * The certainty that an entry belongs to an article, 0 to 1, as a function of the features. A
 * result below `least` need not be exact.
 */
export type JoinScore = (features: JoinFeatures, least?: number) => number

/** Evidence for or against joining, as a regression weighs it. */
export interface JoinEvidence {
  centroid: number
  best: number
  /**
   * The mean cosine. Unlike `centroid`, it does not grow with the article, so that large articles
   * do not attract entries that only look alike.
   */
  mean: number
  least: number
  titleOverlap: number
  margin: number
  /**
   * The penalty for a single common word, which is chance even if the word is rare. Two words may
   * be one name.
   */
  oneSharedTerm: number
  twoSharedTerms: number
  rareTerms: number
  /**
   * The bonus for the size of an article. A large one has its words in many reports, so a further
   * report looks less alike.
   */
  doublings: number
  /** The weight of a common source: an outlet repeats its own turns of phrase, but reports an event only once. */
  sameSource: number
  /** The penalty for days in between, because a later event is news of its own. */
  gapDays: number
  /** The gap in time, with a low upper limit. */
  isLater: number
  /**
   * The penalty for lacking words that most entries have. Such words distinguish events that
   * otherwise share much.
   */
  unsaid: number
  otherNumbers: number
}

/** Weights for entries of up to this many terms; entries with more use the next weights. */
export interface JoinWeights {
  upToTerms: number
  bias: number
  weights: JoinEvidence
}

const MOST_DOUBLINGS = 3
/**
 * A headline with a lower score neither joins nor is asked about. For longer entries
 * `COMPARED_FROM` applies, because comparing their texts may raise the score.
 */
const ASKED_FROM = 0.2
const COMPARED_FROM = 0.1
/**
 * The most terms of an entry that counts as a headline. Headlines share too little for comparing
 * pairs of texts.
 */
const HEADLINE_TERMS = 11
/**
 * Weights for headlines. Those that share no rare term may only share a theme, such as a firm in
 * the news.
 */
const HEADLINES = { bias: -0.2, withoutRareTerm: -0.6 }
/** Weights of the regression and the pairs of texts together: docs/decisions/0060-articles-end.md. */
const TOGETHER = { evidence: 0.9, sameEvent: 0.5, bias: 0.14 }

export function joinEvidence(features: JoinFeatures): JoinEvidence {
  const { centroid, best, titleOverlap, margin, sharedTerms, gapDays } = features
  return {
    centroid,
    best,
    mean: features.mean,
    least: features.least,
    titleOverlap,
    margin,
    oneSharedTerm: sharedTerms < 2 ? 1 : 0,
    twoSharedTerms: sharedTerms === 2 ? 1 : 0,
    rareTerms: Math.log1p(features.rareTerms),
    doublings: Math.min(MOST_DOUBLINGS, Math.log2(features.size)),
    sameSource: features.isSameSource ? 1 : 0,
    gapDays,
    isLater: 1 - Math.exp((-gapDays * gapDays) / 2),
    unsaid: features.unsaid,
    otherNumbers: features.otherNumbers,
  }
}

/** Makes a score from the weights of a model. */
export function scoreBy(model: JoinWeights[]): JoinScore {
  return (features, least = 0) => {
    const { bias, weights } = weightsFor(model, features.length)
    const evidence = joinEvidence(features)
    let sum = bias
    for (const name in weights) {
      sum += weights[name as keyof JoinEvidence] * evidence[name as keyof JoinEvidence]
    }
    const alike = shareOf(sum)
    if (features.length > HEADLINE_TERMS) {
      if (alike < COMPARED_FROM) return alike
      sum = TOGETHER.evidence * sum + TOGETHER.sameEvent * features.sameEvent + TOGETHER.bias
    } else {
      if (alike < ASKED_FROM) return alike
      sum += HEADLINES.bias + (features.rareTerms > 0 ? 0 : HEADLINES.withoutRareTerm)
    }
    // Another development can only lower the score, so below `least` it need not be compared.
    const atMost = shareOf(sum)
    return atMost < least ? atMost : shareOf(sum + Math.min(0, features.development))
  }
}

function shareOf(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}

export function weightsFor(model: JoinWeights[], terms: number): JoinWeights {
  return model.find(({ upToTerms }) => terms <= upToTerms)!
}

export const joinScore = scoreBy(joinModel)
