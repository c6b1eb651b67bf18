import { expect, test } from 'vitest'
import type { Disagreement } from './disagreement.ts'
import { Joiner, type JoinerEntry } from './joiner.ts'

const quake = [
  ['Quake shakes Velden', 'A quake shook the Velden coast near Orlan, where 14 houses fell.'],
  [
    'Houses fall in Orlan as quake hits Velden',
    'The Velden quake hit Orlan hardest, with 14 houses.',
  ],
  ['Orlan counts damage after quake', 'In Orlan on the Velden coast 14 houses fell in the quake.'],
  [
    'Velden sends tents to Orlan',
    'After the quake that felled 14 houses, Velden sent tents to Orlan.',
  ],
] as const

function report(id: number, [title, text]: readonly [string, string]): JoinerEntry {
  return { id, title, text, source: `outlet ${id}`, publishedAt: 0, language: 'en' }
}

/** The disagreement of a report with an article that has `size` reports of one quake. */
function disagreementWith(size: number, told: readonly [string, string]): Disagreement {
  const seen: Disagreement[] = []
  const joiner = new Joiner({
    newArticle: () => 2,
    score: (features) => {
      seen.push(features)
      return 0
    },
  })
  quake.slice(0, size).forEach((said, at) => joiner.restore(report(at + 1, said), 1))
  joiner.add(report(9, told))
  return seen[0]!
}

const alike = ['Quake in Velden leaves Orlan without power', 'The quake felled 14 houses.'] as const
const other = ['Quake shakes Velden again', 'A quake near Tolu on the coast left 3 hurt.'] as const

test('an entry disagrees with what most entries of an article say by what it leaves out', () => {
  const { unsaid } = disagreementWith(4, alike)
  expect(unsaid).toBeLessThan(0.15)
  expect(disagreementWith(4, other).unsaid).toBeGreaterThan(0.2)
})

test('one or two entries do not tell what an event is about', () => {
  expect(disagreementWith(1, other).unsaid).toBe(0)
  expect(disagreementWith(2, other).unsaid).toBe(0)
  expect(disagreementWith(3, other).unsaid).toBeLessThan(disagreementWith(4, other).unsaid)
})

test('numbers disagree when none is in common, the more so the more there are', () => {
  const withNumbers = (numbers: string): readonly [string, string] => [
    'Quake shakes Velden near Orlan',
    `A quake shook the Velden coast near Orlan. ${numbers}`,
  ]
  const among = (numbers: string) => disagreementWith(1, withNumbers(numbers)).otherNumbers
  expect(among('')).toBe(0)
  expect(among('It felled 14 houses, of 20.')).toBe(0)
  expect(among('It felled 30 houses.')).toBeCloseTo(1 / 3)
})
