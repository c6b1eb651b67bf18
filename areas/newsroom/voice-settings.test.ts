import { expect, test } from 'vitest'
import { keepsWords, sampleAddress } from './voice-settings.ts'

test('a sample is asked for with its speaker and language', () => {
  expect(sampleAddress('/media/sample', 'b', 'de')).toBe('/media/sample?speaker=b&language=de')
  expect(sampleAddress('/media/sample?v=2', 'a', 'en')).toBe(
    '/media/sample?v=2&speaker=a&language=en',
  )
})

test('a retention without end is told in words', () => {
  expect([30, -1].map(keepsWords)).toEqual(['30 days', 'Forever'])
})
