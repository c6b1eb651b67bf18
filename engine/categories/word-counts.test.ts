import { expect, test } from 'vitest'
import { seededRandom } from '#core/seeded.ts'
import { WordCounts } from './word-counts.ts'

function counting(words: string[]): WordCounts {
  const counts = new WordCounts()
  for (const word of words) counts.add(word, 0)
  return counts
}

const wordsOf = (counts: WordCounts) => counts.held().words.toSorted()

test('those met least are forgotten, and among equals what came last', () => {
  const counts = counting(['pier', 'quay', 'quay', 'reef', 'oars'])
  counts.forgetLeast(3)
  expect(wordsOf(counts)).toEqual(['pier', 'quay', 'reef'])
  expect([counts.metInAll, counts.met[0]]).toEqual([4, 4])
})

test('what was known before stays rather than what came since', () => {
  const counts = counting(['weir', 'pier'])
  counts.forgetLeast(2)
  for (const word of ['oar', 'pier', 'pier']) counts.add(word, 1)
  counts.forgetLeast(2)
  expect(wordsOf(counts)).toEqual(['pier', 'weir'])
})

test('the same words are forgotten by whoever reads them as the database gives them back', () => {
  const random = seededRandom(9)
  const vocabulary = ['é', 'b', 'a', '10', '9', 'aa', 'zz', '4294967295', 'ñu', '𝒜', 'quay', '007']
  const [here, there] = [counting([]), { counts: counting([]) }]
  for (let batch = 0; batch < 200; batch++) {
    for (let nth = 0; nth < 6; nth++) {
      const word = vocabulary[Math.floor(random() * vocabulary.length)]!
      const category = Math.floor(random() * 3)
      here.add(word, category)
      there.counts.add(word, category)
    }
    if (batch % 20 === 19) for (const counts of [here, there.counts]) counts.halve()
    for (const counts of [here, there.counts]) counts.forgetLeast(5)
    expect(wordsOf(there.counts)).toEqual(wordsOf(here))
    expect([...there.counts.met]).toEqual([...here.met])
    there.counts = WordCounts.from(asStored(there.counts))
  }
})

/**
 * Sorts words as `jsonb` sorts keys: by the number of their bytes, then by the bytes. JavaScript
 * then moves whole numbers to the front.
 */
function asStored(counts: WordCounts) {
  const { words, counts: times } = counts.held()
  const width = times.length / Math.max(1, words.length)
  const keyed = words.map((word, row) => ({ word, row, key: Buffer.from(word) }))
  keyed.sort((a, b) => a.key.length - b.key.length || Buffer.compare(a.key, b.key))
  const rows = Object.fromEntries(keyed.map(({ word, row }) => [word, row]))
  return {
    words: Object.keys(rows),
    counts: Uint32Array.from(
      Object.values(rows).flatMap((row) => [...times.subarray(row * width, (row + 1) * width)]),
    ),
  }
}
