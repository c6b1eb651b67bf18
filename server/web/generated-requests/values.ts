import fc from 'fast-check'
import type { JsonSchema } from '../openapi/openapi.ts'
import { nastyJson, nastyNumbers, nastyTexts } from './nasty-values.ts'

/** Makes a value as JSON text; values that exist on the server are taken from the known ones. */
export type Made = (known: Known) => string

export interface Known {
  /** A known value of this name or of a synonym; undefined if there is none yet. */
  pick(name: string, nth: number): string | number | undefined
}

const LONGEST_ELSEWHERE = 300
const ITEMS = 4

/** Values for a schema: mostly valid, some at its bounds, and some invalid. */
export function valuesFor(schema: JsonSchema, name: string): fc.Arbitrary<Made> {
  return fc.oneof(
    { weight: 5, arbitrary: keeping(schema, name, keeping) },
    { weight: 3, arbitrary: keeping(schema, name, mostly) },
    { weight: 1, arbitrary: breaking(schema, name) },
  )
}

type Values = (schema: JsonSchema, name: string) => fc.Arbitrary<Made>

/** Values that the schema allows; `inside` makes the values within objects and lists. */
function keeping(schema: JsonSchema, name: string, inside: Values = keeping): fc.Arbitrary<Made> {
  if (schema.const !== undefined) return plain(fc.constant(schema.const))
  if (schema.enum) return plain(fc.constantFrom(...schema.enum))
  const choices = schema.anyOf ?? schema.oneOf
  if (choices)
    return fc.oneof(...choices.map((choice) => keeping(choice as JsonSchema, name, inside)))
  switch (schema.type) {
    case 'object':
      return schema.properties ? objects(schema, inside) : records(schema)
    case 'array':
      return lists(schema, name, inside)
    case 'integer':
      return known(name, plain(integers(schema)))
    case 'number':
      return plain(numbers(schema))
    case 'boolean':
      return plain(fc.boolean())
    case 'string':
      return known(name, plain(texts(schema)))
    default:
      return plain(fc.constant(null))
  }
}

/** Values that the schema does not allow, or allows only by chance. */
function breaking(schema: JsonSchema, name: string): fc.Arbitrary<Made> {
  const wrong: fc.Arbitrary<Made>[] = [
    fc.constantFrom(...nastyJson).map((json) => () => json),
    plain(fc.constantFrom(...nastyNumbers)),
    plain(fc.constantFrom(...nastyTexts)),
    bent(name),
  ]
  const { maxLength, maxItems, items } = schema
  if (maxLength !== undefined) {
    wrong.push(plain(fc.constantFrom('x'.repeat(maxLength + 1), '🔥'.repeat(maxLength / 2 + 1))))
  }
  if (maxItems !== undefined && maxItems < 1000 && items) {
    wrong.push(
      keeping(items as JsonSchema, '').map((one) => (known) => {
        const item = one(known)
        return `[${Array.from({ length: maxItems + 1 }, () => item).join()}]`
      }),
    )
  }
  if (schema.maximum !== undefined) wrong.push(plain(fc.constant(schema.maximum + 1)))
  if (schema.minimum !== undefined) wrong.push(plain(fc.constant(schema.minimum - 1)))
  return fc.oneof(...wrong)
}

/** A known value, such as a cursor, with a few characters changed. */
function bent(name: string): fc.Arbitrary<Made> {
  const others = fc.constantFrom('', '0', '9', '-', '_', 'Z', '\0', '\ud800', '🔥', '9'.repeat(20))
  return fc
    .tuple(fc.nat(), fc.nat(), fc.nat({ max: 3 }), others)
    .map(([nth, at, length, other]) => (given) => {
      const value = String(given.pick(name, nth) ?? '')
      const from = at % (value.length + 1)
      return JSON.stringify(value.slice(0, from) + other + value.slice(from + length))
    })
}

function plain(values: fc.Arbitrary<unknown>): fc.Arbitrary<Made> {
  return values.map((value) => () => JSON.stringify(value))
}

/** A known value in two of three cases, if there is one. */
function known(name: string, others: fc.Arbitrary<Made>): fc.Arbitrary<Made> {
  const real = fc.tuple(fc.nat(), others).map(([nth, other]) => (given: Known) => {
    const value = given.pick(name, nth)
    return value === undefined ? other(given) : JSON.stringify(value)
  })
  return fc.oneof({ weight: 2, arbitrary: real }, { weight: 1, arbitrary: others })
}

function texts(schema: JsonSchema): fc.Arbitrary<string> {
  if (schema.format === 'date-time') {
    return fc
      .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString())
  }
  const { minLength = 0, maxLength = LONGEST_ELSEWHERE, pattern } = schema
  const few = Math.min(maxLength, LONGEST_ELSEWHERE)
  // safe expression: a schema of ours, put to values of ours
  const allowed = new RegExp(pattern ?? '', 'u')
  const made = fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(few, minLength + 40) }),
      fc.constantFrom(...nastyTexts),
      fc.constantFrom('x'.repeat(Math.min(maxLength, 100_000)), 'é'.repeat(few), 'the harbor'),
    )
    .filter((text) => text.length >= minLength && text.length <= maxLength)
  return pattern?.startsWith('^[^') || pattern === undefined
    ? made.filter((text) => allowed.test(text))
    : fc.stringMatching(allowed)
}

const HIGHEST = Number.MAX_SAFE_INTEGER

function integers({ minimum = -HIGHEST, maximum = HIGHEST }: JsonSchema): fc.Arbitrary<number> {
  const near = Math.min(maximum, Math.max(minimum, minimum + 50))
  return fc.oneof(
    fc.integer({ min: minimum, max: near }),
    fc.integer({ min: minimum, max: maximum }),
    fc.constantFrom(minimum, maximum),
  )
}

function numbers({ minimum = -1e300, maximum = 1e300 }: JsonSchema): fc.Arbitrary<number> {
  return fc.oneof(
    fc.double({ min: minimum, max: maximum, noNaN: true }),
    fc.constantFrom(minimum, maximum),
  )
}

function lists(schema: JsonSchema, name: string, inside: Values): fc.Arbitrary<Made> {
  const { minItems = 0, maxItems = ITEMS } = schema
  const each = inside(schema.items as JsonSchema, name)
  return fc
    .array(each, { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, ITEMS)) })
    .map((items) => (given) => `[${items.map((item) => item(given)).join()}]`)
}

function records(schema: JsonSchema): fc.Arbitrary<Made> {
  const names = fc.oneof(fc.constantFrom('Cookie', 'x-key', 'host', ''), fc.string())
  const value = keeping((schema.additionalProperties ?? { type: 'string' }) as JsonSchema, '')
  return fc.array(fc.tuple(names, value), { maxLength: ITEMS }).map(objectOf)
}

function objects(schema: JsonSchema, inside: Values): fc.Arbitrary<Made> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const value = inside(field as JsonSchema, name).map((made) => [name, made] as const)
    const isGiven = !schema.required?.includes(name) ? 1 : inside === keeping ? 10_000 : 40
    return fc.oneof(
      { weight: isGiven, arbitrary: value },
      { weight: 1, arbitrary: fc.constant(null) },
    )
  })
  const more = fc.constantFrom(
    ...[...Array.from({ length: 40 }, () => null), '__proto__', 'constructor', 'more'],
  )
  return fc.tuple(more, ...fields).map(([extra, ...given]) => {
    const all = given.filter((field) => field !== null)
    return objectOf(extra === null ? all : [...all, [extra, () => '{"a":1}'] as const])
  })
}

/**
 * Values of which most are valid: otherwise an object with many fields would always be invalid
 * somewhere.
 */
function mostly(schema: JsonSchema, name: string): fc.Arbitrary<Made> {
  return fc.oneof(
    { weight: 12, arbitrary: keeping(schema, name, mostly) },
    { weight: 1, arbitrary: breaking(schema, name) },
  )
}

function objectOf(fields: readonly (readonly [string, Made])[]): Made {
  return (given) =>
    `{${fields.map(([name, made]) => `${JSON.stringify(name)}:${made(given)}`).join()}}`
}
