import { expect, test } from 'vitest'
import { decimalsOf, formatNumber } from './model-numbers.ts'

test('numbers that stand below each other have as many decimals as the longest needs', () => {
  expect(decimalsOf([])).toBe(0)
  expect(decimalsOf([1482, 0])).toBe(0)
  expect(decimalsOf([1482, 1467.5])).toBe(1)
  expect(decimalsOf([1482.256, 1e300])).toBe(2)
})

test('numbers are grouped, and short however large', () => {
  expect(formatNumber(48_210)).toBe('48,210')
  expect(formatNumber(1482, 2)).toBe('1,482.00')
  expect(formatNumber(0)).toBe('0')
  expect(formatNumber(1e300).length).toBeLessThan(8)
})
