import { expect, test } from 'vitest'
import { isZone, nextTime } from './next-time.ts'

const weekdays = {
  kind: 'days',
  days: [1, 2, 3, 4, 5],
  time: '06:30',
  zone: 'Europe/Vienna',
} as const

const at = (moment: string, times = {}) =>
  nextTime({ ...weekdays, days: [...weekdays.days], ...times }, new Date(moment))?.toISOString()

test('weekdays 6:30 is today before that, and tomorrow after it', () => {
  expect(at('2026-11-24T05:00:00Z')).toBe('2026-11-24T05:30:00.000Z')
  expect(at('2026-11-24T05:30:00Z')).toBe('2026-11-25T05:30:00.000Z')
})

test('it leaves the weekend out', () => {
  expect(at('2026-11-27T12:00:00Z')).toBe('2026-11-30T05:30:00.000Z')
})

test('it follows the clock on the wall when that changes', () => {
  expect(at('2026-10-23T12:00:00Z')).toBe('2026-10-26T05:30:00.000Z')
  expect(at('2026-10-22T12:00:00Z')).toBe('2026-10-23T04:30:00.000Z')
})

test('a time that the clock leaps over comes an hour later, one that it passes twice once', () => {
  const nightly = { days: [7], time: '02:30' }
  expect(at('2026-03-28T12:00:00Z', nightly)).toBe('2026-03-29T01:30:00.000Z')
  expect(at('2026-10-25T00:00:00Z', nightly)).toBe('2026-10-25T00:30:00.000Z')
  expect(at('2026-10-25T00:30:00Z', nightly)).toBe('2026-11-01T01:30:00.000Z')
})

test('what goes by articles has no time', () => {
  expect(nextTime({ kind: 'articles', count: 5 }, new Date())).toBe(null)
})

test('a zone that there is not is none', () => {
  expect([isZone('Europe/Vienna'), isZone('Mars/Olympus')]).toEqual([true, false])
})
