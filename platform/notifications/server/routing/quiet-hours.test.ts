import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quietUntil } from './quiet-hours.ts'

const night = { quiet: { from: '22:00', to: '07:00' }, zone: 'Europe/Lisbon' }
const until = (moment: string, settings: Parameters<typeof quietUntil>[0] = night) =>
  quietUntil(settings, new Date(moment))?.toISOString() ?? null

test('quiet hours over midnight end in the morning of the reader', () => {
  expect(until('2026-01-10T21:59:59Z')).toBeNull()
  expect(until('2026-01-10T22:00:00Z')).toBe('2026-01-11T07:00:00.000Z')
  expect(until('2026-01-11T06:59:59Z')).toBe('2026-01-11T07:00:00.000Z')
  expect(until('2026-01-11T07:00:00Z')).toBeNull()
  // In summer, Lisbon is an hour ahead of UTC.
  expect(until('2026-07-10T21:00:00Z')).toBe('2026-07-11T06:00:00.000Z')
})

test('a night in which the clock leaps ends by the new time', () => {
  // In Lisbon, the clock is set from one to two o'clock on 29 March 2026.
  expect(until('2026-03-28T22:30:00Z')).toBe('2026-03-29T06:00:00.000Z')
  expect(until('2026-10-24T22:30:00Z')).toBe('2026-10-25T07:00:00.000Z')
})

test('an end that the clock leaps over comes as much later, and one that comes twice at the first', () => {
  const early = { quiet: { from: '00:00', to: '01:30' }, zone: 'Europe/Lisbon' }
  expect(until('2026-03-29T00:15:00Z', early)).toBe('2026-03-29T01:30:00.000Z')
  expect(until('2026-10-24T23:30:00Z', early)).toBe('2026-10-25T00:30:00.000Z')
})

test('quiet hours within a day, none, and of no length', () => {
  const nap = { quiet: { from: '13:00', to: '14:00' }, zone: 'UTC' }
  expect(until('2026-01-10T13:30:00Z', nap)).toBe('2026-01-10T14:00:00.000Z')
  expect(until('2026-01-10T14:00:00Z', nap)).toBeNull()
  expect(until('2026-01-10T13:30:00Z', { quiet: null, zone: 'UTC' })).toBeNull()
  expect(
    until('2026-01-10T13:30:00Z', { ...nap, quiet: { from: '13:00', to: '13:00' } }),
  ).toBeNull()
})

test('whatever the hours and the zone, they end within a day and are over then', () => {
  const zones = ['UTC', 'Europe/Lisbon', 'America/St_Johns', 'Pacific/Apia', 'Australia/Lord_Howe']
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
  const moments = fc.date({
    min: new Date('2025-01-01'),
    max: new Date('2027-12-31'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(time, time, fc.constantFrom(...zones), moments, (from, to, zone, moment) => {
      const ends = quietUntil({ quiet: { from, to }, zone }, moment)
      if (ends === null) return
      expect(ends.getTime()).toBeGreaterThan(moment.getTime())
      expect(ends.getTime() - moment.getTime()).toBeLessThanOrEqual(25 * 3_600_000)
      expect(quietUntil({ quiet: { from, to }, zone }, ends)).toBeNull()
    }),
    { numRuns: 300 },
  )
})
