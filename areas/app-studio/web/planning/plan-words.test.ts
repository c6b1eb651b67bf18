import { expect, test } from 'vitest'
import { completedText, dayText, estimateText, statusWords } from './plan-words.ts'

test('a day reads the same wherever the reader is', () => {
  expect(dayText('2026-12-04')).toBe('Dec 4')
  expect(dayText('2027-01-22')).toBe('Jan 22')
})

test('[STUDIO-069] a status reads without its hyphen', () => {
  expect(statusWords('in-progress')).toBe('in progress')
})

test('[STUDIO-064] milestones read as completed of all', () => {
  expect(completedText(2, 5)).toBe('2 of 5 completed')
})

test('[STUDIO-074] an estimate reads in weeks, as a span where it is one', () => {
  expect(estimateText({ fewest: 3, most: 3 })).toBe('3 weeks')
  expect(estimateText({ fewest: 1, most: 1 })).toBe('1 week')
  expect(estimateText({ fewest: 3, most: 5 })).toBe('3 to 5 weeks')
})
