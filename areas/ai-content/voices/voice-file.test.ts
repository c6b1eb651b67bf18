import { expect, test } from 'vitest'
import { Problem } from '#core/problem.ts'
import { readVoiceFile, refusedVoice, writeVoiceFile } from './voice-file.ts'
import { emptyVoice, usualRules } from './voice.ts'

const voice = {
  ...emptyVoice('House'),
  rules: { ...usualRules, pairs: [{ words: 'leverage', instead: 'use' }] },
}

test('a voice goes into a file and comes back', () => {
  expect(readVoiceFile(writeVoiceFile(voice))).toEqual(voice)
})

test.each([
  ['{', 'This file is not a voice: it contains no JSON.'],
  ['[1]', 'This file is not a voice. Choose a file that was exported here.'],
  ['"x"'.repeat(700_000), 'A voice can have 2 MB at most.'],
])('a file that is no voice is refused in words', (text, words) => {
  expect(() => readVoiceFile(text)).toThrow(words)
})

test('a voice that the server refuses names its first faulty place', () => {
  const fields = { 'voice.rules.pairs.0.words': 'At most 100 characters' }
  const refused = refusedVoice(new Problem('invalid', 'Faults', { fields })) as Error
  expect(refused.message).toBe(
    'The voice in this file cannot be used (rules.pairs.0.words: At most 100 characters).',
  )
})
