import { FLOW } from '../limits.ts'
import { Problem } from '#core/problem.ts'
import type { Step } from './flow.ts'
import { areMet } from './fields/conditions.ts'
import { fillIn, type Answers } from './fields/fill-in.ts'
import type { Scope } from './fields/paths.ts'
import { findIn } from './fields/references.ts'
import type { Value } from './fields/values.ts'
import { merged } from './merging.ts'
import type { CaseChosen, Rounds } from './walk.ts'

/** All filled-in fields of a step, including those of its conditions. */
export function fieldsOf(step: Step): Value[] {
  switch (step.do) {
    case 'act':
    case 'run':
      return [step.with]
    case 'set':
      return [step.values]
    case 'model':
      return [step.instructions, step.prompt]
    case 'merge':
      return [...step.from]
    case 'wait':
      return step.until === undefined ? [] : [step.until]
    case 'approve':
      return [step.question]
    case 'respond':
      return [step.body]
    case 'stop':
      return [step.message]
    case 'each':
      return [step.over]
    case 'if':
      return step.cases.flatMap(({ when }) =>
        when.rows.flatMap(({ field, value }) => (value === undefined ? [field] : [field, value])),
      )
    case 'code':
    case 'missing':
      return []
  }
}

/** The JavaScript that the sandbox runs before the fields of a step are filled in. */
export function codeIn(step: Step): string[] {
  return [...new Set(fieldsOf(step).flatMap((field) => findIn(field).code))]
}

/** Computes the result of a step from earlier results; null if the step acts or waits instead. */
export function decide(step: Step, scope: Scope, answers?: Answers): { output: unknown } | null {
  switch (step.do) {
    case 'if': {
      const chosen = step.cases.findIndex(({ when }) => areMet(when, scope, answers))
      return { output: { case: chosen < 0 ? null : chosen } satisfies CaseChosen }
    }
    case 'each':
      return { output: rounds(fillIn(step.over, scope, answers), step.most) }
    case 'set':
      return { output: fillIn(step.values, scope, answers) }
    case 'merge':
      return {
        output: merged(
          step,
          step.from.map((one) => fillIn(one, scope, answers)),
        ),
      }
    case 'stop':
      return { output: fillIn(step.message, scope, answers) }
    default:
      return null
  }
}

/**
 * The items of a loop. An empty value is an empty list, and another single value is a list of one
 * item, unless it is a text, which is refused.
 */
function rounds(over: unknown, most: number): Rounds {
  if (typeof over === 'string' && over.trim() !== '')
    throw new Problem('invalid', 'This field is a text. Choose a list to go through.')
  const items = Array.isArray(over) ? over : over === null || over === '' ? [] : [over]
  const taken = items.slice(0, Math.min(most, FLOW.rounds))
  return { items: taken, leftOut: items.length - taken.length }
}
