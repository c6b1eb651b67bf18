import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakingUntil } from './breaking.ts'

const HOUR = 60 * 60 * 1000
const noon = Date.UTC(2031, 4, 6, 12)
const at = (source: string, hours: number) => ({ source, at: noon + hours * HOUR })

test('three sources within two hours make breaking news, for six hours', () => {
  expect(breakingUntil([at('a', 0), at('b', 1), at('c', 2)])).toBe(noon + 8 * HOUR)
  expect(breakingUntil([at('a', 0), at('b', 1), at('c', 2.1)])).toBeNull()
  expect(breakingUntil([at('a', 0), at('b', 1)])).toBeNull()
})

test('one source that reports three times is one source', () => {
  expect(breakingUntil([at('a', 0), at('a', 0.5), at('a', 1), at('b', 1)])).toBeNull()
})

test('a burst may come after a lone first report, and another one after the first', () => {
  expect(breakingUntil([at('a', -9), at('b', 0), at('c', 0.5), at('d', 1)])).toBe(noon + 7 * HOUR)
  const twice = [at('a', 0), at('b', 0), at('c', 0), at('d', 20), at('e', 20), at('f', 21)]
  expect(breakingUntil(twice)).toBe(noon + 27 * HOUR)
})

test('single reports that follow a burst do not make it last', () => {
  const followed = [at('a', 0), at('b', 0), at('c', 1), at('d', 5), at('e', 9)]
  expect(breakingUntil(followed)).toBe(noon + 7 * HOUR)
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
