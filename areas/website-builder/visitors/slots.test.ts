import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seed } from '#core/testing/test-share.ts'
import { usualHours, type BookingHours } from './booking-hours.ts'
import { slotsOfDay } from './slots.ts'
import { clockAt, dayAt, dayLater } from './wall-clock.ts'

const allWeek = (from: string, to: string) => Array.from({ length: 7 }, () => [{ from, to }])
const hours = (zone: string, slotMinutes: number, from = '00:00', to = '24:00'): BookingHours => ({
  ...{ ...usualHours, zone, slotMinutes, week: allWeek(from, to) },
})
const labels = (given: BookingHours, day: string) =>
  slotsOfDay(given, day).map(({ label }) => label)

test('a skipped hour has no slots, a repeated one has them twice', () => {
  const berlin = hours('Europe/Berlin', 60, '00:00', '05:00')
  expect(labels(berlin, '2026-03-28')).toEqual(['00:00', '01:00', '02:00', '03:00', '04:00'])
  expect(labels(berlin, '2026-03-29')).toEqual(['00:00', '01:00', '03:00', '04:00'])
  expect(labels(berlin, '2026-10-25')).toEqual([
    ...['00:00', '01:00', '02:00 (GMT+2)', '02:00 (GMT+1)', '03:00', '04:00'],
  ])
})

test('hours that begin or end in the skipped hour begin and end at the change', () => {
  expect(labels(hours('Europe/Berlin', 30, '02:30', '04:00'), '2026-03-29')).toEqual([
    ...['03:00', '03:30'],
  ])
  expect(labels(hours('Europe/Berlin', 30, '01:00', '02:30'), '2026-03-29')).toEqual([
    ...['01:00', '01:30'],
  ])
})

test('clocks that change at midnight and by half an hour are followed', () => {
  // On this day, clocks in Chile are put forward at midnight to 1:00.
  expect(labels(hours('America/Santiago', 60, '00:00', '03:00'), '2026-09-06')).toEqual([
    ...['01:00', '02:00'],
  ])
  expect(labels(hours('Australia/Lord_Howe', 30, '01:00', '03:00'), '2026-10-04')).toEqual([
    ...['01:00', '01:30', '02:30'],
  ])
})

test('closed days and days without hours have none', () => {
  const closed = { ...hours('UTC', 60), closed: ['2026-03-02'] }
  expect(slotsOfDay(closed, '2026-03-02')).toEqual([])
  // This day is a Sunday.
  expect(slotsOfDay(usualHours, '2026-03-01')).toEqual([])
  expect(slotsOfDay(usualHours, '2026-03-02')).toHaveLength(16)
})

test('in any zone slots follow each other, lie in their day and fill it', () => {
  const zone = fc.constantFrom(
    ...['Europe/Berlin', 'America/New_York', 'America/Santiago', 'Australia/Lord_Howe', 'UTC'],
    ...['Africa/Casablanca', 'Asia/Kathmandu', 'Pacific/Apia', 'America/St_Johns', 'Asia/Tehran'],
  )
  const day = fc.integer({ min: 0, max: 1500 }).map((days) => dayLater('2025-01-01', days))
  fc.assert(
    fc.property(zone, day, fc.constantFrom(5, 15, 30, 60, 90), (zoneName, of, minutes) => {
      const slots = slotsOfDay(hours(zoneName, minutes), of)
      slots.forEach(({ start, end }, at) => {
        expect(dayAt(zoneName, start)).toBe(of)
        expect(end.getTime() - start.getTime()).toBe(minutes * 60_000)
        if (at > 0) expect(start).toEqual(slots[at - 1]!.end)
      })
      const [first, last] = [slots[0]!, slots.at(-1)!]
      expect(dayAt(zoneName, new Date(first.start.getTime() - 1000))).toBe(dayLater(of, -1))
      expect(dayAt(zoneName, new Date(last.end.getTime() + minutes * 60_000))).toBe(dayLater(of, 1))
      expect(new Set(slots.map(({ label }) => label)).size).toBe(slots.length)
      expect(first.label.startsWith(clockAt(zoneName, first.start))).toBe(true)
    }),
    { numRuns: 150, seed },
  )
})
