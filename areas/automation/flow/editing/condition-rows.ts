import type { Comparison } from '../fields/comparing.ts'
import { isAlone, type Condition } from '../fields/conditions.ts'
import { typedValue, valueText } from './typed-value.ts'

/**
 * Returns the condition with another comparison. The value is dropped if that comparison takes
 * none.
 */
export function withComparison({ field, value }: Condition, is: Comparison): Condition {
  return isAlone(is) ? { field, is } : { field, is, value: value ?? '' }
}

/**
 * Returns the condition with a typed value. For "is one of", the text contains values separated by
 * commas.
 */
export function withValueText(row: Condition, text: string): Condition {
  return { ...row, value: row.is === 'is-one-of' ? text : typedValue(text) }
}

export const valueTextOf = ({ value }: Condition): string =>
  Array.isArray(value) ? value.map((one) => valueText(one)).join(', ') : valueText(value)

/** Says if the value has spaces at its ends that the comparison ignores. */
export function ignoresSpaces({ is, value }: Condition): boolean {
  return (
    LOOKS_FOR_TEXT.has(is) &&
    typeof value === 'string' &&
    value !== value.trim() &&
    value.trim() !== ''
  )
}

const LOOKS_FOR_TEXT = new Set<Comparison>(['contains', 'not-contains', 'starts-with', 'ends-with'])
