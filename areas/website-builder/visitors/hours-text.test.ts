import { expect, test } from 'vitest'
import { daysIn, spansIn, spansText } from './hours-text.ts'

test('hours are read as people write them', () => {
  const spans = [
    { from: '09:00', to: '12:00' },
    { from: '13:30', to: '24:00' },
  ]
  expect(spansIn(' 9-12, 13:30 – 24:00')).toEqual(spans)
  expect(spansIn(spansText(spans))).toEqual(spans)
  expect(spansIn('')).toEqual([])
  for (const wrong of ['nine', '9', '12-9', '9-25', '9-10-11', '09:00'])
    expect(spansIn(wrong)).toBeNull()
})

test('closed days are read line by line', () => {
  expect(daysIn('2026-12-25\n\n 2026-12-26 ')).toEqual(['2026-12-25', '2026-12-26'])
  for (const wrong of ['25.12.2026', '2026-02-30', '2026-13-01']) expect(daysIn(wrong)).toBeNull()
})
