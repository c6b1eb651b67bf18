import { expect, test } from 'vitest'
import { addTime, noTimes, timeWithin } from './times.ts'

const timed = (...all: number[]) => {
  const times = noTimes()
  for (const ms of all) addTime(times, ms)
  return times
}

test('where no call was timed, nothing is said of times', () => {
  expect(timeWithin(noTimes(), 0.5)).toBeNull()
  expect(timeWithin([], 0.5)).toBeNull()
})

test('half of the calls kept within a time of the step that half of them reach', () => {
  const times = timed(5, 20, 50, 60, 70, 80, 90, 200, 250, 2500)
  expect(timeWithin(times, 0.5)).toBeGreaterThan(30)
  expect(timeWithin(times, 0.5)).toBeLessThanOrEqual(100)
  expect(timeWithin(times, 0.95)).toBeGreaterThan(1000)
  expect(timeWithin(times, 0.95)).toBeLessThanOrEqual(3000)
  expect(timeWithin(times, 1)).toBe(3000)
})

test('each step holds its own end, and of what took longer than the last only that is said', () => {
  expect(timed(10)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  expect(timed(11)).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  expect(timed(1_000_000, 1_000_001)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1])
  expect(timeWithin(timed(5_000_000), 0.5)).toBe(1_000_000)
})
