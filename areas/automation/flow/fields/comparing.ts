import { FLOW } from '../../limits.ts'
import { asText } from './fill-in.ts'

export const comparisons = [
  'equals',
  'not-equals',
  'contains',
  'not-contains',
  'starts-with',
  'ends-with',
  'matches-words',
  'is-one-of',
  'more-than',
  'less-than',
  'at-least',
  'at-most',
  'before',
  'after',
  'is-empty',
  'is-not-empty',
  'is-true',
  'is-false',
] as const
export type Comparison = (typeof comparisons)[number]

/**
 * Compares as people expect of a form: the text "12" is the number 12, and case is ignored. A
 * comparison that makes no sense, such as "more than" with a word, is not met.
 */
export function meets(left: unknown, is: Comparison, right: unknown): boolean {
  switch (is) {
    case 'equals':
      return isSame(left, right)
    case 'not-equals':
      return !isSame(left, right)
    case 'contains':
      return holds(left, right)
    case 'not-contains':
      return !holds(left, right)
    case 'starts-with':
      return folded(left).startsWith(soughtText(right))
    case 'ends-with':
      return folded(left).endsWith(soughtText(right))
    case 'matches-words':
      return hasWords(left, right)
    case 'is-one-of':
      return choices(right).some((one) => isSame(left, one))
    case 'more-than':
      return compared(left, right, (a, b) => a > b)
    case 'less-than':
      return compared(left, right, (a, b) => a < b)
    case 'at-least':
      return compared(left, right, (a, b) => a >= b)
    case 'at-most':
      return compared(left, right, (a, b) => a <= b)
    case 'before':
      return compared(timeOf(left), timeOf(right), (a, b) => a < b)
    case 'after':
      return compared(timeOf(left), timeOf(right), (a, b) => a > b)
    case 'is-empty':
      return isEmpty(left)
    case 'is-not-empty':
      return !isEmpty(left)
    case 'is-true':
      return left === true || left === 'true'
    case 'is-false':
      return left === false || left === 'false'
  }
}

const folded = (value: unknown) =>
  asText(value).slice(0, FLOW.filledCharacters).normalize('NFC').toLowerCase().trim()

/**
 * The text to look for, without outer spaces. If it is in quotation marks, only the marks are
 * removed, so that outer spaces count.
 */
export function soughtText(value: unknown): string {
  const text = folded(value)
  return /^(?:"[^"]+"|“[^“”]+”)$/.test(text) ? text.slice(1, -1) : text
}

function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true
  const [a, b] = [numberOf(left), numberOf(right)]
  if (a !== null && b !== null) return a === b
  return folded(left) === folded(right)
}

function holds(left: unknown, right: unknown): boolean {
  if (Array.isArray(left)) return left.some((one) => isSame(one, right))
  return folded(left).includes(soughtText(right))
}

/** Says if the text contains all of the words as whole words, in any order. */
function hasWords(left: unknown, right: unknown): boolean {
  const there = new Set(wordsOf(left))
  const wanted = wordsOf(right)
  return wanted.length > 0 && wanted.every((word) => there.has(word))
}

const wordsOf = (value: unknown) => folded(value).match(/[\p{L}\p{N}]+/gu) ?? []

/** The options of "is one of", from a list or from a text with commas. */
const choices = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : asText(value).split(',')

function compared(left: unknown, right: unknown, how: (a: number, b: number) => boolean): boolean {
  const [a, b] = [numberOf(left), numberOf(right)]
  return a !== null && b !== null && how(a, b)
}

function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || !/^\s*-?\d{1,15}(\.\d{1,15})?\s*$/.test(value)) return null
  return Number(value)
}

/** Reads a time in milliseconds, or in ISO 8601. A date without a time means midnight UTC. */
export function timeOf(value: unknown): number | null {
  if (typeof value === 'number') return numberOf(value)
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return null
  // JavaScript reads a time without a zone in the zone of its machine, so UTC is added.
  const [, clock] = value.slice(0, 40).split('T')
  const isZoneless = clock !== undefined && !/[Z+-]/.test(clock)
  const time = Date.parse(isZoneless ? `${value}Z` : value)
  return Number.isNaN(time) ? null : time
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.keys(value).length === 0
}
