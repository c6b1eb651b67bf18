import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noisyFrom } from './noise.ts'
import { weeksOf } from './weeks.ts'

test('a source far above the others is noisy', () => {
  const perWeek = [10, 12, 14, 20, 900]
  expect(perWeek.filter((each) => each >= noisyFrom(perWeek))).toEqual([900])
})

test('among busy sources a busy one is not noisy, and one with a few entries a day never is', () => {
  expect(noisyFrom([200, 220, 300, 310])).toBeGreaterThan(310)
  expect(noisyFrom([0, 0, 0, 0])).toBe(35)
})

test('two sources cannot be far above each other', () => {
  expect(noisyFrom([1, 5000])).toBe(Infinity)
})

test('at most half of the sources are noisy', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000), { maxLength: 40 }), (perWeek) => {
      const noisy = perWeek.filter((each) => each >= noisyFrom(perWeek))
      expect(noisy.length).toBeLessThanOrEqual(perWeek.length / 2)
    }),
  )
})

test('twelve weeks hold the entries of 84 days, and an entry dated later counts as now', () => {
  const days = fc.array(
    fc.record({
      day: fc.integer({ min: 900, max: 1003 }),
      entries: fc.integer({ min: 1, max: 9 }),
    }),
  )
  fc.assert(
    fc.property(days, (days) => {
      const weeks = weeksOf(days, 1000)
      const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
      const within = days.filter(({ day }) => day > 1000 - 84).map(({ entries }) => entries)
      expect(weeks).toHaveLength(12)
      expect(sum(weeks)).toBe(sum(within))
    }),
  )
})
