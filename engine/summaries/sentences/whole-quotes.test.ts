import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sentences } from '../../words/sentences.ts'
import { withWholeQuotes } from './whole-quotes.ts'

const split = (text: string) =>
  withWholeQuotes(text, sentences(text)).map((sentence) => sentence.text)

describe('sentences with whole quotes', () => {
  test.each([
    ['curly', 'It ran aground. “It was dark. We saw nothing,” said Mara Veil. Tugs came.'],
    ['straight', 'It ran aground. "It was dark. We saw nothing," said Mara Veil. Tugs came.'],
    ['mixed', 'It ran aground. “It was dark. We saw nothing," said Mara Veil. Tugs came.'],
  ])('%s: a quote stands with its speaker', (_, text) => {
    expect(split(text)).toEqual([
      'It ran aground.',
      text.slice('It ran aground. '.length, -' Tugs came.'.length),
      'Tugs came.',
    ])
  })

  test.each([
    ['never closed', '“It was dark. We saw nothing. Tugs came at dawn.'],
    ['closed in another paragraph', '“It was dark.\n\nWe saw nothing,” said Mara Veil.'],
    [
      'closed far away',
      '“It was dark. It was cold. It was late. It was wet. It was over,” she said.',
    ],
  ])('%s: each sentence stays alone', (_, text) => {
    expect(split(text)).toEqual(sentences(text).map((sentence) => sentence.text))
  })

  test('any text: each one is what the text holds at its place, none twice, nothing but space is lost', () => {
    const piece = fc.constantFrom(
      'It was dark',
      '. ',
      '“',
      '”',
      '"',
      ',',
      ' said Veil',
      '\n\n',
      'Ö',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('')
        let end = 0
        for (const sentence of withWholeQuotes(text, sentences(text))) {
          expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text)
          expect(text.slice(end, sentence.start).trim()).toBe('')
          end = sentence.end
        }
        expect(text.slice(end).trim()).toBe('')
      }),
    )
  })
})
