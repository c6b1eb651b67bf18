import { expect, test } from 'vitest'
import { articleWords, type WordsEntry } from './article-words.ts'

const HOUR = 3_600_000

function entry(outlet: string, hour: number, title: string, text: string): WordsEntry {
  return { id: `${outlet} ${hour}`, outlet, source: outlet, title, text, publishedAt: hour * HOUR }
}
const words = (...entries: WordsEntry[]) => {
  const { title, summary } = articleWords(entries, { language: 'en', lead: 3 })
  return { title, lead: summary[0]!.text, all: summary.map(({ text }) => text).join(' ') }
}
const early = ['Gazette', 'Herald', 'Post'].map((outlet) =>
  entry(
    outlet,
    1,
    '12 dead as ferry Marigold sinks off Orlan',
    'Twelve people died when the ferry Marigold sank off Orlan on Monday morning.',
  ),
)

test('title and lead follow a toll that rose', () => {
  const { title, lead, all } = words(
    ...early,
    entry(
      'Courier',
      3,
      'Ferry Marigold: death toll off Orlan rises to 15',
      'The death toll of the ferry Marigold off Orlan has risen to 15, the coast guard said.',
    ),
  )
  expect(title).toContain('15')
  expect(lead).toContain('15')
  expect(all).not.toMatch(/12|Twelve/)
})

test('they stay where no report says the newer figure in a sentence of its own', () => {
  const { title, lead } = words(
    ...early,
    entry('Courier', 9, 'Marigold', 'He said that fifteen people died on the ferry.'),
  )
  expect(title).toBe('12 dead as ferry Marigold sinks off Orlan')
  expect(lead).toContain('Twelve')
})

test('as many who were hurt revise nobody who died', () => {
  const { title } = words(
    ...early,
    entry('Courier', 9, '15 hurt on ferry', '15 people were hurt on the ferry Marigold off Orlan.'),
  )
  expect(title).toContain('12 dead')
})

test('where sources differ, the news is told without the figure if a report does', () => {
  const { title, all } = words(
    early[0]!,
    entry(
      'Courier',
      1,
      'Ferry Marigold sinks off Orlan with 14 dead',
      'Fourteen people died when the ferry Marigold sank off Orlan on Monday morning.',
    ),
    entry(
      'Herald',
      2,
      'Ferry Marigold sinks in storm off Orlan',
      'The ferry Marigold sank in a storm off Orlan on Monday morning, the coast guard said.',
    ),
  )
  expect(title).toBe('Ferry Marigold sinks in storm off Orlan')
  expect(all).not.toMatch(/Twelve|Fourteen/)
})
