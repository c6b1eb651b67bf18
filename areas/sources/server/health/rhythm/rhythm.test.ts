import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { silentAfterHours, usualPauseHours, type ActiveDay } from './rhythm.ts'

const every = (gap: number, entries: number, count = 30): ActiveDay[] =>
  Array.from({ length: count }, (_, index) => ({ day: 20_000 - index * gap, entries }))
const silentAfterDays = (days: ActiveDay[]) => silentAfterHours(usualPauseHours(days)) / 24

describe('The rhythm of a feed', () => {
  test('an hourly feed is silent after a day', () => {
    expect(silentAfterDays(every(1, 24))).toBe(1)
  })

  test('a yearly blog is not silent after two months, nor after two years', () => {
    const yearly = every(365, 1, 4)
    expect(usualPauseHours(yearly)).toBe(365 * 24)
    expect(silentAfterDays(yearly)).toBeGreaterThan(2 * 365)
  })

  test('a daily feed may miss a day', () => {
    expect(silentAfterDays(every(1, 1))).toBe(3)
  })

  test('a busy paper that rests on weekends is not silent on Sunday evening', () => {
    const weekdays = Array.from({ length: 60 }, (_, index) => ({
      day: 20_000 - index,
      entries: 20,
    }))
      // Leaves out weekends. Day 0, the first of January 1970, was a Thursday.
      .filter(({ day }) => ![0, 6].includes((day + 4) % 7))
    expect(silentAfterDays(weekdays)).toBeGreaterThan(3)
    expect(silentAfterDays(weekdays)).toBeLessThan(10)
  })

  test('one long holiday does not change what is usual', () => {
    const holiday = every(1, 2).map(({ day, entries }, index) => ({
      day: index < 10 ? day : day - 40,
      entries,
    }))
    expect(usualPauseHours(holiday)).toBe(usualPauseHours(every(1, 2)))
  })

  test('a feed with one day of entries has no rhythm, and is given half a year', () => {
    expect(usualPauseHours([{ day: 20_000, entries: 9 }])).toBeNull()
    expect(silentAfterHours(null)).toBe(183 * 24)
  })

  const calendar = fc
    .uniqueArray(fc.integer({ min: 18_000, max: 21_000 }), { minLength: 2, maxLength: 60 })
    .chain((days) =>
      fc.tuple(
        ...days.map((day) =>
          fc.record({ day: fc.constant(day), entries: fc.integer({ min: 1, max: 500 }) }),
        ),
      ),
    )

  test('the order of the days does not matter, and the usual pause is never below zero', () => {
    fc.assert(
      fc.property(calendar, (days) => {
        const pause = usualPauseHours(days)!
        expect(pause).toBeGreaterThan(0)
        expect(usualPauseHours(days.toReversed())).toBeCloseTo(pause)
      }),
    )
  })

  test('a source that publishes half as often may be silent at least as long', () => {
    fc.assert(
      fc.property(calendar, (days) => {
        const slower = days.map(({ day, entries }) => ({ day: day * 2, entries }))
        expect(silentAfterHours(usualPauseHours(slower))).toBeGreaterThanOrEqual(
          silentAfterHours(usualPauseHours(days)),
        )
      }),
    )
  })
})
