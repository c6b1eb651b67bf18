import { expect, test } from 'vitest'
import { sampleLanguages } from '../../voice-settings.ts'
import { builtInVoices } from '#media/speech/built-in-voices.ts'
import { sampleSentence } from './sample-sentences.ts'

test.each(sampleLanguages)('a voice is heard in its own words in $label', ({ value }) => {
  const { language, text } = sampleSentence(value)
  expect(language).toBe(value)
  expect(text === sampleSentence('en').text).toBe(value === 'en')
  expect(builtInVoices(value)).not.toBeNull()
})

test.each(['', 'tlh', 'constructor', '__proto__'])(
  'what nobody wrote is heard in English: "%s"',
  (asked) => {
    expect(sampleSentence(asked)).toEqual(sampleSentence('en'))
  },
)
