import { expect, test } from 'vitest'
import { countRequests } from './request-rate.ts'

test('each client may send a limited number of requests a minute, and no more until it is over', () => {
  let now = 0
  const rate = countRequests(2, () => now)
  expect(rate.count('one')).toEqual({ left: 1, resetSeconds: 60 })
  now = 30_500
  expect(rate.count('one')).toEqual({ left: 0, resetSeconds: 30 })
  expect(rate.count('one').left).toBe(-1)
  expect(rate.count('other').left).toBe(1)
  now = 60_000
  expect(rate.count('one')).toEqual({ left: 1, resetSeconds: 60 })
})

test('clients whose minute is over are forgotten', () => {
  let now = 0
  const rate = countRequests(1, () => now)
  for (let at = 0; at < 5000; at++) {
    now += 100
    expect(rate.count(`asker ${at}`).left).toBe(0)
  }
})
