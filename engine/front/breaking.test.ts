import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakingUntil } from './breaking.ts'

const HOUR = 60 * 60 * 1000
const noon = Date.UTC(2031, 4, 6, 12)
const at = (source: string, hours: number) => ({ source, at: noon + hours * HOUR })
const untilOf = (...hours: number[]) => {
  const until = breakingUntil(hours.map((one, nth) => at(`outlet ${nth}`, one)))
  return until === null ? null : (until - noon) / HOUR
}

test('three sources within two hours make breaking news, until six hours after the middle one', () => {
  expect(untilOf(0, 1, 2)).toBe(7)
  expect(untilOf(0, 1, 2.1)).toBeNull()
  expect(untilOf(0, 1)).toBeNull()
})

test('one source that reports three times is one source', () => {
  expect(breakingUntil([at('a', 0), at('a', 0.5), at('a', 1), at('b', 1)])).toBeNull()
})

test('a burst may come after a lone first report, and a larger one after the first', () => {
  expect(untilOf(-9, 0, 0.5, 1)).toBe(6.5)
  expect(untilOf(0, 0, 0, 20, 20, 21, 21)).toBe(26)
})

test('a story that most had a day ago does not break again because three more bring it', () => {
  expect(untilOf(-20, -20, -20, -19, -19, -18, 0, 0.5, 1)).toBeNull()
})

test('single reports that follow a burst do not make it last', () => {
  expect(untilOf(0, 0, 1, 5, 9)).toBe(7)
})

test('does not depend on the order in which reports come in', () => {
  const report = fc.record({
    source: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    at: fc.integer({ min: 0, max: 8 * HOUR }),
  })
  const shuffled = fc
    .array(report)
    .chain((reports) =>
      fc.tuple(fc.constant(reports), fc.shuffledSubarray(reports, { minLength: reports.length })),
    )
  fc.assert(
    fc.property(shuffled, ([one, other]) => {
      expect(breakingUntil(one)).toBe(breakingUntil(other))
    }),
  )
})
