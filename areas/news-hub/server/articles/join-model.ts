import type { JoinWeights } from './join-score.ts'

/** Written by `npm run engine -- train`; docs/decisions/0012-joining-learnt.md says what from. */
export const joinModel: JoinWeights[] = [
  {
    upToTerms: 11,
    bias: -1.147,
    weights: {
      centroid: 4.842,
      best: 0.715,
      titleOverlap: 0.817,
      margin: 0.051,
      oneSharedTerm: -1.129,
      twoSharedTerms: -0.153,
      rareTerms: -0.027,
      doublings: -0.128,
      sameSource: -0.908,
      gapDays: -1.082,
      isLater: -0.898,
    },
  },
  {
    upToTerms: 34,
    bias: -2.435,
    weights: {
      centroid: 5.624,
      best: 2.02,
      titleOverlap: 2.079,
      margin: 0.25,
      oneSharedTerm: -1.302,
      twoSharedTerms: -0.532,
      rareTerms: 0.202,
      doublings: -0.162,
      sameSource: -0.985,
      gapDays: -1.026,
      isLater: -0.688,
    },
  },
  {
    upToTerms: Infinity,
    bias: -2.644,
    weights: {
      centroid: 5.994,
      best: 2.372,
      titleOverlap: 1.687,
      margin: 0.269,
      oneSharedTerm: -1.404,
      twoSharedTerms: -0.435,
      rareTerms: 0.074,
      doublings: -0.136,
      sameSource: -0.191,
      gapDays: -0.8,
      isLater: 0,
    },
  },
]
