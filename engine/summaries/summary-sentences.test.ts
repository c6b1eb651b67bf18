import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { summarySentences } from './summary-sentences.ts'

describe('the sentences of an open headline', () => {
  test('[FEED-024] there are up to three of them', () => {
    expect(
      summarySentences('One is here. Two is here. Three is here. Four is here. Five.'),
    ).toEqual(['One is here.', 'Two is here.', 'Three is here.'])
    expect(summarySentences('One is here. Two is here.')).toEqual(['One is here.', 'Two is here.'])
  })

  test('a number, a short form or an initial does not end a sentence', () => {
    expect(
      summarySentences('Dr. Ilse M. Torv raised 4.5 million. The U.S. fleet waits. Done.'),
    ).toEqual(['Dr. Ilse M. Torv raised 4.5 million.', 'The U.S. fleet waits.', 'Done.'])
  })

  test('quotes stay with the sentence they close', () => {
    expect(summarySentences('“We saw it first.” Nobody else did! Why? 12 did.', 9)).toEqual([
      '“We saw it first.”',
      'Nobody else did!',
      'Why?',
      '12 did.',
    ])
  })

  test('Chinese and Japanese end sentences without a space', () => {
    expect(summarySentences('港口重新开放。渡轮周一恢复。「もう大丈夫です。」と船長。', 9)).toEqual(
      ['港口重新开放。', '渡轮周一恢复。', '「もう大丈夫です。」', 'と船長。'],
    )
  })

  test('nothing gives nothing', () => {
    expect(summarySentences('')).toEqual([])
    expect(summarySentences('   ')).toEqual([])
  })

  test('no letter is lost or made up, whatever the text', () => {
    const words = fc.array(fc.constantFrom('A', 'bee', 'St.', 'Sea.', 'end!', '”', '3.5', '海。'))
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts.join(' ')
        const kept = summarySentences(text, Infinity).join('')
        expect(kept.replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
      }),
    )
  })
})
