import { expect, test } from 'vitest'
import { clockTime } from './clock-time.ts'

test('times of one day are told by the clock, times of two days with their day', () => {
  expect(clockTime('2026-11-21T08:12:00Z', '2026-11-21T12:00:00Z', 'UTC')).toBe('08:12')
  expect(clockTime('2026-11-20T23:40:00Z', '2026-11-21T12:00:00Z', 'UTC')).toBe('20 Nov, 23:40')
})

test('the day is that of the reader', () => {
  const [evening, night] = ['2026-11-20T22:30:00Z', '2026-11-20T23:30:00Z']
  expect(clockTime(evening, night, 'UTC')).toBe('22:30')
  expect(clockTime(evening, night, 'Europe/Berlin')).toBe('20 Nov, 23:30')
})
