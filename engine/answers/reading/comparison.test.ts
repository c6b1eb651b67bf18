import { expect, test } from 'vitest'
import { readQuestion } from '../read-question.ts'
import { comparisonIn } from './comparison.ts'

const NOW = Date.parse('2026-03-05T12:00:00Z')
const sidesOf = (text: string) => comparisonIn(readQuestion(text, { now: NOW }))

test.each([
  [
    'How does the rent in Ostrava compare with the rent in Brunn?',
    'rent in Ostrava',
    'rent in Brunn',
  ],
  [
    'Compare the tolls of the ferry Marta Lind and the quarry at Quell.',
    'tolls of the ferry Marta Lind',
    'quarry at Quell',
  ],
  [
    'What is the difference between the plans of Ilva Renn and Lio Marek?',
    'plans of Ilva Renn',
    'Lio Marek',
  ],
  ["Which share price rose more, Tessel's or Brannock's?", 'Tessel', 'Brannock'],
  ['Was the storm in Sarrow deadlier than that in Calder?', 'storm in Sarrow', 'that in Calder'],
  ['Did more people die in Sarrow or in Calder?', 'Sarrow', 'Calder'],
  ['Vergleiche die Miete in Ostrava mit der Miete in Brunn', 'Miete in Ostrava', 'Miete in Brunn'],
])('%s', (text, one, other) => {
  expect(sidesOf(text)?.map(({ name }) => name)).toEqual([one, other])
})

test.each([
  'Is it true that more than 100 people died in Sarrow?',
  'Who won the race in Calder?',
  'Did Ilva Renn speak and leave?',
  'How does it compare?',
  'compare '.repeat(30),
])('nothing is compared: %s', (text) => {
  expect(sidesOf(text)).toBeNull()
})

test('each side asks for what both are compared by, and for no word of the comparison', () => {
  const [one, other] = sidesOf('Who lived longer, Ilva Renn or Lio Marek?')!
  expect(one.question.wanted).toMatchObject({ holds: 'number', measure: 'age' })
  expect(one.question.terms.map(({ word }) => word)).toEqual(['Ilva', 'Renn'])
  expect(other.question.terms.map(({ word }) => word)).toEqual(['Lio', 'Marek'])
})

test('what stands for the first side is said in full of the second', () => {
  const [, other] = sidesOf('Was the toll of the ferry higher than that of the quarry?')!
  expect(other.question.terms.map(({ word }) => word)).toContain('quarry')
  expect(other.question.wanted.counted).toContain('dead')
})
