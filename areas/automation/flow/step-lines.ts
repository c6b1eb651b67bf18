import type { Step } from './flow.ts'
import { comparisonWords, isAlone, type Conditions } from './fields/conditions.ts'
import type { Value } from './fields/values.ts'

/** The settings of a step in words, by name; settings of the steps inside it are left out. */
export function stepLines(step: Step): ReadonlyMap<string, string> {
  const lines: [string, string | undefined][] = [
    ['name', step.name],
    ['kind', kindWords[step.do]],
    ...ownLines(step),
    ['retries', step.retries === undefined ? undefined : String(step.retries)],
    ['timeout', step.timeoutSeconds === undefined ? undefined : `${step.timeoutSeconds} s`],
    ['after a failure', step.onFailure && 'go on'],
    ['switched off', step.isOff && 'yes'],
    ['to look at', step.marks?.join(' ')],
  ]
  return new Map(lines.filter((line): line is [string, string] => line[1] !== undefined))
}

export const kindWords: Record<Step['do'], string> = {
  act: 'action',
  set: 'set fields',
  code: 'code',
  model: 'AI model',
  if: 'if',
  each: 'for each',
  merge: 'merge',
  wait: 'wait',
  approve: 'approval',
  run: 'run a workflow',
  respond: 'respond',
  stop: 'stop',
  missing: 'not imported',
}

function ownLines(step: Step): [string, string | undefined][] {
  switch (step.do) {
    case 'act':
      return [
        ['action', step.action],
        ['account', step.account && `${step.account.kind} "${step.account.name}"`],
        ...valueLines(step.with),
      ]
    case 'set':
      return valueLines(step.values)
    case 'code':
      return [['code', step.code]]
    case 'model':
      return [
        ['instructions', step.instructions],
        ['prompt', step.prompt],
        ['answer', step.schema === undefined ? undefined : JSON.stringify(step.schema)],
      ]
    case 'if':
      return step.cases.map(({ when }, index) => [`case ${index + 1}`, conditionWords(when)])
    case 'each':
      return [
        ['list', step.over],
        ['at most', `${step.most} items`],
      ]
    case 'merge':
      return [
        ['how', step.how],
        ['from', step.from.join(', ')],
        ['by', step.by],
      ]
    case 'wait':
      return [
        ['for', step.seconds === undefined ? undefined : `${step.seconds} s`],
        ['until', step.until],
      ]
    case 'approve':
      return [
        ['question', step.question],
        ['answer within', `${step.withinSeconds} s`],
        ['if refused', step.onRefusal && 'go on'],
      ]
    case 'run':
      return [['workflow', step.workflow], ...valueLines(step.with)]
    case 'respond':
      return [
        ['status', String(step.status)],
        ['body', words(step.body)],
      ]
    case 'stop':
      return [
        ['as', step.as],
        ['message', step.message],
      ]
    case 'missing':
      return [
        ['was', step.was],
        ['settings', step.settings],
      ]
  }
}

const valueLines = (values: Record<string, Value>): [string, string][] =>
  Object.entries(values).map(([name, value]) => [`field "${name}"`, words(value)])

const words = (value: Value) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Describes conditions in one line, such as `{{trigger.article.sources}} is at least 3`. */
export function conditionWords({ match, rows }: Conditions): string {
  return rows
    .map(({ field, is, value }) =>
      isAlone(is)
        ? `${field} ${comparisonWords[is]}`
        : `${field} ${comparisonWords[is]} ${words(value ?? '')}`,
    )
    .join(match === 'all' ? ' and ' : ' or ')
}
