import type { Flow, Step } from '../flow.ts'
import { listsIn } from '../shape.ts'

/** A place between steps, to which a step can be added or moved. */
export interface Gap {
  /** The id of the step that contains the list; empty for the list of the flow. */
  of: string
  /** The number of the list within that step: the cases of an "if" in order, then "else". */
  list: number
  /** The number of steps in the list before the gap. */
  at: number
}

/** A name for a gap, used as a React key and for drop targets. */
export const gapKey = ({ of, list, at }: Gap) => `${of}/${list}/${at}`

/** All gaps in reading order, without those inside the step `leftOut`. */
export function gapsOf(flow: Flow, leftOut = ''): Gap[] {
  return inList(flow.steps, '', 0, leftOut)
}

function inList(steps: readonly Step[], of: string, list: number, leftOut: string): Gap[] {
  return [
    { of, list, at: 0 },
    ...steps.flatMap((step, index) => [
      ...(step.id === leftOut
        ? []
        : listsIn(step).flatMap((inner, nth) => inList(inner, step.id, nth, leftOut))),
      { of, list, at: index + 1 },
    ]),
  ]
}

/** The gap before a step; null if there is no such step. */
export function gapBefore(flow: Flow, id: string): Gap | null {
  return find(flow.steps, '', 0)

  function find(steps: readonly Step[], of: string, list: number): Gap | null {
    const at = steps.findIndex((step) => step.id === id)
    if (at >= 0) return { of, list, at }
    for (const step of steps) {
      for (const [nth, inner] of listsIn(step).entries()) {
        const found = find(inner, step.id, nth)
        if (found) return found
      }
    }
    return null
  }
}
