import { expect, test } from 'vitest'
import { inOrder } from './serial-order.ts'

const one = (id: number, season: number | null = null, number: number | null = null) => ({
  ...{ id, season, number },
})

test('a serial is ordered by season and number, and by date where it has none', () => {
  expect(inOrder([one(1), one(2), one(3)])).toEqual([1, 2, 3])
  // This episode was published again, later than its successor.
  expect(inOrder([one(2, 1, 2), one(3, 1, 3), one(1, 1, 1)])).toEqual([1, 2, 3])
  expect(inOrder([one(4, 2, 1), one(1, 1, 1), one(5, 2, 2), one(2, 1, 2)])).toEqual([1, 2, 4, 5])
})

test('a trailer opens its season, and what has no number stays behind the one that it came after', () => {
  expect(inOrder([one(1), one(2, 1, 1), one(3, 1), one(4, 1, 2), one(5, 2), one(6, 2, 1)])).toEqual(
    [1, 2, 3, 4, 5, 6],
  )
  expect(inOrder([one(1, null, 1), one(2, null, 2), one(3), one(4, null, 3)])).toEqual([1, 2, 3, 4])
})
