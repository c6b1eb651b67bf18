import type { JoinWeights } from './join-score.ts'

/**
 * Weights written by `npm run engine -- train`. How they were learned is in
 * docs/decisions/0012-joining-learnt.md.
 */
export const joinModel: JoinWeights[] = [
  {
    upToTerms: 11,
    bias: -1.409,
    weights: {
      centroid: 3.762,
      best: 0.954,
      mean: -0.095,
      least: 0.131,
      titleOverlap: 0.959,
      margin: -0.072,
      oneSharedTerm: -0.853,
      twoSharedTerms: -0.207,
      rareTerms: 0.007,
      doublings: 0.035,
      sameSource: -1.429,
      gapDays: -0.69,
      isLater: -0.342,
      unsaid: -0.504,
      otherNumbers: -0.807,
    },
  },
  {
    upToTerms: 34,
    bias: -2.171,
    weights: {
      centroid: -0.014,
      best: 1.016,
      mean: 2.534,
      least: 2.419,
      titleOverlap: 1.084,
      margin: 1.213,
      oneSharedTerm: -0.887,
      twoSharedTerms: -0.313,
      rareTerms: 0.043,
      doublings: 0.017,
      sameSource: -0.62,
      gapDays: -0.6,
      isLater: -0.261,
      unsaid: -0.193,
      otherNumbers: -0.531,
    },
  },
  {
    upToTerms: Infinity,
    bias: -1.38,
    weights: {
      centroid: 0.052,
      best: 0.586,
      mean: 1.544,
      least: 1.587,
      titleOverlap: 0.55,
      margin: 0.725,
      oneSharedTerm: -0.495,
      twoSharedTerms: -0.135,
      rareTerms: -0.007,
      doublings: -0.004,
      sameSource: -0.182,
      gapDays: -0.29,
      isLater: 0,
      unsaid: -0.81,
      otherNumbers: -0.268,
    },
  },
]
