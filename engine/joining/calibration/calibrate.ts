/** An entry that a reader showed to be right or wrong where it was joined, and the confidence of joining. */
export interface Judged {
  confidence: number
  belongs: boolean
}

/** The result of a threshold, which accepts every confidence at or above it. */
export interface Step {
  joinAt: number
  joined: number
  wrong: number
}

export interface Calibration {
  judged: number
  wrong: number
  steps: Step[]
  /**
   * The lowest threshold at which the share of wrong joins is at most `WRONG_AT_MOST`; null if
   * there is none, or if too few entries were judged or corrected.
   */
  proposed: number | null
  /** The reason in words why nothing is proposed; null if something is. */
  reason: string | null
}

/** The largest accepted share of joined entries that do not belong to their article. */
export const WRONG_AT_MOST = 0.06
/**
 * The fewest judged entries at a threshold, because the share of wrong ones among fewer depends on
 * chance.
 */
const LEAST_JOINED = 30
/**
 * The fewest wrong joins that readers have to correct, because a reader who corrected none has not
 * shown that all are right.
 */
const LEAST_WRONG = 5
const FIRST_PERCENT = 35
const LAST_PERCENT = 95
const PERCENT_STEP = 5

/**
 * Proposes the lowest threshold at which at most `WRONG_AT_MOST` of the joined entries do not
 * belong to their article.
 */
export function calibrate(judged: readonly Judged[]): Calibration {
  const steps: Step[] = []
  for (let percent = FIRST_PERCENT; percent <= LAST_PERCENT; percent += PERCENT_STEP) {
    const joinAt = percent / 100
    const joined = judged.filter(({ confidence }) => confidence >= joinAt)
    const wrong = joined.filter(({ belongs }) => !belongs).length
    steps.push({ joinAt, joined: joined.length, wrong })
  }
  const wrong = judged.filter(({ belongs }) => !belongs).length
  const proposed = steps.find(
    (step) => step.joined >= LEAST_JOINED && step.wrong <= WRONG_AT_MOST * step.joined,
  )
  const reason = reasonFor(judged.length, wrong, proposed)
  return {
    judged: judged.length,
    wrong,
    steps,
    proposed: reason === null ? proposed!.joinAt : null,
    reason,
  }
}

function reasonFor(judged: number, wrong: number, proposed: Step | undefined): string | null {
  if (judged < LEAST_JOINED || wrong < LEAST_WRONG) {
    return `Not enough corrections: this takes ${LEAST_JOINED} reviewed entries, ${LEAST_WRONG} of them wrong, and there are ${judged}, ${wrong} of them wrong. Open articles and correct what is wrong in their source lists, then try again.`
  }
  if (proposed) return null
  return `No threshold keeps wrong matches at ${WRONG_AT_MOST * 100} % or less with at least ${LEAST_JOINED} reviewed entries joined.`
}
