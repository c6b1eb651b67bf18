import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isZone, lastTime, nextTime, wallMoment, type WallTimes } from './wall-times.ts'

const weekdays: WallTimes = { days: [1, 2, 3, 4, 5], time: '06:30', zone: 'Europe/Vienna' }

const at = (moment: string, times: Partial<WallTimes> = {}) =>
  nextTime({ ...weekdays, ...times }, new Date(moment))?.toISOString()
const before = (moment: string, times: Partial<WallTimes> = {}) =>
  lastTime({ ...weekdays, ...times }, new Date(moment))?.toISOString()

test('weekdays 6:30 is today before that, and tomorrow after it', () => {
  expect(at('2026-11-24T05:00:00Z')).toBe('2026-11-24T05:30:00.000Z')
  expect(at('2026-11-24T05:30:00Z')).toBe('2026-11-25T05:30:00.000Z')
})

test('it leaves the weekend out', () => {
  expect(at('2026-11-27T12:00:00Z')).toBe('2026-11-30T05:30:00.000Z')
  expect(before('2026-11-30T05:29:59Z')).toBe('2026-11-27T05:30:00.000Z')
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

test('a moment is named by day and time, and no day is none', () => {
  expect(wallMoment('2026-07-01', '08:00', 'Europe/Lisbon')?.toISOString()).toBe(
    '2026-07-01T07:00:00.000Z',
  )
  expect(wallMoment('2026-02-30', '08:00', 'Europe/Lisbon')).toBe(null)
})

test('a zone that there is not is none', () => {
  expect([isZone('Europe/Vienna'), isZone('Mars/Olympus')]).toEqual([true, false])
})

const zones = [
  'UTC',
  'Europe/Lisbon',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Africa/Casablanca',
]
const anyTimes = fc.record({
  days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  time: fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
  zone: fc.constantFrom(...zones),
})
const moments = fc.date({
  min: new Date('2011-01-01'),
  max: new Date('2030-12-31'),
  noInvalidDate: true,
})

test('in any zone, the next time is later, within eight days, and none lies between', () => {
  fc.assert(
    fc.property(anyTimes, moments, (times, moment) => {
      const next = nextTime(times, moment)!
      expect(next.getTime()).toBeGreaterThan(moment.getTime())
      expect(next.getTime() - moment.getTime()).toBeLessThan(8.1 * 86_400_000)
      // Just before the next time, the last time must not be after the first moment; otherwise a
      // time was skipped.
      const last = lastTime(times, new Date(next.getTime() - 1))!
      expect(last.getTime()).toBeLessThanOrEqual(moment.getTime())
      expect(lastTime(times, next)).toEqual(next)
    }),
    { numRuns: 500 },
  )
})

test('08:00 of every day is 08:00 on the wall, once a day, over a whole year of any zone', () => {
  for (const zone of zones) {
    const clock = new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone: zone, hour: '2-digit', minute: '2-digit', day: '2-digit', month: '2-digit' },
    })
    const seen = new Set<string>()
    let moment = new Date('2026-01-01T00:00:00Z')
    for (let day = 0; day < 364; day++) {
      moment = nextTime({ days: [1, 2, 3, 4, 5, 6, 7], time: '08:00', zone }, moment)!
      const words = clock.format(moment)
      expect(words).toMatch(/08:00$/)
      seen.add(words)
    }
    expect(seen.size).toBe(364)
  }
})
