import { FLOW } from '../limits.ts'
import type { Flow, Step } from './flow.ts'

/** A step with its number and the steps that contain it. */
export interface Placed {
  step: Step
  /** The steps that contain this step, outermost first. */
  inside: readonly Step[]
  /** The number of the step, such as "2" or "2.1". */
  number: string
}

/** The lists of steps inside a step, in reading order: its cases or its loop. */
export function listsIn(step: Step): Step[][] {
  if (step.do === 'if') return [...step.cases.map((one) => one.steps), step.else]
  return step.do === 'each' ? [step.steps] : []
}

/**
 * Lists all steps in reading order. It uses its own stack, so that deeply nested steps cannot
 * overflow the call stack.
 */
export function placedSteps(flow: Flow): Placed[] {
  const found: Placed[] = []
  const waiting: Placed[] = numbered(flow.steps, [], '').toReversed()
  for (let placed = waiting.pop(); placed; placed = waiting.pop()) {
    found.push(placed)
    const { step, inside, number } = placed
    let before = 0
    const within = listsIn(step).flatMap((some) => {
      const own = numbered(some, [...inside, step], `${number}.`, before)
      before += some.length
      return own
    })
    waiting.push(...within.toReversed())
  }
  return found
}

function numbered(steps: Step[], inside: readonly Step[], prefix: string, before = 0): Placed[] {
  return steps.map((step, index) => ({ step, inside, number: `${prefix}${before + index + 1}` }))
}

/** Explains why a tree of steps is not a valid flow; null if it is. */
export function shapeProblem(flow: Flow): string | null {
  const placed = placedSteps(flow)
  if (placed.length > FLOW.steps) return `A workflow can have ${FLOW.steps} steps at most.`
  if (placed.some(({ inside }) => inside.length >= FLOW.depth))
    return `Steps can be nested ${FLOW.depth} deep at most.`
  const ids = new Set<string>()
  for (const { step } of placed) {
    if (ids.has(step.id)) return `Two steps have the id "${step.id}".`
    ids.add(step.id)
  }
  return null
}
