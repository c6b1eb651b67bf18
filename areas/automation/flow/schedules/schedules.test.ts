import { describe, expect, test } from 'vitest'
import { describeSchedule } from './describe.ts'
import { missedTime, nextTimes, scheduleProblem } from './schedule.ts'

const zone = 'Europe/Berlin'
const now = new Date('2026-11-29T07:00:00Z')
const times = (cron: string, after: string, count: number) =>
  nextTimes({ cron, zone }, new Date(after), count).map((time) => time.toISOString().slice(5, 16))

describe('A schedule', () => {
  test('at 02:30 comes once on both days of a clock change', () => {
    expect(times('30 2 * * *', '2026-03-28T12:00Z', 2)).toEqual(['03-29T01:00', '03-30T00:30'])
    expect(times('30 2 * * *', '2026-10-24T12:00Z', 2)).toEqual(['10-25T00:30', '10-26T01:30'])
  })

  test('by the half hour goes on through the change', () => {
    expect(times('*/30 * * * *', '2026-10-24T23:45Z', 4)).toEqual([
      '10-25T00:00',
      '10-25T00:30',
      '10-25T01:00',
      '10-25T01:30',
    ])
    expect(times('*/30 * * * *', '2026-03-29T00:30Z', 2)).toEqual(['03-29T01:00', '03-29T01:30'])
  })

  test('keeps to the clock of its zone in winter and summer', () => {
    expect(times('0 6 * * 1-5', '2026-11-27T12:00Z', 2)).toEqual(['11-30T05:00', '12-01T05:00'])
    expect(times('0 6 * * 1-5', '2026-07-03T12:00Z', 1)).toEqual(['07-06T04:00'])
  })

  test.each([
    ['0 0 31 2 *', zone, 'This schedule never runs'],
    ['0 0 31 4,6,9,11,2 *', zone, 'This schedule never runs'],
    ['60 * * * *', zone, 'is not a schedule'],
    ['0 6 * * * *', zone, 'A schedule has five fields'],
    ['', zone, 'A schedule has five fields'],
    ['H H * * *', zone, 'is not a schedule'],
    ['0 6 * * <b>', zone, 'is not a schedule'],
    ['0 6 * * *', 'Mars/Base', 'There is no time zone "Mars/Base"'],
    ['0 6 * * *', '+01:00', 'There is no time zone'],
  ])('"%s" in %s is refused in words', (cron, where, message) => {
    expect(scheduleProblem({ cron, zone: where }, now)).toMatch(message)
    expect(() => nextTimes({ cron, zone: where }, now, 1)).toThrow(message)
  })

  test('may be as rare as 29 February', () => {
    expect(scheduleProblem({ cron: '0 0 29 2 *', zone }, now)).toBeNull()
  })

  test('that was missed for four weeks is caught up once', () => {
    const daily = { cron: '0 6 * * *', zone }
    const missed = missedTime(daily, new Date('2026-11-01T05:00Z'), now)
    expect(missed?.toISOString()).toBe('2026-11-29T05:00:00.000Z')
    expect(missedTime(daily, missed!, now)).toBeNull()
    expect(missedTime(daily, now, new Date('2026-11-30T04:59:59Z'))).toBeNull()
    expect(missedTime(daily, now, new Date('2026-11-30T05:00:00Z'))).not.toBeNull()
  })
})

test.each([
  ['0 6 * * 1-5', 'Every weekday at 06:00'],
  ['0 6 * * MON-FRI', 'Every weekday at 06:00'],
  ['30 18 * * 5', 'Every Friday at 18:30'],
  ['0 9,17 * * *', 'Every day at 09:00 and 17:00'],
  ['0 8 1 * *', 'On the 1st at 08:00'],
  ['0 8 1,15,22 3 *', 'On the 1st, 15th and 22nd in March at 08:00'],
  ['0 8 L * *', 'On the last day of the month at 08:00'],
  ['*/15 * * * *', 'Every 15 minutes'],
  ['*/15 9-16 * * 1-5', 'Every 15 minutes from 09:00 to 16:59, every weekday'],
  ['5 * * * *', 'Every hour, 5 minutes past'],
  ['0 */2 * * *', 'Every 2 hours'],
  ['0 10 * * 6,0', 'Every Saturday and Sunday at 10:00'],
  ['@daily', 'Every day at 00:00'],
  ['0 0 13 * 5', 'Cron 0 0 13 * 5'],
  ['0 6 * * 1#2', 'Cron 0 6 * * 1#2'],
])('%s is "%s"', (cron, words) => {
  expect(describeSchedule({ cron, zone })).toBe(`${words}, Europe/Berlin`)
})
