import { expect, test } from 'vitest'
import { skipsFrom } from './skips.ts'
import { SleepTimer, sleepWords } from './sleep-timer.ts'

const MINUTE_MS = 60_000

test('it counts what is heard, fades the last seconds and stops once', () => {
  const timer = new SleepTimer()
  expect(timer.hear(MINUTE_MS)).toBe(1)
  timer.choose(5)
  expect(timer.hear(MINUTE_MS)).toBe(1)
  expect(sleepWords(timer.now.get()!)).toBe('Stops in 4 min')
  expect(timer.hear(4 * MINUTE_MS - 5000)).toBe(0.5)
  expect(sleepWords(timer.now.get()!)).toBe('Stops in 1 min')
  expect(timer.hear(5000)).toBe(0)
  expect(timer.now.get()).toBeNull()
  expect(timer.hear(MINUTE_MS)).toBe(1)
})

test('chosen again, it counts from the beginning; turned off, it stops nothing', () => {
  const timer = new SleepTimer()
  timer.choose(5)
  timer.hear(4 * MINUTE_MS)
  timer.choose(15)
  expect(timer.now.get()).toEqual({ at: 'time', minutes: 15, left: 15 })
  timer.turnOff()
  expect(timer.hear(60 * MINUTE_MS)).toBe(1)
})

test('the end of a piece ends what waits for it, and no timer of minutes', () => {
  const timer = new SleepTimer()
  timer.choose(5)
  expect(timer.takeEnd()).toBe(false)
  timer.chooseEnd()
  expect(timer.hear(60 * MINUTE_MS)).toBe(1)
  expect(timer.takeEnd()).toBe(true)
  expect(timer.takeEnd()).toBe(false)
})

test('a browser may keep anything as lengths to skip', () => {
  expect(skipsFrom('10,60')).toEqual({ back: 10, forward: 60 })
  for (const text of [null, '', 'a,b', '-5,1000', '{}'])
    expect(skipsFrom(text)).toEqual({ back: 15, forward: 30 })
})
