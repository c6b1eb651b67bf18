import type { JoinFeatures } from './join-features.ts'
import { joinModel } from './join-model.ts'

/**
 * The certainty that an entry belongs to an article, 0 to 1; a plain function of the features. A result below `least`
 * need not be exact.
 */
export type JoinScore = (features: JoinFeatures, least?: number) => number

/** Evidence for or against joining, as a regression weighs it. */
export interface JoinEvidence {
  centroid: number
  best: number
  /** Likeness that, unlike `centroid`, does not grow with the article, so large ones attract no look-alikes. */
  mean: number
  least: number
  titleOverlap: number
  margin: number
  /** The penalty for one common word, which is an accident even if it is rare; two may be one name. */
  oneSharedTerm: number
  twoSharedTerms: number
  rareTerms: number
  /**
   * The bonus by the size of an article, whose words are spread over many reports so that a further one looks less
   * alike.
   */
  doublings: number
  /** The weight of a common source: an outlet repeats its own turns of phrase, but reports an event only once. */
  sameSource: number
  /** The penalty for days in between, because a later event is news of its own. */
  gapDays: number
  /** The gap in time, with a low upper limit. */
  isLater: number
  /** The penalty for words that most entries have: they tell events apart that share much else. */
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
/** The score below which a pair neither joins nor is asked about; pairs of texts may still show that it belongs. */
const ASKED_FROM = 0.2
const COMPARED_FROM = 0.1
/** Up to this many terms are a headline, which shares too little with another for pairs to tell. */
const HEADLINE_TERMS = 11
/** Headlines that share no rare term may share a theme alone, such as a firm that is in the news. */
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

/** The score that a model gives. */
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
    // The limit of any likeness: a report of another development does not belong.
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
