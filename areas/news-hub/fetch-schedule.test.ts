import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { feedFrequencies } from './contract.ts'
import { nextFetch, type Visit } from './fetch-schedule.ts'

const now = new Date('2026-03-02T12:00:00Z')
const calm: Visit = {
  frequencies: ['hourly'],
  updateEveryMinutes: null,
  freshSeconds: null,
  retryAfterSeconds: null,
  failures: 0,
  now,
  random: () => 0,
}

function minutesUntilNext(visit: Partial<Visit>): number {
  return (nextFetch({ ...calm, ...visit }).getTime() - now.getTime()) / 60_000
}

describe('when a feed is asked next', () => {
  test.each<[string, Partial<Visit>, number]>([
    ['as often as its reader wants', {}, 60],
    ['as often as the most eager reader wants', { frequencies: ['daily', '15min', '6hours'] }, 15],
    ['once a day when nobody follows it any more', { frequencies: [] }, 1440],
    ['no more often than it says it changes', { updateEveryMinutes: 180 }, 180],
    ['not while its last answer is still fresh', { freshSeconds: 2 * 3600 }, 120],
    [
      'as often as wanted when it changes faster than that',
      { updateEveryMinutes: 1, freshSeconds: 60 },
      60,
    ],
    ['within a day, however rarely it says it changes', { updateEveryMinutes: 43_200 }, 1440],
    ['soon after a first failure', { failures: 1 }, 5],
    ['twice as late after each failure', { failures: 4 }, 40],
    ['once a day when it keeps failing', { failures: 1000 }, 1440],
    ['not before its Retry-After', { failures: 1, retryAfterSeconds: 2 * 3600 }, 120],
    [
      'after a week when it asks for a year',
      { failures: 1, retryAfterSeconds: 31_536_000 },
      10_080,
    ],
  ])('%s', (_, visit, minutes) => {
    expect(minutesUntilNext(visit)).toBe(minutes)
  })

  test('feeds that were followed together drift apart', () => {
    expect(minutesUntilNext({ random: () => 0.5 })).toBe(63)
  })
})

test('nobody is asked more often than every five minutes, later than a day, or before its Retry-After', () => {
  const minutes = fc.option(fc.double({ min: 0, max: 1e9, noNaN: true }))
  const visits = fc.record({
    frequencies: fc.array(fc.constantFrom(...feedFrequencies), { maxLength: 4 }),
    updateEveryMinutes: minutes,
    freshSeconds: minutes,
    retryAfterSeconds: fc.option(fc.nat(7 * 24 * 3600)),
    failures: fc.nat(5000),
    random: fc.double({ min: 0, max: 0.999, noNaN: true }).map((share) => () => share),
  })
  fc.assert(
    fc.property(visits, (visit) => {
      const next = minutesUntilNext(visit)
      const demanded = (visit.retryAfterSeconds ?? 0) / 60
      expect(next).toBeGreaterThanOrEqual(Math.max(5, demanded))
      expect(next).toBeLessThanOrEqual(Math.max(24 * 60, demanded) + 0.001)
    }),
  )
})

test('a feed that fails once more is never asked sooner', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), (failures) => {
      expect(minutesUntilNext({ failures: failures + 1 })).toBeGreaterThanOrEqual(
        minutesUntilNext({ failures }),
      )
    }),
  )
})
