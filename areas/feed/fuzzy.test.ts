import { expect, test } from 'vitest'
import { fuzzyScore } from './fuzzy.ts'

const best = (typed: string, names: string[]) =>
  names
    .map((name) => ({ name, score: fuzzyScore(typed, name) }))
    .filter(({ score }) => score !== null)
    .toSorted((a, b) => b.score! - a.score!)
    .map(({ name }) => name)

test('letters in their order fit, with others between; out of order they do not', () => {
  expect(fuzzyScore('hbr', 'Harbour')).not.toBeNull()
  expect(fuzzyScore('rbh', 'Harbour')).toBeNull()
  expect(fuzzyScore('', 'Harbour')).toBe(0)
})

test('beginnings of words and letters next to each other come first', () => {
  expect(best('ar', ['Charter Hall', 'Automation Rules', 'Arena'])).toEqual([
    'Arena',
    'Automation Rules',
    'Charter Hall',
  ])
  expect(best('feed', ['Fresh eels and bread', 'Add Feed', 'Feed'])).toEqual([
    'Feed',
    'Add Feed',
    'Fresh eels and bread',
  ])
})

test('case, accents and marks between words do not count', () => {
  expect(fuzzyScore('ete', 'Été')).not.toBeNull()
  expect(fuzzyScore('ai studio', 'AI-Studio')).not.toBeNull()
})
