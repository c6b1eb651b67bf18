import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlightWords } from './highlight-words.ts'

const marked = (text: string, words: string[]) =>
  highlightWords(text, words)
    .filter(({ isMarked }) => isMarked)
    .map((part) => part.text)

test('whole words and phrases are marked, in capitals or not', () => {
  expect(marked('Art of the State: an artist, ART.', ['art'])).toEqual(['Art', 'ART'])
  expect(marked('Firm  supply from 2028, not 20281', ['2028', 'firm supply'])).toEqual([
    'Firm  supply',
    '2028',
  ])
  expect(marked('A harbor fire in the harbor', ['harbor', 'harbor fire'])).toEqual([
    'harbor fire',
    'harbor',
  ])
  expect(marked('C++ (and “مد”)', ['c++', 'مد'])).toEqual(['C++', 'مد'])
})

test('nothing of a text is lost, whatever is marked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, words) => {
      const parts = highlightWords(text, words)
      expect(parts.map((part) => part.text).join('')).toBe(text)
    }),
  )
})
