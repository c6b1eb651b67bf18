import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { seededRandom } from '#core/seeded.ts'
import { englishStem } from './english-stem.ts'

const require = createRequire(import.meta.url)
const { newStemmer } = require('snowball-stemmers') as {
  newStemmer(algorithm: string): { stem(word: string): string }
}

test.each([
  ['ferries', 'ferri'],
  ['ties', 'tie'],
  ['rescued', 'rescu'],
  ['hopping', 'hop'],
  ['hoping', 'hope'],
  ['sailing', 'sail'],
  ['generously', 'generous'],
  ['news', 'news'],
  ['earrings', 'earring'],
  ['youthful', 'youth'],
])('takes what is only a form off %s', (word, stem) => {
  expect(englishStem(word)).toBe(stem)
})

test('has the same stems as the package that stems other languages', () => {
  const stemmer = newStemmer('english')
  const random = seededRandom(1)
  const pieces =
    `ed ing s ies ied eed ly edly ingly eedly sses us ss ' 's 's' tional enci anci abli entli izer ization
    ational ation ator alism aliti alli fulness ousli ousness iveness iviti biliti bli ogi fulli lessli li alize icate
    iciti ical ful ness ative al ance ence er ic able ible ant ement ment ent ism ate iti ous ive ize ion e l ll y a i o
    u b c d m n r t w x z gener commun arsen skies inning earr proceed é ß 7 . - &`.split(/\s+/)
  const words = Array.from({ length: 40_000 }, () =>
    Array.from(
      { length: 1 + Math.floor(random() * 5) },
      () => pieces[Math.floor(random() * pieces.length)]!,
    ).join(''),
  )
  const others = words.filter((word) => englishStem(word) !== stemmer.stem(word))
  expect(others).toEqual([])
})
