import { findIn } from '../fields/references.ts'
import type { Value } from '../fields/values.ts'
import type { Flow, Step } from '../flow.ts'
import { SECRET_NAME } from './secret-names.ts'

/**
 * Removes passwords and keys that were typed into a step instead of an account. A mark takes their
 * place, which keeps the flow from being switched on before they are filled in again.
 */
export function withoutSecrets(flow: Flow): Flow {
  return { steps: flow.steps.map(cleaned) }
}

function cleaned(step: Step): Step {
  if (step.do === 'each') return { ...step, steps: step.steps.map(cleaned) }
  if (step.do === 'if')
    return {
      ...step,
      cases: step.cases.map((one) => ({ ...one, steps: one.steps.map(cleaned) })),
      else: step.else.map(cleaned),
    }
  if (step.do !== 'act' && step.do !== 'run') return step
  const taken: string[] = []
  const kept = Object.fromEntries(
    Object.entries(step.with).map(([name, value]) => [name, without(name, value, taken)]),
  )
  if (taken.length === 0) return step
  const marks = taken.map((name) => `Fill in "${name}" again: passwords and keys are not exported.`)
  return { ...step, with: kept, marks: [...(step.marks ?? []), ...marks] }
}

function without(name: string, value: Value, taken: string[]): Value {
  if (typeof value === 'string') {
    const isTyped = value !== '' && findIn(value).references.length === 0 && !value.startsWith('=')
    if (SECRET_NAME.test(name) && isTyped) {
      taken.push(name)
      return ''
    }
    return withoutAddressSecrets(value, taken)
  }
  if (Array.isArray(value)) return value.map((one) => without(name, one, taken))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([inner, one]) => [inner, without(inner, one, taken)]),
  )
}

/** Removes a user name and password before the host, and keys among the parameters. */
function withoutAddressSecrets(value: string, taken: string[]): string {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return value
  const url = new URL(value)
  const names = [...url.searchParams.keys()].filter(
    (name) => SECRET_NAME.test(name) && url.searchParams.get(name) !== '',
  )
  if (names.length === 0 && url.username + url.password === '') return value
  if (url.password !== '' || url.username !== '') taken.push('password of the address')
  taken.push(...names)
  url.username = ''
  url.password = ''
  for (const name of names) url.searchParams.set(name, '')
  return url.href
}
