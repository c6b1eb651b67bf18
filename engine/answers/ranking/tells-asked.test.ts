import { expect, test } from 'vitest'
import { composeAnswer } from '../compose/compose.ts'
import { readQuestion } from '../read-question.ts'
import { rankSentences } from './rank-sentences.ts'
import { readPieces } from './read-pieces.ts'
import type { Report } from './report.ts'

const now = Date.parse('2026-03-05T10:00:00Z')
const report = (entry: number, title: string, text: string, language = 'en'): Report => ({
  ...{ entry, article: 1, source: `outlet-${entry}`, title, text, language },
  ...{ publishedAt: now, fit: 1 },
})
const reports = [
  report(
    1,
    'Botanist Ilva Renn held in Ostmark',
    'Ilva Renn, a botanist from Calder, was arrested in Ostmark on Monday. Renn, 41, moved to Calder five years ago. Her wife asked for help.',
  ),
  report(
    2,
    'Brannock stores sell less',
    'Sales at the stores of Brannock fell by 3 percent until March 1. Brannock pays $40 million to its owners. A storm in Tarn Hollow killed six people.',
  ),
]

function answer(text: string, told = reports) {
  const question = readQuestion(text, { now })
  const weights = question.terms.map(() => 1)
  const ranked = rankSentences(question, readPieces(question, told), { weights })
  const material = { ranked, weights, changed: [], nameOf: () => '', sources: null }
  return composeAnswer(question, material).sentences.map(({ sentence }) => sentence.text)
}

test.each([
  [
    'Where was Ilva Renn arrested?',
    'Ilva Renn, a botanist from Calder, was arrested in Ostmark on Monday.',
  ],
  ['How much does Brannock pay?', 'Brannock pays $40 million to its owners.'],
])('%s is answered', (question, sentence) => {
  expect(answer(question)[0]).toBe(sentence)
})

test.each([
  'When was Ilva Renn released?',
  'What disease does Ilva Renn have?',
  'Which team did Ilva Renn sign for?',
  'How many years did Ilva Renn spend in prison?',
  'How long did Ilva Renn go to college?',
  'How many stores did Brannock close?',
])('a sentence that names somebody and tells something else is no answer: %s', (question) => {
  expect(answer(question)).toEqual([])
})

test('a number told of another place is not an answer', () => {
  const storms = [
    report(
      3,
      'Storms along the coast',
      'The storm moves on to Vessing. A storm in Indonesia killed six people. It rained.',
    ),
  ]
  expect(answer('How many people did the storm in Vessing kill?', storms)).toEqual([])
  expect(answer('How many people did the storm in Indonesia kill?', storms)[0]).toContain('six')
})

test('of several places that are asked for, each has to be told', () => {
  const drill = [
    report(8, 'Drill in Chile', 'A drill began in Chile on Monday. It has 400 soldiers from Peru.'),
  ]
  expect(answer('How many soldiers did Japan send to the drill in Chile?', drill)).toEqual([])
  expect(answer('How many soldiers did Peru send to the drill in Chile?', drill)[0]).toContain(
    '400',
  )
})

test('in another language, too, some word that is known there has to be told', () => {
  expect(answer('Wann wurde Ilva Renn freigelassen?')).toEqual([])
  expect(answer('Wann wurde Ilva Renn verhaftet?')[0]).toContain('arrested')
})

test('a name is not held where its letters stand without a capital', () => {
  const words = [report(4, 'A new chief', 'Lio Marek became chief of the harbor in Lowen.')]
  expect(answer('Who is the chief of Harbor?', words)).toEqual([])
  expect(answer('Who is the chief of the harbor?', words)).toHaveLength(1)
})

test('initials need not be told where the last name is', () => {
  const words = [
    report(5, 'Mayor Brask has an adviser', 'Lio Marek is the adviser of Mayor Brask.'),
  ]
  expect(answer('Who is the adviser of JD Brask?', words)).toHaveLength(1)
})

test('a headline with capitals makes no name of a role', () => {
  const headline = [
    report(6, 'Teen Girl Charged After Tackling Rugby Player During Middle School Game', 'Watch.'),
  ]
  expect(
    answer('What is the name of the rugby player who was tackled by the girl?', headline),
  ).toEqual([])
})

test('of a cause that nobody knows, no sentence tells', () => {
  const words = [
    report(7, 'Champion of Lowen', 'Lio Marek died at 36, with no cause of death yet released.'),
  ]
  expect(answer("What was the cause of Lio Marek's death?", words)).toEqual([])
})
