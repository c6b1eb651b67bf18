import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findPassage } from './find-passage.ts'

const passage = (text: string, before = '', after = '') => ({
  text,
  before,
  after,
  start: 0,
  end: text.length,
})
const words = (pieces: string[], found: ReturnType<typeof findPassage>) =>
  found.map(({ piece, from, to }) => pieces[piece]!.slice(from, to))

describe('a passage in HTML', () => {
  test('is found across its elements and whatever space they add', () => {
    const pieces = ['The tug ', 'Marlena', '\n  sank\u00a0off ', 'Cape', ' Orrin. It was dawn.']
    const found = findPassage(pieces, passage('tug Marlena sank off\nCape Orrin.'))
    expect(words(pieces, found).join('')).toBe('tug Marlena\n  sank\u00a0off Cape Orrin.')
  })

  test('is, of several, the one with its own words around it', () => {
    const pieces = ['It sank. ', 'Then it sank. ', 'At noon it sank. It rose.']
    expect(findPassage(pieces, passage('it sank.', 'At noon ', ' It rose.'))[0]!.piece).toBe(2)
    expect(findPassage(pieces, passage('it sank.', 'Then ', ' At'))[0]!.piece).toBe(1)
  })

  test('is not found where it does not stand', () => {
    expect(findPassage(['The tug sank.'], passage('The ferry sank.'))).toEqual([])
    expect(findPassage([], passage('The ferry sank.'))).toEqual([])
    expect(findPassage(['The tug sank.'], passage(' '))).toEqual([])
  })

  test('any text, cut anywhere: what is found is the passage, letter by letter', () => {
    const parts = fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 8 })
    fc.assert(
      fc.property(parts, fc.nat(40), fc.nat(40), (pieces, from, length) => {
        const all = pieces.join('')
        const text = all.slice(from, from + length)
        const bare = (piece: string) =>
          piece.replaceAll(/[\s\u00ad\u200b-\u200d\u2060\ufeff]/gu, '')
        const found = findPassage(
          pieces,
          passage(text, all.slice(0, from), all.slice(from + length)),
        )
        expect(bare(words(pieces, found).join(''))).toBe(bare(text))
      }),
    )
  })

  test('in a text of a million letters it is found at once', () => {
    const pieces = Array.from(
      { length: 20_000 },
      (_, at) => `Report ${at} says that nothing happened at all there. `,
    )
    const found = findPassage(
      pieces,
      passage('says that nothing happened', 'Report 117', ' at all there. Report 118'),
    )
    expect(found[0]!.piece).toBe(117)
  })
})
