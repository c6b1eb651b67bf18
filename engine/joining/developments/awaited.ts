import type { ToldFirst } from './told-first.ts'

/** The fewest headlines that announce an event. A single one may be a guess. */
const LEAST_AWAITING = 2

/**
 * Says if one side reports as done what the other expects. "Pleads guilty" and "expected to plead
 * guilty" share every word, but are two developments.
 */
export function isOtherwiseTold(told: ToldFirst, others: readonly ToldFirst[]): boolean {
  const { awaited, done } = told
  if (awaited < 0 && done.length === 0) return false
  if (awaited >= 0) {
    const awaiting = others.filter((other) => other.awaited === awaited).length
    return others.filter((other) => other.done.includes(awaited)).length > awaiting
  }
  const come = others.filter((other) => other.awaited >= 0 && done.includes(other.awaited))
  if (come.length < LEAST_AWAITING) return false
  const verbs = new Set(come.map((other) => other.awaited))
  return others.filter((other) => other.done.some((term) => verbs.has(term))).length < come.length
}
