import { describe, expect, test } from 'vitest'
import { check } from '../check.ts'
import type { VoiceLanguage } from '../languages.ts'
import { measure } from './measure.ts'
import { readingEase } from './reading-ease.ts'
import { syllablesOf } from './syllables.ts'
import { usualRules } from '../voice.ts'

describe('syllables', () => {
  test.each<[VoiceLanguage, string]>([
    [
      'en',
      'the 1 ship 1 make 1 table 2 makes 1 wanted 2 harbor 2 syllable 3 quickly 2 lovely 2 station 2 created 3 people 2 idea 3 passed 1 sentences 3 houses 2 various 3 science 2 reading 2',
    ],
    [
      'de',
      'Haus 1 Zeitung 2 Freude 2 Schule 2 lesen 2 Verständlichkeit 4 Hafen 2 Seite 2 Theater 3',
    ],
    ['es', 'casa 2 tiempo 2 país 2 poeta 3 ciudad 2 puerto 2 lectura 3 leer 2 día 2'],
    ['fr', 'bonjour 2 table 1 lecture 2 parlent 1 eau 1 maison 2 entre 1 facile 2 été 2'],
  ])('of %s', (language, list) => {
    const cases = [...list.matchAll(/(\S+) (\d)/g)]
    const wrong = cases.filter(([, word, count]) => syllablesOf(word!, language) !== Number(count))
    expect(wrong.map(([, word]) => `${word} ${syllablesOf(word!, language)}`)).toEqual([])
  })
})

test.each<[VoiceLanguage, string, number]>([
  // Six words of one syllable in a sentence: 206.835 - 1.015 * 6 - 84.6.
  ['en', 'The cat sat on the mat.', 116.145],
  ['de', 'Der Hund lief in das Haus.', 180 - 6 - 58.5],
  ['es', 'La casa.', 206.84 - 2 * 1.02 - 60 * 1.5],
  ['fr', 'Le chat dort.', 207 - 3 * 1.015 - 73.6],
])('%s has the formula of its language', (language, text, ease) => {
  expect(readingEase(text, language).ease).toBeCloseTo(ease, 3)
})

test('a text has its two numbers, with the sentences that cost most', () => {
  const easy = 'The ship is in. The crew went home to bed.'
  const hard =
    'Operational considerations necessitate comprehensive documentation requirements throughout!'
  const text = `${easy} ${hard}`
  const measures = measure(text, check(text, usualRules, 'en'), 'en')
  expect(measures.words).toBe(17)
  expect(measures.density).toBeCloseTo(100 / 17)
  expect(measures.formula).toBe('Flesch')
  expect(measures.hardest.map((sentence) => sentence.text)).toEqual([hard])
  expect(measures.offending.map((one) => [one.text, one.findings])).toEqual([[hard, 1]])
})

test('a text without words has no numbers', () => {
  expect(measure(' … ', [], 'en')).toMatchObject({ words: 0, density: null, ease: null })
})
