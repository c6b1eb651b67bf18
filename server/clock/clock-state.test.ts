import { expect, test } from 'vitest'
import { nextClock, trustedNow, type ClockState } from './clock-state.ts'

const START = new Date('2026-03-02T12:00:00Z')
const DAY_MS = 24 * 3_600_000
const at = (days: number) => new Date(START.getTime() + days * DAY_MS)

/** The state of the clock after it was read on these days. */
function looks(...days: number[]): ClockState {
  let state: ClockState | null = null
  for (const day of days) state = nextClock(state, at(day)).state
  return state!
}

test('a clock that goes on evenly is believed', () => {
  expect(trustedNow(looks(0, 1, 2), at(2.5))).toEqual(at(2.5))
  expect(trustedNow(null, at(2))).toEqual(at(2))
})

test('after a leap ahead deletions go by the clock before it, until it has gone on for a day', () => {
  expect(trustedNow(looks(0, 1), at(401))).toEqual(at(1))
  expect(trustedNow(looks(0, 1, 401, 401.5), at(401.9))).toEqual(at(1))
  expect(trustedNow(looks(0, 1, 401, 401.5), at(402.1))).toEqual(at(402.1))
})

test('leaps one after another are one', () => {
  expect(trustedNow(looks(0, 100, 200), at(200.5))).toEqual(at(0))
})

test('a hub that was off for a weekend goes on at once', () => {
  expect(trustedNow(looks(0), at(3))).toEqual(at(3))
})

test('a clock that was ahead and comes back where it was has returned', () => {
  const ahead = looks(0, 400, 400.001)
  expect(nextClock(ahead, at(0.002))).toMatchObject({ isReturned: true, state: { leap: null } })
  expect(trustedNow(nextClock(ahead, at(0.002)).state, at(0.01))).toEqual(at(0.01))
})

test('so has one that was ahead for weeks', () => {
  const days = Array.from({ length: 30 }, (_, day) => 400 + day)
  expect(nextClock(looks(0, ...days), at(30)).isReturned).toBe(true)
})

test('a clock that goes back without having been ahead has not: it is wrong now', () => {
  expect(nextClock(looks(0, 1), at(-365)).isReturned).toBe(false)
  // After its correction, the clock is adjusted by some more minutes.
  const right = nextClock(looks(0, 1, -365, 1), at(0.98))
  expect(right.isReturned).toBe(false)
})

test('a hub that was off for weeks has not returned when its clock is put right by minutes', () => {
  expect(nextClock(looks(0, 21), at(20.98)).isReturned).toBe(false)
})
