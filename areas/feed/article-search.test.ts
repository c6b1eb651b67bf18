import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchesSearch } from './article-search.ts'

const article = {
  title: 'Night ferry Orla runs aground off Pell Island',
  summary: 'All 212 people were taken ashore by noon. The owner blames a missing buoy.',
}

test('[FEED-051] a search finds an article by its title, in capitals or not', () => {
  expect(matchesSearch(article, 'NIGHT FERRY')).toBe(true)
  expect(matchesSearch(article, 'pell island')).toBe(true)
  expect(matchesSearch(article, 'lighthouse')).toBe(false)
})

test('[FEED-052] a search finds an article by its summary, in capitals or not', () => {
  expect(matchesSearch(article, 'Missing BUOY')).toBe(true)
})

test('spaces around what was typed do not count, and nothing typed finds everything', () => {
  expect(matchesSearch(article, '  ferry ')).toBe(true)
  expect(matchesSearch(article, '   ')).toBe(true)
})

test('every piece of a title finds its article, in any script', () => {
  const letters = fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }))
  fc.assert(
    fc.property(letters, letters, letters, (before, piece, after) => {
      const title = [...before, ...piece, ...after].join('')
      expect(matchesSearch({ title, summary: '' }, piece.join(''))).toBe(true)
    }),
  )
})

test('a Greek capital finds the sigma at the end of a word', () => {
  const greek = { title: 'Ο Δήμος ανοίγει το λιμάνι', summary: '' }
  expect(matchesSearch(greek, 'δήμοσ')).toBe(true)
  expect(matchesSearch(greek, 'ΔΉΜΟΣ')).toBe(true)
})
