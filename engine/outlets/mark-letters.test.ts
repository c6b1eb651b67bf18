import { expect, test } from 'vitest'
import { markLetters, withLetters } from './mark-letters.ts'
import { wellKnownNames } from './well-known.ts'

const lettersIn = (...names: string[]) =>
  withLetters(names.map((name) => ({ name, logo: '' }))).map(({ logo }) => logo)

test('no two well-known outlets have the same letters, at any size', () => {
  for (const size of [2, 3]) {
    const all = wellKnownNames().map((name) => markLetters(name).slice(0, size))
    const twice = all.filter((letters, at) => all.indexOf(letters) < at)
    expect(twice).toEqual([])
  }
})

test('outlets of one list differ, and well-known ones are the same in every list', () => {
  const names = ['New York Post', 'Nacht Yacht', 'New York Magazine', 'Breitbart', 'BBC News']
  expect(new Set(lettersIn(...names)).size).toBe(names.length)
  for (const [at, letters] of lettersIn(...names).entries())
    if (names[at] !== 'Nacht Yacht') expect(letters).toBe(markLetters(names[at]!))
  expect(lettersIn('Dock Watch', 'Deutsche Welle', 'The Daily Wire')).toHaveLength(3)
  expect(new Set(lettersIn('Dock Watch', 'Deutsche Welle', 'The Daily Wire')).size).toBe(3)
})

test('the order of a list changes no letters, and an outlet that is named twice has the same', () => {
  const names = ['Harbour Gazette', 'Hill Gazette', 'Holm Gazette']
  const letters = lettersIn(...names)
  expect(lettersIn(...names.toReversed())).toEqual(letters.toReversed())
  expect(lettersIn('Harbour Gazette', 'Harbour Gazette')).toEqual(['HG', 'HG'])
})

test('any name has letters', () => {
  expect(markLetters('BBC News')).toBe('BBC')
  expect(markLetters('朝日新聞')).toMatch(/\S/)
  expect(lettersIn('—', 'X', '')).toHaveLength(3)
})
