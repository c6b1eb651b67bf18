import { describe, expect, test } from 'vitest'
import { perWeekOf } from './weeks.ts'

/** A Monday, in days since 1970, which began on a Thursday. */
const monday = 20_000 - ((20_000 + 3) % 7)
const daily = (entries: number, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ day: from + index, entries }))
const weekdays = (entries: number, from: number, to: number) =>
  daily(entries, from, to).filter(({ day }) => (day + 3) % 7 < 5)

describe('Entries a week', () => {
  test('are the mean of four weeks, whatever was before', () => {
    expect(perWeekOf(daily(3, monday - 100, monday), monday)).toBe(21)
    expect(perWeekOf([], monday)).toBe(0)
    expect(perWeekOf(daily(3, monday - 100, monday - 50), monday)).toBe(0)
  })

  test('of a source that is known for ten days are not spread over four weeks', () => {
    expect(perWeekOf(daily(6, monday - 9, monday), monday)).toBe(42)
  })

  test('of a paper that rests on weekends are the same on a Friday, a Sunday and a Monday', () => {
    const since = monday - 28
    for (const today of [monday - 3, monday - 1, monday + 27])
      expect(perWeekOf(weekdays(20, since - 70, today), today)).toBe(100)
    expect(perWeekOf(weekdays(20, monday, monday + 3), monday + 3)).toBe(100)
    expect(perWeekOf(weekdays(20, monday, monday + 6), monday + 6)).toBe(100)
  })

  test('of a feed that lists one busy day are those of five such days; few are not multiplied', () => {
    expect(perWeekOf(daily(30, monday, monday), monday)).toBe(150)
    expect(perWeekOf(daily(1, monday, monday), monday)).toBe(1)
  })

  test('what is dated tomorrow, in a zone ahead of ours, counts', () => {
    expect(perWeekOf([{ day: monday + 1, entries: 2 }], monday)).toBe(2)
  })
})
