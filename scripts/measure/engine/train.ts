import { createHash } from 'node:crypto'
import {
  joinEvidence,
  scoreBy,
  weightsFor,
  type JoinEvidence,
  type JoinWeights,
} from '#engine/joining/join-score.ts'
import { JOIN_AT } from '#engine/joining/joiner.ts'
import { observe } from './observe.ts'
import { regress, type Sample } from './regression.ts'
import type { TrainingStream } from './training-streams.ts'

/**
 * Weights chosen by hand, from which learning starts and near which it stays: labelled material is
 * small and one-sided, and an unrestricted regression would join unrelated entries everywhere else.
 */
const byHand: JoinWeights[] = [11, 34, Infinity].map((upToTerms) => {
  const isHeadline = upToTerms === 11
  return {
    upToTerms,
    bias: -3.06,
    weights: {
      centroid: isHeadline ? 5.4 : 0,
      best: isHeadline ? 1.8 : 1.5,
      mean: isHeadline ? 0 : 4,
      least: isHeadline ? 0 : 4,
      titleOverlap: isHeadline ? 1.8 : 1.5,
      margin: isHeadline ? 0 : 2,
      oneSharedTerm: -1.35,
      twoSharedTerms: -0.36,
      rareTerms: 0,
      doublings: isHeadline ? 0.18 : 0,
      // No word is rare on a server with few entries, so phrases that an outlet always uses must
      // not cause joins.
      sameSource: isHeadline ? -2.2 : -0.72,
      gapDays: -0.8,
      isLater: 0,
      unsaid: upToTerms === Infinity ? -2.2 : -0.3,
      otherNumbers: -0.7,
    },
  }
})

/**
 * The strength that holds weights to their first values. With 600, headlines of stories held out lose half a point.
 */
const HOLD = 1500

const SURE_AT = 0.6
/**
 * For each class of text length, the probability from which an entry joins and the one from which the join is sure.
 * Longer texts about similar events share more words; headlines share few even about one event. Weights are scaled so
 * that these two become the joiner's `JOIN_AT` and `SURE_AT`.
 */
const points = [
  { joinsAt: 0.38, sureAt: 0.7 },
  { joinsAt: 0.385, sureAt: 0.74 },
  { joinsAt: 0.56, sureAt: 0.95 },
]

interface Observed extends Sample {
  terms: number
  story: string
}

export interface Observations {
  samples: Observed[]
}

/**
 * Collects the evidence that the hand-chosen weights meet in the streams, with the decisions that would have been
 * right.
 */
export function observeAll(streams: TrainingStream[]): Observations {
  const samples = streams.flatMap(({ entries, judge, weight }) => {
    const seen: Observed[] = []
    observe(entries, scoreBy(byHand), (entry, features, members) => {
      const judged = judge(entry, members)
      if (!judged) return
      const evidence = [1, ...Object.values<number>({ ...joinEvidence(features) })]
      seen.push({ evidence, weight: 1, terms: features.length, ...judged })
    })
    const each = 'each' in weight ? weight.each : weight.whole / seen.length
    return seen.map((sample) => ({ ...sample, weight: each }))
  })
  return { samples }
}

/** Learns from all stories that are not held out. */
export function train(
  { samples }: Observations,
  isHeldOut: (story: string) => boolean = () => false,
): JoinWeights[] {
  return byHand.map((start, length) => {
    const mine = samples.filter(
      ({ terms, story }) => weightsFor(byHand, terms) === start && !isHeldOut(story),
    )
    const names = Object.keys(start.weights) as (keyof JoinEvidence)[]
    const first = [start.bias, ...names.map((name) => start.weights[name])]
    const [bias, ...learnt] = scaled(regress(mine, first, HOLD), points[length]!)
    const weights = Object.fromEntries(names.map((name, k) => [name, learnt[k]!]))
    return { upToTerms: start.upToTerms, bias: bias!, weights: weights as unknown as JoinEvidence }
  })
}

/**
 * Scales the weights so that their sum reaches the joiner's thresholds at the given probabilities.
 */
function scaled([bias, ...weights]: number[], { joinsAt, sureAt }: (typeof points)[0]): number[] {
  const scale = (logOdds(SURE_AT) - logOdds(JOIN_AT)) / (logOdds(sureAt) - logOdds(joinsAt))
  const moved = scale * (bias! - logOdds(joinsAt)) + logOdds(JOIN_AT)
  return [moved, ...weights.map((weight) => scale * weight)].map((n) => Number(n.toFixed(3)))
}

function logOdds(share: number): number {
  return Math.log(share / (1 - share))
}

export const FOLDS = 3

/** The third of the stories that a story belongs to, which is the same in every run. */
export function foldOf(story: string): number {
  return createHash('sha256').update(story).digest()[0]! % FOLDS
}

/** The model as a file that a person can read. */
export function modelFile(model: JoinWeights[]): string {
  return `import type { JoinWeights } from './join-score.ts'

/** Written by \`npm run engine -- train\`; docs/decisions/0012-joining-learnt.md says what from. */
export const joinModel: JoinWeights[] = ${literal(model)}
`
}

function literal(model: JoinWeights[]): string {
  const buckets = model.map(({ upToTerms, bias, weights }) => {
    const lines = Object.entries(weights).map(([name, weight]) => `      ${name}: ${weight},`)
    return `  {\n    upToTerms: ${upToTerms},\n    bias: ${bias},\n    weights: {\n${lines.join('\n')}\n    },\n  },`
  })
  return `[\n${buckets.join('\n')}\n]`
}
