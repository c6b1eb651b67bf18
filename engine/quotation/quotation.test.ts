import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countWords } from '../scripts/sentences/count-words.ts'
import { quotable, QUOTATION } from './quotation.ts'

const word = fc.constantFrom('ferry', 'harbour', 'tide', '港で船が', 'pilot')
const sentence = fc.record({
  text: fc.array(word, { minLength: 1, maxLength: 60 }).map((words) => words.join(' ')),
  outlet: fc.constantFrom('Harbour Gazette', 'Valley Post', 'Quay Radio'),
  language: fc.constantFrom('en', 'ja', null),
})

test('no outlet is quoted with more than two sentences and forty words', () => {
  fc.assert(
    fc.property(fc.array(sentence, { maxLength: 20 }), (sentences) => {
      const kept = quotable(sentences)
      for (const outlet of new Set(kept.map((each) => each.outlet))) {
        const of = kept.filter((each) => each.outlet === outlet)
        expect(of.length).toBeLessThanOrEqual(QUOTATION.sentences)
        const words = of.reduce((sum, { text, language }) => sum + countWords(text, language), 0)
        expect(words).toBeLessThanOrEqual(QUOTATION.words)
      }
    }),
  )
})

test('a sentence that is too long makes room for a later one', () => {
  const long = { text: 'tide '.repeat(41).trim(), outlet: 'Harbour Gazette', language: 'en' }
  const short = { text: 'The ferry sails again.', outlet: 'Harbour Gazette', language: 'en' }
  expect(quotable([long, short])).toEqual([short])
})
