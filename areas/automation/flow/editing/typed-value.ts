import type { Value } from '../fields/values.ts'

/**
 * Reads typed text as a number, boolean, null, list or object if it is valid JSON of that kind;
 * otherwise returns the text.
 */
export function typedValue(text: string): Value {
  const trimmed = text.trim()
  if (!/^(-?\d|true$|false$|null$|\[|\{(?!\{))/.test(trimmed)) return text
  try {
    const value = JSON.parse(trimmed) as Value
    // A number that would be written differently, such as 1.50 or a very long one, stays text.
    return typeof value === 'number' && String(value) !== trimmed ? text : value
  } catch {
    return text
  }
}

/** Writes a value as text that `typedValue` can read. */
export function valueText(value: Value | undefined): string {
  if (value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Reads JSON; undefined for any other text. */
export function readValue(text: string): Value | undefined {
  try {
    return JSON.parse(text) as Value
  } catch {
    return undefined
  }
}

/** Says if a value is computed at run time, because it contains a reference or is code. */
export const isFilledIn = (value: unknown): value is string =>
  typeof value === 'string' && (value.includes('{{') || value.startsWith('='))

/** Splits a text into its lines, without empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')
