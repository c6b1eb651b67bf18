import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Bytes, Count, Cursor, Id, line, Ratio, RowId, Search, text } from './words.ts'

const accepts = (schema: z.core.$ZodType, given: unknown) => z.safeParse(schema, given).success

describe('A text', () => {
  test.each([
    ['nothing', '', true],
    ['lines and tabs', 'one\n\ttwo', true],
    ['letters beyond the first plane', '🔥 क्षि', true],
    ['U+0000', 'a\0b', false],
    ['half of a surrogate pair', 'a\ud800b', false],
    ['one character too many', 'x'.repeat(11), false],
  ])('may hold %s, or not', (_, given, isFine) => {
    expect(accepts(text(10), given)).toBe(isFine)
    expect(accepts(line(10), given)).toBe(isFine && !given.includes('\n'))
  })

  test('of the size of a request is checked without running out of memory', () => {
    const long = 'é'.repeat(20 * 1024 * 1024)
    expect(accepts(text(long.length), long)).toBe(true)
    expect(accepts(text(long.length), `${long.slice(1)}\0`)).toBe(false)
  })

  test('in one line is told apart from the spaces around it', () => {
    const Name = line(5).check(z.minLength(1, 'Give it a name'))
    expect(z.parse(Name, ' \n abcde \t')).toBe('abcde')
    expect(z.safeParse(Name, ' ').error?.issues.map(({ message }) => message)).toEqual([
      'Give it a name',
    ])
  })

  test.each([text(10), line(10), Search, Id, line(10).check(z.minLength(1))])(
    'states its bounds and what it may not hold, also with more checks',
    (schema) => {
      const { maxLength, pattern } = z.toJSONSchema(schema, { io: 'input' })
      expect(maxLength).toBeGreaterThan(0)
      const allowed = new RegExp(pattern ?? '', 'u')
      expect(['a\0', '\ud800', '🔥 fine'].map((given) => allowed.test(given))).toEqual([
        false,
        false,
        true,
      ])
    },
  )
})

test('numbers of rows begin with 1, counts fit into 32 bits', () => {
  for (const wrong of [0, -1, 1.5, 2 ** 53, NaN, Infinity, '1']) {
    expect(accepts(RowId, wrong), String(wrong)).toBe(false)
  }
  expect(accepts(RowId, 2 ** 53 - 1)).toBe(true)
  expect([0, 2 ** 31 - 1, 2 ** 31, -1].map((count) => accepts(Count, count))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('a cursor has one form', () => {
  expect(accepts(Cursor, '2026-03-02T12:00:00.123456Z_42')).toBe(true)
  for (const wrong of ['', '42', '2026-03-02_42', '{"at":"2026-03-02T12:00:00.000Z","id":42}']) {
    expect(accepts(Cursor, wrong), wrong).toBe(false)
  }
})

describe('An amount', () => {
  test.each([
    [Ratio, [0, 0.5, 1], [-0.1, 1.1, Number.NaN, '1']],
    [Bytes, [0, 3_100_000_000], [-1, 1.5, 2 ** 53, '1']],
  ])('is within its bounds', (schema, fine, others) => {
    for (const amount of fine) expect(accepts(schema, amount)).toBe(true)
    for (const amount of others) expect(accepts(schema, amount)).toBe(false)
  })
})
