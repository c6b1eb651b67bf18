import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { toQuery } from '#core/wire.ts'
import { queryReader } from './read-query.ts'

const Input = z.object({
  text: z.string(),
  period: z.enum(['today', 'week']),
  page: z.int(),
  weight: z.number(),
  isRead: z.boolean(),
  sources: z.array(z.string()),
  ids: z.array(z.int()),
  folder: z.nullable(z.string()),
  before: z.optional(z.string()),
  limit: z._default(z.int(), 50),
  version: z.union([z.literal(1), z.literal(2)]),
})
const readInput = queryReader('test/read', Input)
const fromAddress = (input: Record<string, unknown>) =>
  z.parse(Input, readInput(new URLSearchParams(toQuery(input))))

const text = fc.string({ unit: 'grapheme' })
const anyInput = fc.record(
  {
    text,
    period: fc.constantFrom('today', 'week'),
    page: fc.integer(),
    weight: fc.double({ noNaN: true, noDefaultInfinity: true }).map((weight) => weight + 0),
    isRead: fc.boolean(),
    sources: fc.array(text),
    ids: fc.array(fc.integer()),
    folder: fc.option(text),
    before: text,
    limit: fc.integer(),
    version: fc.constantFrom(1, 2),
  },
  {
    requiredKeys: [
      'text',
      'period',
      'page',
      'weight',
      'isRead',
      'sources',
      'ids',
      'folder',
      'version',
    ],
  },
)

describe('The input of a read in an address', () => {
  test('arrives as it was sent, whatever it says', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(fromAddress(input)).toEqual({ limit: 50, ...input })
      }),
    )
  })

  test('text that is not a number stays text, so that the schema says what is wrong', () => {
    for (const page of ['', ' ', 'seven', '1 2', '0x10', '1_000', 'Infinity', 'NaN']) {
      expect(readInput(new URLSearchParams({ page })).page).toBe(page)
    }
  })

  test('a value given twice where one is meant is refused by the schema', () => {
    const input = readInput(new URLSearchParams('page=1&page=2'))
    expect(z.safeParse(Input, input).error?.issues.map(({ path }) => path[0])).toContain('page')
  })

  test('unknown parameters are left out', () => {
    const input = readInput(new URLSearchParams('text=a&__proto__=b&constructor=c&utm_source=d'))
    expect(Object.keys(input).sort()).toEqual(['folder', 'ids', 'sources', 'text'])
  })

  test.each([
    ['an object', z.object({ where: z.object({ id: z.string() }) })],
    ['a number or a text', z.object({ id: z.union([z.string(), z.number()]) })],
    ['a date', z.object({ since: z.date() })],
    ['no object at all', z.string()],
  ])('%s cannot travel in an address, and the server says so when it starts', (_, input) => {
    expect(() => queryReader('test/read', input)).toThrow('test/read')
  })
})
