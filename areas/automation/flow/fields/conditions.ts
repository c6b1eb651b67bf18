import * as z from 'zod/mini'
import { FLOW } from '../../limits.ts'
import { list, text } from '#core/words.ts'
import { fillIn, type Answers } from './fill-in.ts'
import { comparisons, meets, type Comparison } from './comparing.ts'
import type { Scope } from './paths.ts'
import { Value } from './values.ts'

/** A condition: a field, a comparison, and the value to compare with. */
export const Condition = z.object({
  field: text(FLOW.textCharacters),
  is: z.enum(comparisons),
  value: z.optional(Value),
})
export type Condition = z.infer<typeof Condition>

/** Conditions of which all or any have to be met. An empty list is always met. */
export const Conditions = z.object({
  match: z.enum(['all', 'any']),
  rows: list(Condition, FLOW.conditions, `At most ${FLOW.conditions} conditions`),
})
export type Conditions = z.infer<typeof Conditions>

export function areMet({ match, rows }: Conditions, scope: Scope, answers?: Answers): boolean {
  const isMet = ({ field, is, value }: Condition) =>
    meets(
      fillIn(field, scope, answers),
      is,
      value === undefined ? null : fillIn(value, scope, answers),
    )
  if (rows.length === 0) return true
  return match === 'all' ? rows.every(isMet) : rows.some(isMet)
}

/** The comparisons in words, to be placed between a field and a value. */
export const comparisonWords: Record<Comparison, string> = {
  equals: 'equals',
  'not-equals': 'does not equal',
  contains: 'contains',
  'not-contains': 'does not contain',
  'starts-with': 'begins with',
  'ends-with': 'ends with',
  'matches-words': 'contains the words',
  'is-one-of': 'is one of',
  'more-than': 'is more than',
  'less-than': 'is less than',
  'at-least': 'is at least',
  'at-most': 'is at most',
  before: 'is before',
  after: 'is after',
  'is-empty': 'is empty',
  'is-not-empty': 'is not empty',
  'is-true': 'is true',
  'is-false': 'is false',
}

/** Says if a comparison needs no second value. */
export const isAlone = (is: Comparison) => /^is-(empty|not-empty|true|false)$/.test(is)
