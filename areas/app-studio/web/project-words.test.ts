import { expect, test } from 'vitest'
import { mrrText, uptimeText } from './project-words.ts'

test('[STUDIO-125] revenue reads in thousands with one decimal', () => {
  expect(mrrText(12_480)).toBe('$12.5K')
  expect(mrrText(0)).toBe('$0.0K')
})

test('a share of the time reads as a percentage with two decimals', () => {
  expect(uptimeText(0.9994)).toBe('99.94%')
  expect(uptimeText(0.982)).toBe('98.20%')
  expect(uptimeText(0)).toBe('0.00%')
})

test('only what was never away reads as 100%', () => {
  expect(uptimeText(1)).toBe('100%')
  expect(uptimeText(0.999_999)).toBe('99.99%')
  for (let part = 0; part < 10_000; part++)
    expect(uptimeText(part / 10_000)).toBe(`${(part / 100).toFixed(2)}%`)
})
