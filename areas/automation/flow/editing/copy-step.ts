import type { Step } from '../flow.ts'
import { placedSteps } from '../shape.ts'

const MOST_ID_CHARACTERS = 50

/** An unused id for a step, made from words such as "Save the article". */
export function freeId(words: string, taken: ReadonlySet<string>): string {
  const letters = words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+/, '')
    .slice(0, MOST_ID_CHARACTERS)
    .replace(/-$/, '')
  const base = letters || 'step'
  if (!taken.has(base)) return base
  for (let number = 2; ; number++) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`
}

/**
 * Copies a step, with new ids for it and the steps inside. References among these steps point to
 * the copies.
 */
export function copyOf(step: Step, taken: ReadonlySet<string>): Step {
  const all = new Set(taken)
  const ids = new Map<string, string>()
  for (const { step: one } of placedSteps({ steps: [step] })) {
    const id = freeId(one.id.replace(/-\d+$/, ''), all)
    all.add(id)
    ids.set(one.id, id)
  }
  const text = JSON.stringify(step).replaceAll(
    /\bsteps(\.|\[\\")([a-z][a-z0-9-]*)/g,
    (whole, before: string, id: string) => `steps${before}${ids.get(id) ?? id}`,
  )
  const copy = JSON.parse(text) as Step
  for (const { step: one } of placedSteps({ steps: [copy] })) one.id = ids.get(one.id)!
  copy.name = `${step.name} (copy)`
  return copy
}
