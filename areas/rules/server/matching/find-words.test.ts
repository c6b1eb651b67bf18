import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findWords } from './find-words.ts'

test.each([
  ['port', 'The port of Pell', 'port'],
  ['port', 'A portrait', null],
  ['port', 'Port-au-Prince', 'Port'],
  ['ÉCLAIR', 'un éclair au chocolat', 'éclair'],
  ['Straße', 'Hauptstraße', null],
  ['new  york', 'In New York today', 'New York'],
  ['C++', 'Written in C++.', 'C++'],
  ['京', '東京の港', '京'],
  ['$', 'costs $5', '$'],
])('"%s" in "%s"', (word, text, found) => {
  expect(findWords([word]).placeIn(text)).toBe(found)
})

test('any word is found if it stands alone, whatever characters it has', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (word) => {
      fc.pre(word.trim() !== '' && !/\s/.test(word))
      expect(findWords([word]).placeIn(`. ${word} .`)).not.toBeNull()
    }),
  )
})
