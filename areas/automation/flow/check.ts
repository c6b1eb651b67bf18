import type { Step, Flow } from './flow.ts'
import { fieldsOf } from './decide.ts'
import { isAlone } from './fields/conditions.ts'
import { follow, rootProblem, writePath, type Path } from './fields/paths.ts'
import { findIn } from './fields/references.ts'
import { nearest } from './nearest.ts'
import { placedSteps, type Placed } from './shape.ts'

/** The facts that a flow is checked against. An absent fact is unknown and not checked. */
export interface Known {
  /** For each action by name, all of its fields and the required ones. */
  actions: ReadonlyMap<string, { fields: readonly string[]; needs: readonly string[] }>
  /** Accounts, as "kind/name". */
  accounts?: ReadonlySet<string>
  workflows?: ReadonlySet<string>
  trigger?: unknown
  /** Last results or examples by the ids of steps. */
  outputs?: Readonly<Record<string, unknown>>
}

export interface Fault {
  step: string
  /** The place in words, such as `Step 2.1 "Save it"`. */
  place: string
  message: string
}

/**
 * Finds faults that would make any run fail, in words. A flow with faults cannot be switched on.
 */
export function checkFlow(flow: Flow, known: Known): Fault[] {
  if (flow.steps.length === 0)
    return [{ step: '', place: 'The workflow', message: 'Add a step first.' }]
  const all = placedSteps(flow)
  const byId = new Map(all.map((placed) => [placed.step.id, placed]))
  const order = new Map(all.map(({ step }, index) => [step.id, index]))
  return all
    .filter(({ step, inside }) => !step.isOff && !inside.some(({ isOff }) => isOff))
    .flatMap((placed) =>
      [
        ...(placed.step.marks ?? []),
        ...stepProblems(placed.step, known),
        ...referenceProblems(placed),
      ].map((message) => ({
        step: placed.step.id,
        place: `Step ${placed.number} "${placed.step.name}"`,
        message,
      })),
    )

  function referenceProblems({ step, inside }: Placed): string[] {
    const references = fieldsOf(step).flatMap((field) => findIn(field).references)
    return references.flatMap(({ text, path }) => {
      if (!path) return `"${text.slice(0, 100)}" is not a field.`
      return rootProblem(path) ?? wrongPlace(path, step, inside) ?? unknownField(path) ?? []
    })
  }

  function wrongPlace([root, id]: Path, step: Step, inside: readonly Step[]): string | null {
    const isInRound = inside.some((outer) => outer.do === 'each')
    if (root === 'item' || root === 'index')
      return isInRound ? null : `"${root}" is known only to steps inside an "each".`
    if (root !== 'steps') return null
    const other = byId.get(String(id))
    if (!other) {
      const meant = nearest(String(id), byId.keys())
      return `There is no step "${String(id)}".${meant ? ` Did you mean "${meant}"?` : ''}`
    }
    if (other.step.isOff) return `Step "${other.step.name}" is switched off, so it has no result.`
    if (order.get(other.step.id)! >= order.get(step.id)!)
      return `Step "${other.step.name}" comes later, so its result is not known yet.`
    const loop = other.inside.find((outer) => outer.do === 'each' && !inside.includes(outer))
    if (loop)
      return `Step "${other.step.name}" runs once a round. Outside of "${loop.name}", use its results.`
    const fork = other.inside.findLast((outer) => outer.do === 'if' && inside.includes(outer))
    if (fork?.do === 'if' && caseOf(fork, other.step.id) !== caseOf(fork, step.id))
      return `Step "${other.step.name}" is in another case, so it has no result here.`
    return null
  }

  /**
   * Checks a reference against an example. A reference to an empty field of the example passes,
   * because the field may have a value in the next run.
   */
  function unknownField(path: Path): string | null {
    const isOfStep = path[0] === 'steps'
    const example = isOfStep ? known.outputs?.[String(path[1])] : known.trigger
    if (example === undefined || (!isOfStep && path[0] !== 'trigger')) return null
    const start = isOfStep ? 2 : 1
    for (let end = start; end < path.length; end++) {
      const outer = follow(example, path.slice(start, end))
      const name = path[end]!
      if (outer === null || outer === undefined) return null
      if (Array.isArray(outer)) {
        if (typeof name === 'number' || name === 'length') continue
        return `${writePath(path.slice(0, end))} is a list. Add a position, such as [0], or use an "each".`
      }
      if (typeof outer !== 'object') return `${writePath(path.slice(0, end))} has no fields.`
      if (Object.hasOwn(outer, name)) continue
      const meant = nearest(String(name), Object.keys(outer))
      const suggestion = meant ? ` Did you mean ${writePath([...path.slice(0, end), meant])}?` : ''
      return `There is no field ${writePath(path)}.${suggestion}`
    }
    return null
  }
}

function caseOf(fork: Extract<Step, { do: 'if' }>, id: string): number {
  const lists = [...fork.cases.map(({ steps }) => steps), fork.else]
  return lists.findIndex((steps) => placedSteps({ steps }).some(({ step }) => step.id === id))
}

function stepProblems(step: Step, known: Known): string[] {
  switch (step.do) {
    case 'act':
      return actionProblems(step, known)
    case 'code':
      return step.code.trim() === '' ? ['Write the code.'] : []
    case 'model':
      return step.prompt.trim() === '' ? ['Write what the model is asked.'] : []
    case 'if':
      return step.cases.flatMap(({ when, steps }) => [
        ...(when.rows.length === 0 ? ['Add a condition.'] : []),
        ...when.rows.flatMap((row) => {
          if (row.field.trim() === '') return 'Choose a field for each condition.'
          return isAlone(row.is) || row.value !== undefined
            ? []
            : 'Enter a value for each condition.'
        }),
        ...(steps.length === 0 && step.else.length === 0
          ? ['Add a step to one of the cases.']
          : []),
      ])
    case 'each':
      return [
        ...(step.over.trim() === '' ? ['Choose the list to go through.'] : []),
        ...(step.steps.length === 0 ? ['Add a step to carry out for each item.'] : []),
      ]
    case 'wait':
      return (step.seconds === undefined) === (step.until === undefined)
        ? ['Enter how long to wait, or until when.']
        : []
    case 'run':
      return known.workflows && !known.workflows.has(step.workflow)
        ? [`There is no workflow "${step.workflow}".`]
        : []
    case 'merge':
      return step.from.length < 2 ? ['Choose at least two results to put together.'] : []
    case 'missing':
      return step.marks?.length
        ? []
        : [`"${step.was}" cannot be imported. Replace or delete this step.`]
    case 'set':
    case 'approve':
    case 'respond':
    case 'stop':
      return []
  }
}

function actionProblems(step: Extract<Step, { do: 'act' }>, known: Known): string[] {
  const action = known.actions.get(step.action)
  if (!action) {
    const meant = nearest(step.action, known.actions.keys())
    return [`There is no action "${step.action}".${meant ? ` Did you mean "${meant}"?` : ''}`]
  }
  const given = Object.keys(step.with)
  const { account } = step
  return [
    ...given
      .filter((name) => !action.fields.includes(name))
      .map((name) => `The action has no field "${name}".`),
    ...action.needs.filter((name) => !given.includes(name)).map((name) => `Fill in "${name}".`),
    ...(account && known.accounts && !known.accounts.has(`${account.kind}/${account.name}`)
      ? [`Connect the ${account.kind} account "${account.name}" first.`]
      : []),
  ]
}
