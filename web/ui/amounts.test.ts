import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dollars, percent } from './amounts.ts'

test('a part of a whole is said with the decimals that it needs', () => {
  expect(percent(0.62)).toBe('62%')
  expect(percent(0.9998, 2)).toBe('99.98%')
  expect(percent(0.972, 2)).toBe('97.2%')
  expect(percent(1)).toBe('100%')
})

test('a part of a whole never reads as more than the whole', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (ratio) => {
      expect(Number.parseFloat(percent(ratio, 1))).toBeLessThanOrEqual(100)
    }),
  )
})

test('money has cents, and thousands apart', () => {
  expect(dollars(58)).toBe('$58.00')
  expect(dollars(0.5)).toBe('$0.50')
  expect(dollars(1204.5)).toBe('$1,204.50')
})
