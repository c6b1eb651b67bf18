import { FLOW } from '../limits.ts'
import type { Flow, Step } from './flow.ts'
import type { Scope } from './fields/paths.ts'
import { placedSteps } from './shape.ts'

/** A step's result, as stored with the run. */
export type Result = { state: 'done'; output: unknown } | { state: 'failed'; error: string }
/** Results by the keys of their steps. An entry never changes once it is added. */
export type Results = ReadonlyMap<string, Result>

/** The result of an "if" step, as `decide` computes it. */
export interface CaseChosen {
  /** The number of the chosen case, from 0; null for "else". */
  case: number | null
}
export interface Rounds {
  items: unknown[]
  /** The number of items beyond the limit. */
  leftOut: number
}

/** A step to carry out, and the data that its fields can refer to. */
export interface Next {
  kind: 'step'
  /**
   * The key of the step within the run: "save", or "sources:3/save" in the fourth round of the loop
   * "sources".
   */
  key: string
  step: Step
  scope: Scope
}
export interface End {
  kind: 'end'
  as: 'done' | 'failed'
  message: string
}

/**
 * Walks through a run: yields each step that has no result yet, and continues once its result is
 * added. It depends only on the flow and the results, so after a crash a new walk yields the same
 * steps.
 */
export function* walk(
  flow: Flow,
  results: Results,
  given: { trigger: unknown; run?: unknown },
): Generator<Next, End> {
  const outputs: Record<string, unknown> = {}
  let carriedOut = 0

  function* walkList(steps: readonly Step[], within: Within): Generator<Next, End | null> {
    for (const step of steps) {
      if (step.isOff) continue
      const end = yield* walkStep(step, within)
      if (end) return end
    }
    return null
  }

  function* walkStep(step: Step, within: Within): Generator<Next, End | null> {
    const key = within.prefix + step.id
    if (++carriedOut > FLOW.stepsOfRun)
      return failed(`A run can carry out ${FLOW.stepsOfRun} steps at most. Use fewer rounds.`)
    const scope = { ...given, ...within.scope, steps: { ...outputs } }
    let result = results.get(key)
    while (!result) {
      yield { kind: 'step', key, step, scope }
      result = results.get(key)
    }
    if (result.state === 'failed') {
      if (step.onFailure !== 'continue') return failed(`${step.name}: ${result.error}`)
      outputs[step.id] = { error: result.error }
      return null
    }
    outputs[step.id] = result.output
    if (step.do === 'stop') return { kind: 'end', as: step.as, message: String(result.output) }
    if (step.do === 'approve' && step.onRefusal !== 'continue' && !isApproved(result.output))
      return { kind: 'end', as: 'done', message: `${step.name}: refused` }
    if (step.do === 'if') {
      const chosen = (result.output as CaseChosen).case
      return yield* walkList(
        chosen === null ? step.else : (step.cases[chosen]?.steps ?? []),
        within,
      )
    }
    if (step.do === 'each') return yield* walkRounds(step, key, result.output as Rounds, within)
    return null
  }

  /**
   * Results of one round are not visible in the next. Only the last step's result of each round is
   * kept, in `results`.
   */
  function* walkRounds(
    step: Extract<Step, { do: 'each' }>,
    key: string,
    { items, leftOut }: Rounds,
    within: Within,
  ): Generator<Next, End | null> {
    const inner = placedSteps(step).map((placed) => placed.step.id)
    const last = step.steps.findLast(({ isOff }) => !isOff)
    const answers: unknown[] = []
    for (const [index, item] of items.entries()) {
      const end = yield* walkList(step.steps, {
        prefix: `${key}:${index}/`,
        scope: { ...within.scope, item, index },
      })
      if (end) return end
      answers.push(last ? (outputs[last.id] ?? null) : null)
      for (const id of inner) delete outputs[id]
    }
    outputs[step.id] = { items, leftOut, results: answers }
    return null
  }

  const end = yield* walkList(flow.steps, { prefix: '', scope: {} })
  return end ?? { kind: 'end', as: 'done', message: '' }
}

interface Within {
  prefix: string
  scope: { item?: unknown; index?: number }
}

const failed = (message: string): End => ({ kind: 'end', as: 'failed', message })

const isApproved = (output: unknown) =>
  typeof output === 'object' && output !== null && 'approved' in output && output.approved === true

/**
 * Returns the next step, or the end. A worker that carries out a whole run uses `walk` instead,
 * which does not start over.
 */
export function nextStep(
  flow: Flow,
  results: Results,
  given: { trigger: unknown; run?: unknown },
): Next | End {
  return walk(flow, results, given).next().value
}
