import { ARCHIVE } from '../limits.ts'
import { BadValue } from '../archive-part.ts'

/**
 * The largest accepted number: half of the largest one that JavaScript counts exactly, so that
 * restored numbers can still double.
 */
const MOST_BIGINT = 2 ** 52
const MOST_INTEGER = 1_000_000_000
const MOST_SMALLINT = 32_767

/** Matches ASCII controls except line ends and tabs, and two code points that are no characters. */
// oxlint-disable-next-line no-control-regex -- it is what is looked for
const CONTROLS = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g
const MOMENT =
  /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d){0,2}$/
const DAY = /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Checks a value by its column's type, as PostgreSQL names it, and returns the value to store. */
export function checkValue(type: string, value: unknown): unknown {
  if (type.endsWith('[]')) return checkList(type.slice(0, -2), value)
  const check = checks[type]
  if (!check) throw new Error(`Archives do not know columns of the type ${type}`)
  return check(value)
}

/** Says if values of the type have a meaning that an area must check. */
export function hasMeaning(type: string): boolean {
  return /^(text|jsonb|bytea)(\[\])?$/.test(type)
}

const checks: Record<string, (value: unknown) => unknown> = {
  bigint: wholeUpTo(MOST_BIGINT),
  integer: wholeUpTo(MOST_INTEGER),
  smallint: wholeUpTo(MOST_SMALLINT),
  real: finite,
  'double precision': finite,
  boolean: isOf('boolean', 'is neither true nor false'),
  text: checkText,
  tsvector: checkText,
  tsquery: checkText,
  'timestamp with time zone': matches(MOMENT, 'is not a time between the years 1 and 9999'),
  date: matches(DAY, 'is not a date between the years 1 and 9999'),
  uuid: matches(UUID, 'is not an identifier'),
  bytea: matches(/^\\x(?:[\da-f]{2})*$/, 'is not a byte string'),
  jsonb: (value) => checkJson(value, 0),
}

function wholeUpTo(most: number) {
  return (value: unknown) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) {
      throw new BadValue('is not a whole number')
    }
    if (Math.abs(value) > most) throw new BadValue('is out of range')
    return value
  }
}

function finite(value: unknown) {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new BadValue('is not a number')
  return value
}

function isOf(type: string, why: string) {
  return (value: unknown) => {
    if (typeof value !== type) throw new BadValue(why)
    return value
  }
}

function matches(pattern: RegExp, why: string) {
  return (value: unknown) => {
    if (typeof value !== 'string' || !pattern.test(value)) throw new BadValue(why)
    return value
  }
}

/** Checks a text and keeps its length, so that citations in it keep their places. */
function checkText(value: unknown): string {
  if (typeof value !== 'string') throw new BadValue('is not text')
  if (value.length > ARCHIVE.textCharacters) {
    throw new BadValue(`is longer than ${ARCHIVE.textCharacters} characters`)
  }
  if (value.includes('\0') || !value.isWellFormed()) {
    throw new BadValue('contains an invalid character')
  }
  return value.replaceAll(CONTROLS, ' ')
}

function checkList(type: string, value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new BadValue('is not a list')
  if (value.length > ARCHIVE.listItems) {
    throw new BadValue(`has more than ${ARCHIVE.listItems} items`)
  }
  return value.map((one) => (one === null ? null : checkValue(type, one)))
}

function checkJson(value: unknown, depth: number): unknown {
  if (depth > ARCHIVE.jsonDepth) throw new BadValue('is nested too deep')
  if (typeof value === 'string') return checkText(value)
  if (typeof value === 'number') return finite(value)
  if (Array.isArray(value)) return value.map((one) => checkJson(one, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [checkText(name), checkJson(one, depth + 1)]),
  )
}
