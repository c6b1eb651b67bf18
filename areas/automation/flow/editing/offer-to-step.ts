import type { Flow, Step } from '../flow.ts'
import { follow, readPath } from '../fields/paths.ts'
import { offerFields, type OfferedField } from '../fields/offered.ts'
import { piecesOf } from '../fields/references.ts'
import { listsIn, placedSteps, type Placed } from '../shape.ts'

/** The fields of one source, such as a step or the trigger, that a step can refer to. */
export interface OfferedGroup {
  title: string
  fields: readonly OfferedField[]
}

/** Example data whose fields are offered. */
export interface Examples {
  trigger: unknown
  /** Sample results by the ids of steps. */
  pinned: Readonly<Record<string, unknown>>
  /** Example results by the names of actions. */
  actions: ReadonlyMap<string, unknown>
}

/**
 * Lists everything that a step can refer to: the item of its loop, the trigger, results of earlier
 * steps, and the run.
 */
export function offerToStep(flow: Flow, id: string, examples: Examples): OfferedGroup[] {
  const all = placedSteps(flow)
  const at = all.findIndex(({ step }) => step.id === id)
  const own = all[at]
  const before = own ? all.slice(0, at).filter((placed) => isKnown(placed, own)) : []
  const results: Record<string, unknown> = {}
  for (const { step } of before) results[step.id] = exampleOf(step, examples)
  const scope = { trigger: examples.trigger, steps: results }
  const loop = own?.inside.findLast((outer) => outer.do === 'each')
  return [
    ...(loop?.do === 'each' ? [ofLoop(loop, scope)] : []),
    { title: 'Trigger', fields: offerFields(examples.trigger, ['trigger']) },
    ...before.map(({ step, number }) => ({
      title: `Step ${number}: ${step.name}`,
      fields: offerFields(results[step.id], ['steps', step.id]),
    })),
    { title: 'Run', fields: offerFields({ id: 'run-1' }, ['run']) },
  ]
}

/**
 * Says if a step can refer to the result of another step. It cannot if that step is off, has no
 * data, is in another case or loop, or contains this step.
 */
function isKnown(other: Placed, own: Placed): boolean {
  const { step } = other
  if (step.isOff || own.inside.includes(step)) return false
  // Results of these kinds of steps hold no data, such as the number of the case that an "if"
  // chose.
  if (step.do === 'if' || step.do === 'stop' || step.do === 'respond') return false
  if (other.inside.some((outer) => outer.do === 'each' && !own.inside.includes(outer))) return false
  const fork = other.inside.findLast((outer) => outer.do === 'if' && own.inside.includes(outer))
  if (!fork) return true
  const holds = (list: readonly Step[], id: string) =>
    placedSteps({ steps: [...list] }).some((placed) => placed.step.id === id)
  return listsIn(fork).some((list) => holds(list, step.id) && holds(list, own.step.id))
}

function exampleOf(step: Step, { pinned, actions }: Examples): unknown {
  if (Object.hasOwn(pinned, step.id)) return pinned[step.id]
  if (step.do === 'act') return actions.get(step.action)
  return step.do === 'set' ? step.values : undefined
}

function ofLoop(loop: Extract<Step, { do: 'each' }>, scope: object): OfferedGroup {
  const [piece, ...rest] = piecesOf(loop.over.trim())
  const path = piece && 'reference' in piece && rest.length === 0 ? readPath(piece.reference) : null
  const list = path && follow(scope, path)
  const item: unknown = Array.isArray(list) ? list[0] : undefined
  return {
    title: `Item of "${loop.name}"`,
    fields: [...offerFields(item, ['item']), ...offerFields(0, ['index'])],
  }
}
