import type { Flow, Step } from '../flow.ts'
import { listsIn, placedSteps } from '../shape.ts'
import { copyOf } from './copy-step.ts'
import { gapBefore, gapKey, gapsOf, type Gap } from './gaps.ts'

// Functions that edit a flow. Each returns a new flow.

export function stepById(flow: Flow, id: string): Step | undefined {
  return placedSteps(flow).find(({ step }) => step.id === id)?.step
}

export function insertStep(flow: Flow, gap: Gap, step: Step): Flow {
  return mapLists(flow, (steps, of, list) =>
    of === gap.of && list === gap.list ? steps.toSpliced(gap.at, 0, step) : steps,
  )
}

export function removeStep(flow: Flow, id: string): Flow {
  return mapLists(flow, (steps) =>
    steps.some((step) => step.id === id) ? steps.filter((step) => step.id !== id) : steps,
  )
}

/** Replaces the step that has the same id. */
export function replaceStep(flow: Flow, next: Step): Flow {
  return mapLists(flow, (steps) =>
    steps.some((step) => step.id === next.id)
      ? steps.map((step) => (step.id === next.id ? next : step))
      : steps,
  )
}

/** Moves a step to a gap. If the gap is inside the step itself, the flow stays unchanged. */
export function moveStep(flow: Flow, id: string, gap: Gap): Flow {
  const step = stepById(flow, id)
  const from = gapBefore(flow, id)
  if (!step || !from) return flow
  if (!gapsOf(flow, id).some((one) => gapKey(one) === gapKey(gap))) return flow
  const isSameList = from.of === gap.of && from.list === gap.list
  const at = isSameList && gap.at > from.at ? gap.at - 1 : gap.at
  if (isSameList && at === from.at) return flow
  return insertStep(removeStep(flow, id), { ...gap, at }, step)
}

/**
 * Moves a step by one place in reading order, which may lead into or out of another step. At the
 * ends, the flow stays unchanged.
 */
export function moveStepBy(flow: Flow, id: string, by: 1 | -1): Flow {
  const from = gapBefore(flow, id)
  if (!from) return flow
  const gaps = gapsOf(flow, id)
  const at = gaps.findIndex((one) => gapKey(one) === gapKey(from))
  // The gaps before and after a step both leave the step where it is, so moving down skips one gap.
  const to = gaps[by === 1 ? at + 2 : at - 1]
  return to ? moveStep(flow, id, to) : flow
}

/** Inserts a copy after a step; null if there is no such step. */
export function duplicateStep(flow: Flow, id: string): { flow: Flow; copy: Step } | null {
  const step = stepById(flow, id)
  const from = gapBefore(flow, id)
  if (!step || !from) return null
  const copy = copyOf(step, new Set(placedSteps(flow).map((placed) => placed.step.id)))
  return { flow: insertStep(flow, { ...from, at: from.at + 1 }, copy), copy }
}

type ChangeList = (steps: Step[], of: string, list: number) => Step[]

/**
 * Changes each list of steps. Unchanged lists keep their identity, so that nothing else is rendered
 * again.
 */
function mapLists(flow: Flow, change: ChangeList): Flow {
  const steps = inList(flow.steps, '', 0)
  return steps === flow.steps ? flow : { steps }

  function inList(list: Step[], of: string, nth: number): Step[] {
    const changed = change(list, of, nth)
    const next = changed.map(inStep)
    return next.every((step, index) => step === changed[index]) ? changed : next
  }

  function inStep(step: Step): Step {
    const before = listsIn(step)
    const after = before.map((list, nth) => inList(list, step.id, nth))
    return after.every((list, nth) => list === before[nth]) ? step : withLists(step, after)
  }
}

/** Returns the step with these lists of inner steps, in the order of `listsIn`. */
export function withLists(step: Step, lists: readonly Step[][]): Step {
  if (step.do === 'each') return { ...step, steps: lists[0] ?? [] }
  if (step.do !== 'if') return step
  const cases = step.cases.map((one, nth) => ({ ...one, steps: lists[nth] ?? [] }))
  return { ...step, cases, else: lists[cases.length] ?? [] }
}
