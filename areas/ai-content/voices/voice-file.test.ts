import { expect, test } from 'vitest'
import { readVoiceFile, writeVoiceFile } from './voice-file.ts'
import { emptyVoice, usualRules } from './voice.ts'

const voice = {
  ...emptyVoice('House'),
  rules: { ...usualRules, pairs: [{ words: 'leverage', instead: 'use' }] },
}

test('a voice goes into a file and comes back', () => {
  expect(readVoiceFile(writeVoiceFile(voice))).toEqual(voice)
})

test.each([
  ['{', 'This file is no voice: it holds no JSON.'],
  ['[1]', 'This file is no voice. Choose a file that was exported here.'],
  ['"x"'.repeat(700_000), 'A voice can have 2 MB at most.'],
  [
    writeVoiceFile(voice).replace('"leverage"', JSON.stringify('x '.repeat(51))),
    'The voice in this file cannot be used (rules.pairs.0.words: At most 100 characters).',
  ],
])('a file that is no voice is refused in words', (text, words) => {
  expect(() => readVoiceFile(text)).toThrow(words)
})
