import { expect, test, vi } from 'vitest'
import { seededRandom } from '#core/seeded.ts'
import { StemMemory } from './stem-memory.ts'
import { words } from '../word-segments.ts'

const asWritten = { number: 1, stem: (word: string) => word }

test('finds the words that the expression finds, wherever they stand and whatever joins them', () => {
  const random = seededRandom(5)
  const characters = [...'abcdeéß9٣é\u0301\u0323ñ한ब्क'.split(''), ...".-&'’.-&'’ ,\n—…_/".split('')]
  const memory = new StemMemory(64)
  for (let nth = 0; nth < 5_000; nth++) {
    const length = Math.floor(random() * 24)
    const text = Array.from(
      { length },
      () => characters[Math.floor(random() * characters.length)]!,
    ).join('')
    expect(memory.stemsOf(text, asWritten)).toEqual(words(text, null))
  }
})

test('leaves texts to the expression in which a character takes two places', () => {
  const memory = new StemMemory(64)
  expect(memory.stemsOf('the 𝒜 of Orrin', asWritten)).toBeNull()
  expect(memory.stemsOf('Orrin 🚢', asWritten)).toBeNull()
})

test('asks once for a word that is met again, however many others come', () => {
  const stem = vi.fn((word: string) => word.slice(0, 3))
  const memory = new StemMemory(64)
  for (let nth = 0; nth < 1_000; nth++) memory.stemsOf(`ferry word${nth}`, { number: 1, stem })
  expect(stem.mock.calls.filter(([word]) => word === 'ferry')).toHaveLength(1)
  expect(stem).toHaveBeenCalledTimes(1_001)
})

test('a word of one language is another word in another', () => {
  const memory = new StemMemory(64)
  expect(memory.stemOf('die', { number: 1, stem: () => 'die' })).toBe('die')
  expect(memory.stemOf('die', { number: 2, stem: () => '' })).toBe('')
  expect(memory.stemsOf('die die', { number: 2, stem: () => 'asked again' })).toEqual([])
})
