import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTime } from './rows.ts'

const anyMoment = fc.date({
  min: new Date('0100-01-01T00:00:00Z'),
  max: new Date('9999-12-31T00:00:00Z'),
  noInvalidDate: true,
})

/** The form in which PostgreSQL writes a time for a session in UTC: no zeros at the end of the fraction. */
function asPostgres(moment: Date): string {
  return moment
    .toISOString()
    .replace('T', ' ')
    .replace(/\.?0*Z$/, '+00')
}

test('every moment reads as its own ISO text', () => {
  fc.assert(
    fc.property(anyMoment, (moment) => {
      expect(readTime(asPostgres(moment))).toBe(moment.toISOString())
    }),
  )
})

test('microseconds survive, so that a list can continue right behind a moment', () => {
  expect(readTime('2026-03-02 12:00:00.123456+00')).toBe('2026-03-02T12:00:00.123456Z')
})

test('another zone is turned to UTC', () => {
  expect(readTime('2026-03-02 12:00:00+05:30')).toBe('2026-03-02T06:30:00.000Z')
})

test('what no ISO time can say is left for the shape to refuse', () => {
  expect(readTime('infinity')).toBe('infinity')
  expect(readTime('0044-03-15 12:00:00+00 BC')).toBe('0044-03-15 12:00:00+00 BC')
})
