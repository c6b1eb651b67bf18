import type { ReadQuestion } from '../read-question.ts'
import type { Candidate } from './report.ts'

/** What speaks for a sentence being an answer; all from 0 to 1. */
export interface Evidence {
  own: number
  coverage: number
  holds: number
  /** Shares of the names and numbers of the question that its report does not hold at all. */
  lostNames: number
  lostNumbers: number
  /** Share of the other words, by how much they say. */
  lostWords: number
}

/** Below this, the best that was found is no answer. */
export const LEAST_STRENGTH = 0.5

export function evidenceOf(
  { terms }: ReadQuestion,
  { own, coverage, holds, missing }: Candidate,
  weights: readonly number[],
): Evidence {
  const lost = new Set(missing)
  const share = (isOne: (term: (typeof terms)[number]) => boolean) => {
    let all = 0
    let gone = 0
    terms.forEach((term, at) => {
      if (!isOne(term)) return
      all += weights[at]!
      if (lost.has(at)) gone += weights[at]!
    })
    return all === 0 ? 0 : gone / all
  }
  return {
    own,
    coverage,
    holds,
    lostNames: share(({ isName }) => isName),
    lostNumbers: share(({ number }) => number !== null),
    lostWords: share(({ isName, number }) => !isName && number === null),
  }
}

/** Of questions with known answers, by which of these features the right ones are told from guesses. */
const BIAS = -1.2
const WEIGHTS: Evidence = {
  own: 1.5,
  coverage: 3,
  holds: 1.2,
  lostNames: -3,
  lostNumbers: -2.5,
  lostWords: -1.5,
}

/** How likely it is that a sentence answers, 0 to 1. */
export function strengthOf(evidence: Evidence): number {
  const sum = Object.entries(WEIGHTS).reduce(
    (all, [name, weight]) => all + weight * evidence[name as keyof Evidence],
    BIAS,
  )
  return 1 / (1 + Math.exp(-sum))
}
