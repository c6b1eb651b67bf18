import { expect, test } from 'vitest'
import {
  contentLanguages,
  contentLengths,
  contentStatuses,
  contentTones,
  contentTypes,
  creativityLevels,
} from '../choices.ts'
import {
  creativityWords,
  languageWords,
  lengthWords,
  optionsOf,
  statusWords,
  toneWords,
  typeWords,
  wordRangeWords,
} from './content-words.ts'
import { spanWords } from './usage-words.ts'

const labelsOf = (options: { label: string }[]) => options.map(({ label }) => label)

test('[CONTENT-013, CONTENT-014, CONTENT-015] types, tones and lengths are called as in the documents', () => {
  expect(labelsOf(optionsOf(contentTypes, typeWords))).toEqual([
    'Blog Post',
    'Social Media Post',
    'Email Newsletter',
    'Product Description',
    'Ad Copy',
    'Press Release',
  ])
  expect(labelsOf(optionsOf(contentTones, toneWords))).toEqual([
    'Professional',
    'Casual',
    'Friendly',
    'Formal',
    'Persuasive',
  ])
  expect(labelsOf(optionsOf(contentLengths, lengthWords))).toEqual([
    'Short',
    'Medium',
    'Long',
    'Custom',
  ])
  expect(contentLengths.map(wordRangeWords)).toEqual([
    '100-300 words',
    '300-800 words',
    '800-1500 words',
    'You choose the length',
  ])
})

test('[CONTENT-012, CONTENT-017, CONTENT-018] so are statuses, creativity and languages', () => {
  expect(labelsOf(optionsOf(contentStatuses, statusWords))).toEqual(['Published', 'Draft'])
  expect(labelsOf(optionsOf(creativityLevels, creativityWords))).toEqual(['Low', 'Medium', 'High'])
  expect(labelsOf(optionsOf(contentLanguages, languageWords))).toEqual([
    'English',
    'Spanish',
    'French',
    'German',
  ])
})

test('the time that texts were written in is said in weeks', () => {
  const now = new Date('2026-11-21T09:00:00Z')
  expect(spanWords('2026-11-01T13:00:00Z', now)).toBe('in three weeks')
  expect(spanWords('2026-11-21T08:00:00Z', now)).toBe('in one week')
  expect(spanWords('2026-08-21T08:00:00Z', now)).toBe('in 13 weeks')
  expect(spanWords(null, now)).toBe('none yet')
})
