import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedSentences } from './changed-sentences.ts'

const of = (...texts: string[]) => texts.map((text) => ({ text }))

test('what was not there before is new, in its order', () => {
  const now = of('A tug sank.', 'The crew is safe.', 'An inquiry begins.')
  expect(changedSentences(now, of('The crew is safe.'))).toEqual(
    of('A tug sank.', 'An inquiry begins.'),
  )
})

test('another comma, quote or capital makes no sentence new; another number does', () => {
  const seen = of('The “Marlena” sank, with 12 on board.')
  expect(changedSentences(of('The Marlena sank with 12 on board'), seen)).toEqual([])
  expect(changedSentences(of('The Marlena sank with 15 on board'), seen)).toHaveLength(1)
  expect(changedSentences(of('It costs 1.5%.'), of('It costs 15%.'))).toHaveLength(1)
})

test('a part of what was seen is not new', () => {
  expect(changedSentences(of('The crew is safe.'), of('The crew is safe. A tug sank.'))).toEqual([])
})

test('any sentences: none is new against itself, and none that is new was seen', () => {
  const texts = fc.array(fc.record({ text: fc.string() }))
  fc.assert(
    fc.property(texts, texts, (now, seen) => {
      expect(changedSentences(now, now)).toEqual([])
      const known = new Set(seen.map(({ text }) => text))
      for (const { text } of changedSentences(now, seen)) expect(known.has(text)).toBe(false)
    }),
  )
})
