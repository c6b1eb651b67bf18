import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rhythmByNow, rhythmOf } from './feed-rhythm.ts'

const now = new Date('2026-03-02T12:00:00Z')
const HOUR = 60
const DAY = 24 * HOUR
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()

describe('how often a feed changes', () => {
  test.each<[string, (string | null)[], number | null]>([
    ['is not known of a feed without entries', [], null],
    ['is not known from one entry', [ago(HOUR)], null],
    ['is not known where entries state no time', [null, null, null], null],
    ['is the time between its entries', [ago(HOUR), ago(8 * DAY), ago(15 * DAY)], 7 * DAY],
    ['does not depend on their order', [ago(3 * DAY), ago(DAY), ago(2 * DAY)], DAY],
    [
      'is not slowed by an old entry that stays pinned',
      [ago(4000 * DAY), ago(1), ago(HOUR + 1), ago(2 * HOUR + 1)],
      HOUR,
    ],
    ['is not told by entries dated in the future', [ago(-DAY), ago(0), ago(DAY)], DAY],
  ])('%s', (_, times, minutes) => {
    expect(rhythmOf(times, now).gapMinutes).toBe(minutes)
  })

  test('counts the newest twenty entries, whatever went before', () => {
    const daily = Array.from({ length: 20 }, (_, day) => ago(day * DAY))
    const yearly = Array.from({ length: 60 }, (_, year) => ago((20 + year * 365) * DAY))
    expect(rhythmOf([...yearly, ...daily], now).gapMinutes).toBe(DAY)
  })

  test('slows with its silence, and never below that', () => {
    const daily = rhythmOf([ago(DAY), ago(2 * DAY), ago(3 * DAY)], now)
    const afterAMonth = new Date(now.getTime() + 30 * DAY * 60_000)
    expect(rhythmByNow(daily, now)).toBe(DAY)
    expect(rhythmByNow(daily, afterAMonth)).toBe(31 * DAY)
    expect(rhythmByNow(rhythmOf([], now), now)).toBeNull()
  })
})

test('a rhythm is never negative and never quicker than the time since the newest entry', () => {
  const times = fc.array(fc.option(fc.date({ noInvalidDate: true }).map((at) => at.toISOString())))
  fc.assert(
    fc.property(times, (stated) => {
      const rhythm = rhythmOf(stated, now)
      const byNow = rhythmByNow(rhythm, now)
      if (byNow === null) return
      expect(byNow).toBeGreaterThanOrEqual(0)
      const silence = (now.getTime() - rhythm.newestAt!.getTime()) / 60_000
      expect(byNow).toBeGreaterThanOrEqual(silence)
    }),
  )
})
