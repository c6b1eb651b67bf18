import { expect, test } from 'vitest'
import { delayWords, folderWords, rateWords } from './report-words.ts'

test('delays are told in the unit that a person would use', () => {
  expect([null, 0, 40, 90, 3600 * 5, 86_400 * 3].map(delayWords)).toEqual([
    '–',
    '0 s',
    '40 s',
    '2 min',
    '5 hr',
    '3 days',
  ])
})

test('small numbers keep one decimal', () => {
  const words = (perWeek: number) => rateWords({ perWeek, isRateAtLeast: false })
  expect([0, 0.25, 9.5, 38.4, 1204].map(words)).toEqual(['0', '0.3', '9.5', '38', '1,204'])
})

test('a week that is known in part is described by the known part', () => {
  expect(rateWords({ perWeek: 100, isRateAtLeast: true })).toBe('100+')
})

test('folders are named from the outermost to the innermost', () => {
  expect([[], ['Tech', 'Chips']].map(folderWords)).toEqual(['No folder', 'Tech › Chips'])
})
