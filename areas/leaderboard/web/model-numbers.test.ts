import { expect, test } from 'vitest'
import { decimalsOf, formatNumber, modelsWords, votesWords } from './model-numbers.ts'

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

test('votes and models are told in words, never as more than there are', () => {
  expect(votesWords({ count: 1_000_000, isMore: true })).toBe('Over 1 million votes')
  expect(votesWords({ count: 2_390_000, isMore: false })).toBe('2.3 million votes')
  expect(votesWords({ count: 48_210, isMore: true })).toBe('Over 48,210 votes')
  expect(votesWords({ count: 1, isMore: false })).toBe('1 vote')
  expect(modelsWords({ count: 218, isMore: true })).toBe('218+ models')
  expect(modelsWords({ count: 1, isMore: false })).toBe('1 model')
})
