import { expect, test } from 'vitest'
import { MarkedNumbers, UNMARKED } from './marked-numbers.ts'

test('each number that is marked has a place of its own until all are cleared', () => {
  const marked = new MarkedNumbers()
  expect([7, 90_000, 7, 0].map((number) => marked.mark(number))).toEqual([1, 2, 1, 3])
  expect([0, 7, 90_000].map((number) => marked.placeOf(number))).toEqual([3, 1, 2])
  expect([1, 1_000_000].map((number) => marked.placeOf(number))).toEqual([UNMARKED, UNMARKED])
  marked.clear()
  expect([0, 7, 90_000].map((number) => marked.placeOf(number))).toEqual(Array(3).fill(UNMARKED))
  expect(marked.mark(5)).toBe(1)
})
