import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { feedFrequencies } from '#areas/sources/contract.ts'
import { planFetch, type FetchReason, type Visit } from './fetch-schedule.ts'

const now = new Date('2026-03-02T12:00:00Z')
const calm: Visit = {
  frequencies: ['hourly'],
  updateEveryMinutes: null,
  freshSeconds: null,
  skipHours: [],
  skipDays: [],
  rhythmMinutes: null,
  isPushed: false,
  retryAfterSeconds: null,
  failures: 0,
  now,
  random: () => 0,
}

function minutesUntilNext(visit: Partial<Visit>): number {
  return (planFetch({ ...calm, ...visit }).at.getTime() - now.getTime()) / 60_000
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
    ['as often as wanted when it changes often', { rhythmMinutes: 15 }, 60],
    ['every eight hours when it changes weekly', { rhythmMinutes: 7 * 1440 }, 504],
    ['once a day when it changes yearly', { frequencies: ['15min'], rhythmMinutes: 525_600 }, 1440],
    ['twice a day while a hub tells what is new', { isPushed: true }, 720],
    ['at the first hour that it does not ask to skip', { skipHours: [13, 14] }, 180],
    ['after the days that it asks to skip', { skipDays: [1, 2] }, 36 * 60],
    ['as usual when it asks to skip every hour', { skipHours: [...Array(24).keys()] }, 60],
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

describe('why it is asked then', () => {
  test.each<[Partial<Visit>, FetchReason, number]>([
    [{}, 'reader', 60],
    [{ updateEveryMinutes: 60 }, 'reader', 60],
    [{ updateEveryMinutes: 180 }, 'publisher', 180],
    [{ freshSeconds: 7200 }, 'publisher', 120],
    [{ rhythmMinutes: 7 * 1440 }, 'rhythm', 7 * 1440],
    [{ isPushed: true }, 'pushed', 720],
    [{ skipHours: [13] }, 'skipped', 60],
    [{ failures: 3 }, 'failing', 20],
    [{ failures: 1, retryAfterSeconds: 3600 }, 'retry-after', 60],
    [{ failures: 3, retryAfterSeconds: 60 }, 'failing', 20],
  ])('%j: %s, %i minutes', (visit, reason, minutes) => {
    expect(planFetch({ ...calm, ...visit })).toMatchObject({ reason, minutes })
  })
})

const HOURS_TO_SKIP_AT_MOST = 72

test('nobody is asked more often than every five minutes, later than a day and what it asks to skip, or before its Retry-After', () => {
  const minutes = fc.option(fc.double({ min: 0, max: 1e9, noNaN: true }))
  const visits = fc.record({
    frequencies: fc.array(fc.constantFrom(...feedFrequencies), { maxLength: 4 }),
    updateEveryMinutes: minutes,
    freshSeconds: minutes,
    skipHours: fc.array(fc.nat(23)),
    skipDays: fc.array(fc.nat(6)),
    rhythmMinutes: minutes,
    isPushed: fc.boolean(),
    retryAfterSeconds: fc.option(fc.nat(7 * 24 * 3600)),
    failures: fc.nat(5000),
    random: fc.double({ min: 0, max: 0.999, noNaN: true }).map((share) => () => share),
  })
  fc.assert(
    fc.property(visits, (visit) => {
      const next = minutesUntilNext(visit)
      const demanded = (visit.retryAfterSeconds ?? 0) / 60
      expect(next).toBeGreaterThanOrEqual(Math.max(5, demanded))
      const skipped = visit.skipHours.length + visit.skipDays.length > 0 ? HOURS_TO_SKIP_AT_MOST : 0
      expect(next).toBeLessThanOrEqual(Math.max((24 + skipped) * 60, demanded) + 0.001)
    }),
  )
})

test('a feed that changes more rarely is never asked more often, nor one asked more often than its reader wants', () => {
  const rhythm = fc.double({ min: 0, max: 1e7, noNaN: true })
  const frequency = fc.constantFrom(...feedFrequencies)
  fc.assert(
    fc.property(rhythm, rhythm, frequency, (one, other, frequency) => {
      const wait = (rhythmMinutes: number | null) =>
        minutesUntilNext({ rhythmMinutes, frequencies: [frequency] })
      const [busier, calmer] = [Math.min(one, other), Math.max(one, other)]
      expect(wait(calmer)).toBeGreaterThanOrEqual(wait(busier))
      expect(wait(busier)).toBeGreaterThanOrEqual(wait(null))
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
