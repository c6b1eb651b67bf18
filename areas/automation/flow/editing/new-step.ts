import type { Step } from '../flow.ts'
import type { OfferedField } from '../fields/offered.ts'
import type { Value, Values } from '../fields/values.ts'
import { freeId } from './copy-step.ts'

/** Kinds of steps that can be added, except "act", which is added by choosing an action. */
export const addedKinds = [
  'if',
  'each',
  'set',
  'merge',
  'wait',
  'approve',
  'model',
  'code',
  'run',
  'respond',
  'stop',
] as const
export type AddedKind = (typeof addedKinds)[number]

export const addedKindWords: Record<AddedKind, { name: string; about: string }> = {
  if: { name: 'If', about: 'Goes on one way or another, by conditions.' },
  each: { name: 'For each', about: 'Carries steps out for each item of a list.' },
  set: { name: 'Set fields', about: 'Puts values together for later steps.' },
  merge: { name: 'Merge results', about: 'Makes one result of several.' },
  wait: { name: 'Wait', about: 'Waits for a time before it goes on.' },
  approve: { name: 'Ask for approval', about: 'Asks you, and goes on once you agree.' },
  model: { name: 'Ask an AI model', about: 'Has your AI endpoint write, sort or extract.' },
  code: { name: 'Run code', about: 'Runs JavaScript in a sandbox.' },
  run: { name: 'Run a workflow', about: 'Runs another workflow and waits for its result.' },
  respond: { name: 'Respond', about: 'Answers the request that began the run.' },
  stop: { name: 'Stop', about: 'Ends the run here.' },
}

const DAY_SECONDS = 86_400
const HOUR_SECONDS = 3600

export function newStep(kind: AddedKind, taken: ReadonlySet<string>): Step {
  const { name } = addedKindWords[kind]
  const common = { id: freeId(name, taken), name }
  switch (kind) {
    case 'if': {
      const when = {
        match: 'all' as const,
        rows: [{ field: '', is: 'equals' as const, value: '' }],
      }
      return { ...common, do: kind, cases: [{ when, steps: [] }], else: [] }
    }
    case 'each':
      return { ...common, do: kind, over: '', most: 100, steps: [] }
    case 'set':
      return { ...common, do: kind, values: {} }
    case 'merge':
      return { ...common, do: kind, how: 'first', from: ['', ''] }
    case 'wait':
      return { ...common, do: kind, seconds: HOUR_SECONDS }
    case 'approve':
      return { ...common, do: kind, question: '', withinSeconds: DAY_SECONDS }
    case 'model':
      return { ...common, do: kind, instructions: '', prompt: '' }
    case 'code':
      return { ...common, do: kind, code: '' }
    case 'run':
      return { ...common, do: kind, workflow: '', with: {} }
    case 'respond':
      return { ...common, do: kind, status: 200, body: '' }
    case 'stop':
      return { ...common, do: kind, as: 'done', message: '' }
  }
}

interface OfferedAction {
  name: string
  title: string
  fields: readonly { name: string; isNeeded: boolean; type: string; options: readonly string[] }[]
}

/** Makes a step with an action. Required fields are filled with offered fields of the same name. */
export function newActionStep(
  action: OfferedAction,
  offered: readonly OfferedField[],
  taken: ReadonlySet<string>,
): Step {
  const values: Values = {}
  for (const field of action.fields) {
    if (!field.isNeeded) continue
    const value = firstValue(field, offered)
    if (value !== undefined) values[field.name] = value
  }
  return {
    id: freeId(action.title, taken),
    name: action.title,
    do: 'act',
    action: action.name,
    with: values,
  }
}

function firstValue(
  { name, type, options }: OfferedAction['fields'][number],
  offered: readonly OfferedField[],
): Value | undefined {
  if (type === 'choice') return options[0]
  const isSimple = (field: OfferedField) => field.type !== 'object' && field.type !== 'list'
  const found =
    offered.find((field) => isSimple(field) && field.path.endsWith(`.${name}`)) ??
    offered.find((field) => isSimple(field) && field.path.endsWith(`.${name}.id`))
  return found && `{{${found.path}}}`
}
