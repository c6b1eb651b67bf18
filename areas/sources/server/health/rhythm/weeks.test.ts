import { describe, expect, test } from 'vitest'
import { rateOf } from './weeks.ts'

/** A Monday, in days since 1970. Day 0 was a Thursday. */
const monday = 20_000 - ((20_000 + 3) % 7)
const daily = (entries: number, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ day: from + index, entries }))
const weekdays = (entries: number, from: number, to: number) =>
  daily(entries, from, to).filter(({ day }) => (day + 3) % 7 < 5)
const exactly = (perWeek: number) => ({ perWeek, isAtLeast: false })
const atLeast = (perWeek: number) => ({ perWeek, isAtLeast: true })

describe('Entries a week', () => {
  test('are the mean of the four weeks that are over, whatever was before', () => {
    expect(rateOf(daily(3, monday - 100, monday), monday, monday - 100)).toEqual(exactly(21))
    expect(rateOf([], monday, monday - 100)).toEqual(exactly(0))
    expect(rateOf(daily(3, monday - 100, monday - 50), monday, monday)).toEqual(exactly(0))
  })

  test('of a feed that lists less than a week are at least those, until a week is known', () => {
    // A feed with 41 entries a day. When it was first read, it listed the newest 20.
    const since = (days: number) => [
      { day: monday, entries: 20 },
      ...daily(41, monday + 1, monday + days),
    ]
    expect(rateOf(since(0), monday, monday)).toEqual(atLeast(20))
    expect(rateOf(since(2), monday + 2, monday)).toEqual(atLeast(102))
    expect(rateOf(since(7), monday + 7, monday)).toEqual(atLeast(287))
    expect(rateOf(since(8), monday + 8, monday)).toEqual(exactly(287))
    expect(rateOf(since(30), monday + 30, monday)).toEqual(exactly(287))
  })

  test('are exactly none if none came', () => {
    expect(rateOf([], monday, monday)).toEqual(exactly(0))
  })

  test('are not spread over the age of an old entry that stays on top', () => {
    const days = [
      { day: monday - 400, entries: 1 },
      { day: monday - 90, entries: 1 },
      { day: monday, entries: 98 },
    ]
    expect(rateOf(days, monday, monday)).toEqual(atLeast(98))
  })

  test('of a feed that lists more than a month are known at once', () => {
    expect(rateOf(daily(2, monday - 40, monday), monday, monday)).toEqual(exactly(14))
    const weekly = [0, 7, 14, 21, 28, 35].map((ago) => ({ day: monday - ago, entries: 1 }))
    expect(rateOf(weekly, monday, monday)).toEqual(exactly(1))
  })

  test('of a source known for ten days are not spread over four weeks', () => {
    expect(rateOf(daily(6, monday - 10, monday), monday, monday - 10)).toEqual(exactly(42))
  })

  test('of a paper that rests on weekends are the same on a Friday, a Sunday and a Monday', () => {
    const since = monday - 98
    for (const today of [monday - 3, monday - 1, monday, monday + 27])
      expect(rateOf(weekdays(20, since, today), today, since)).toEqual(exactly(100))
  })

  test('of today count where a feed speaks again after a long silence', () => {
    expect(rateOf([{ day: monday, entries: 8 }], monday, monday - 200)).toEqual(exactly(2))
  })

  test('include entries dated tomorrow, in a zone ahead of ours', () => {
    expect(rateOf([{ day: monday + 1, entries: 2 }], monday, monday)).toEqual(atLeast(2))
  })
})
