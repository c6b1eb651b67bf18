import type { Value } from '../fields/values.ts'

/** The value that a typed text stands for: a number, yes or no, a list or an object if it is written as one. */
export function typedValue(text: string): Value {
  const trimmed = text.trim()
  if (!/^(-?\d|true$|false$|null$|\[|\{(?!\{))/.test(trimmed)) return text
  try {
    const value = JSON.parse(trimmed) as Value
    // A long number would lose its last digits.
    return typeof value === 'number' && String(value) !== trimmed ? text : value
  } catch {
    return text
  }
}

/** A value as the text that `typedValue` reads. */
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

/** Says if a text is filled in at run time: it holds a reference, or is code. */
export const isFilledIn = (value: unknown): value is string =>
  typeof value === 'string' && (value.includes('{{') || value.startsWith('='))

/** The lines of a text as a list of texts, without empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')
