import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Problem } from '#core/problem.ts'
import { readSearchQuery } from './search-query.ts'

const now = new Date('2026-03-02T12:00:00Z')
const read = (typed: string) => readSearchQuery(typed, now)
const day = (text: string) => new Date(`${text}T00:00:00Z`)

test('words and phrases stay as they were typed, what must not be stands apart', () => {
  expect(read('  tug "off Cape Orrin"  -ferry http://a.example/x:y  ')).toEqual({
    words: 'tug "off Cape Orrin" http://a.example/x:y',
    terms: [{ isNot: true, field: 'text', value: 'ferry' }],
  })
})

test('fields are taken out of the words', () => {
  expect(
    read(
      'tug title:marlena -source:"Evening Courier" Category:sci is:unread after:2026-02 before:yesterday',
    ),
  ).toEqual({
    words: 'tug',
    terms: [
      { isNot: false, field: 'title', value: 'marlena' },
      { isNot: true, field: 'source', value: 'Evening Courier' },
      { isNot: false, field: 'category', value: 'Science' },
      { isNot: false, field: 'is', value: 'unread' },
      { isNot: false, field: 'after', value: day('2026-02-01') },
      { isNot: false, field: 'before', value: day('2026-03-01') },
    ],
  })
})

test('a quotation that never ends reaches to the end', () => {
  expect(read('title:"off Cape').terms).toEqual([
    { isNot: false, field: 'title', value: 'off Cape' },
  ])
})

describe('what cannot be read is said with an example that can', () => {
  test.each([
    ['title:', /"title:" needs a value right after it, such as title:harbor/],
    ['source:""', /such as source:"Evening Courier"/],
    ['category:gardening', /no category "gardening"\. Choose from: Breaking, /],
    ['is:blue', /is:saved, is:unread or is:read/],
    ['before:soon', /"before:soon" is not a valid date\. Use a date such as before:2026-03-01/],
    ['after:2026-02-30', /is not a valid date/],
    ['after:2026-13', /is not a valid date/],
  ])('%s', (typed, message) => {
    expect(() => read(typed)).toThrow(message)
  })

  test('every example in a message can be read', () => {
    for (const field of ['title', 'source', 'category', 'before', 'after', 'is']) {
      const { message } = problemOf(`${field}:`)!
      const [, example] = /such as (.+)\.$/.exec(message)!
      expect(read(example!).terms).toHaveLength(1)
    }
  })
})

test('whatever is typed is read or explained', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.constantFrom('title:', '-is:', 'before:', '"', ' ', '-', ':', 'source:a'),
        ),
      ),
      (parts) => {
        const typed = parts.join('')
        const problem = problemOf(typed)
        if (problem) return
        const { words, terms } = read(typed)
        expect(words.length).toBeLessThanOrEqual(2 * typed.length)
        expect(terms.every(({ value }) => value !== '')).toBe(true)
      },
    ),
  )
})

function problemOf(typed: string): Problem | null {
  try {
    read(typed)
    return null
  } catch (error) {
    expect(error).toBeInstanceOf(Problem)
    return error as Problem
  }
}
