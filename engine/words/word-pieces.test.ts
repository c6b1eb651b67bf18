import { expect, test } from 'vitest'
import { readPieces, wordPieces } from './word-pieces.ts'

const vocabulary =
  `[PAD] [UNK] [CLS] [SEP] the tug mar ##lena sank off cape or ##rin cafe zoe ' s br ##ul ##ee 東 京 の ##港 で harbour ##s un ##load ##ed . , " $ 3 ##0 strasse - quay σ ##α ##σ 港`
    .split(' ')
    .join('\n')
const pieces = readPieces(vocabulary)!

/**
 * The expected numbers, made by Hugging Face's tokenizer with the same vocabulary
 * (BertWordPieceTokenizer 0.23.3, lowercase).
 */
const known: [text: string, numbers: number[]][] = [
  ['The tug Marlena sank off Cape Orrin.', [2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 30, 3]],
  ["Café Zoë's BRÛLÉE", [2, 13, 14, 15, 16, 17, 18, 19, 3]],
  ['東京の港で', [2, 20, 21, 22, 42, 1, 3]],
  ['harbours unloaded, "$30"', [2, 25, 26, 27, 28, 29, 31, 32, 33, 34, 35, 32, 3]],
  ['Marlena-Quay\u00a0the\u200bsank\u0000 off', [2, 6, 7, 37, 38, 1, 9, 3]],
  ['ΣΑΣ', [2, 39, 40, 41, 3]],
  ['the lighthouse sank', [2, 4, 1, 8, 3]],
  [`${'x'.repeat(101)} the`, [2, 1, 4, 3]],
  ['', [2, 3]],
]

test.each(known)('reads %j piece by piece as BERT does', (text, numbers) => {
  expect(wordPieces(text, pieces, 128)).toEqual(numbers)
})

test('a long text ends where the model stops reading', () => {
  expect(wordPieces('The tug Marlena sank off Cape Orrin.', pieces, 6)).toEqual([2, 4, 5, 6, 7, 3])
})

test('a list of words that is not a vocabulary of BERT is none', () => {
  expect(readPieces('the\ntug\n')).toBeNull()
})
