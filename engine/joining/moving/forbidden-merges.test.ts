import { expect, test } from 'vitest'
import { ForbiddenMerges } from './forbidden-merges.ts'

test('what a pass parted stays apart, from each other and from what a reader separated, also after a merge', () => {
  const forbidden = new ForbiddenMerges([[1, 9]])
  forbidden.part(1, 2)
  forbidden.part(1, 3)
  const apart = [
    [1, 2],
    [1, 3],
    [2, 3],
    [2, 9],
    [3, 9],
  ] as const
  for (const [one, other] of apart) {
    expect([one, other, forbidden.has(one, other), forbidden.has(other, one)]).toEqual([
      one,
      other,
      true,
      true,
    ])
  }
  forbidden.merge(2, 7)
  expect(forbidden.has(7, 1)).toBe(true)
  expect(forbidden.has(2, 1)).toBe(false)
})
