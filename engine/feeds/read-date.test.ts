import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cpuClock } from '#core/test-costs.ts'
import { readDate } from './read-date.ts'

test.each([
  ['Mon, 02 Mar 2026 08:00:00 GMT', '2026-03-02T08:00:00.000Z'],
  ['Mon, 2 Mar 26 08:00 EST', '2026-03-02T13:00:00.000Z'],
  ['02 Mar 2026 08:00:00 +0130', '2026-03-02T06:30:00.000Z'],
  ['Mon, 02 Mar 2026 08:00:00 GMT+0200', '2026-03-02T06:00:00.000Z'],
  ['Monday, 2 March 2026 8:05 pm', '2026-03-02T20:05:00.000Z'],
  ['Mo, 02 Mär 2026 08:00:00 +0100', '2026-03-02T07:00:00.000Z'],
  ['lun., 02 févr. 2026 08:00:00 +0100', '2026-02-02T07:00:00.000Z'],
  ['02-Mar-2026', '2026-03-02T00:00:00.000Z'],
  ['Mon, 02 Mar 2026 08:00:00 Nowhere/Standard', '2026-03-02T08:00:00.000Z'],
  ['Thu, 01 Jan 2004 19:48:21 +', '2004-01-01T19:48:21.000Z'],
  ['2026-03-02T08:00:00Z', '2026-03-02T08:00:00.000Z'],
  ['2026-03-02T08:00:00.25+01:00', '2026-03-02T07:00:00.250Z'],
  ['2026-03-02 08:00:00', '2026-03-02T08:00:00.000Z'],
  ['2026-3-2', '2026-03-02T00:00:00.000Z'],
  ['20260302T080000Z', '2026-03-02T08:00:00.000Z'],
  ['2026-03', '2026-03-01T00:00:00.000Z'],
  ['2026', '2026-01-01T00:00:00.000Z'],
  ['March 2, 2026 8:00 am EST', '2026-03-02T13:00:00.000Z'],
  ['March 2nd, 2026', '2026-03-02T00:00:00.000Z'],
  ['Mon Mar  2 08:00:00 2026', '2026-03-02T08:00:00.000Z'],
  ['Mon Mar 02 2026 08:00:00 GMT+0100 (CET)', '2026-03-02T07:00:00.000Z'],
  ['3/2/2026 8:00 PM', '2026-03-02T20:00:00.000Z'],
  ['23/2/2026', '2026-02-23T00:00:00.000Z'],
  ['2.3.2026 08:00', '2026-03-02T08:00:00.000Z'],
  ['1772438400', '2026-03-02T08:00:00.000Z'],
  ['  Mon,\n 02 Mar 2026 08:00:00 GMT ', '2026-03-02T08:00:00.000Z'],
])('"%s" is %s', (stated, time) => {
  expect(readDate(stated)).toBe(time)
})

test.each([
  '',
  'yesterday',
  'Item 5',
  '31 Apr 2026',
  '2026-13-01',
  '2026-03-02T29:00Z',
  'Mon, 02 Mon 2026',
  '0000-00-00',
])('"%s" is no time', (stated) => {
  expect(readDate(stated)).toBeNull()
})

test('every time comes back as it was, in both spellings that feeds ask for', () => {
  const moments = fc.date({ min: new Date(0), max: new Date('2068-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, (moment) => {
      expect(readDate(moment.toISOString())).toBe(moment.toISOString())
      expect(Date.parse(readDate(moment.toUTCString())!)).toBe(
        Math.floor(moment.getTime() / 1000) * 1000,
      )
    }),
  )
})

test('no text takes the reader of dates long', () => {
  const spentMs = cpuClock()
  for (const piece of ['a', '1', ' ', '1 ', 'a ', '-', 'Mon, ', '2026-'])
    readDate(piece.repeat(50_000))
  expect(spentMs()).toBeLessThan(500)
})
