import { expect, test } from 'vitest'
import { citationNames } from './citation-names.ts'

const cited = (entry: number, outlet: string, title = `Report ${entry}`) => ({
  entry,
  outlet,
  title,
})

test('An outlet that a sentence cites twice is told apart by its reports, and a report by its passages', () => {
  expect(citationNames([cited(1, 'Post'), cited(2, 'Times')])).toEqual(['Post', 'Times'])
  expect(citationNames([cited(1, 'Post'), cited(2, 'Times'), cited(3, 'Post')])).toEqual([
    'Post: Report 1',
    'Times',
    'Post: Report 3',
  ])
  expect(citationNames([cited(1, 'Post'), cited(1, 'Post')])).toEqual([
    'Post (passage 1)',
    'Post (passage 2)',
  ])
  expect(citationNames([cited(1, 'Post'), cited(2, 'Post'), cited(1, 'Post')])).toEqual([
    'Post: Report 1 (passage 1)',
    'Post: Report 2',
    'Post: Report 1 (passage 2)',
  ])
})
