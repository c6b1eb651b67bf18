import { expect, test } from 'vitest'
import type { CitedSentence } from '../../contract.ts'
import { newFacts } from './new-facts.ts'

const seen = [
  { text: 'At least 12 people died when the tug Marlena sank off Cape Orrin on Monday.' },
  { text: 'The owner, Brightwater Towing, said that an inquiry would begin this week.' },
]
/** The reader had seen the reports 0 and 1 of the coverage. Report 2 is new. */
const isLate = (coverage: number) => coverage === 2

function sentence(text: string, ...coverage: number[]): CitedSentence {
  const place = { start: 0, end: 1, before: '', after: '' }
  return { text, citations: coverage.map((at) => ({ coverage: at, ...place })) }
}
const shown = (isWritten: boolean, ...sentences: CitedSentence[]) =>
  newFacts(sentences, { language: 'en', seen, isWritten, isLate }).map(({ text }) => text)

const reworded =
  'Twelve were killed in the sinking of the tug Marlena off Cape Orrin, officials say.'
const divers = 'Divers from Tolland raised the wheelhouse and sealed a crack in the bow.'
const toll = 'The death toll of the tug Marlena off Cape Orrin has risen to 15.'

test('an endpoint’s new words for known reports are not news', () => {
  expect(shown(true, sentence(reworded, 0), sentence(divers, 0, 1))).toEqual([])
})

test('nor is an old fact with a new report as its second proof', () => {
  expect(shown(true, sentence(reworded, 0, 2))).toEqual([])
})

test('what it writes of new reports is new where it says something new', () => {
  expect(shown(true, sentence(divers, 2), sentence(toll, 0, 2))).toEqual([divers, toll])
  expect(shown(true, sentence(seen[1]!.text.replace('said', 'says'), 2))).toEqual([])
})

test('a report that says the same in nearly the same words brings nothing new', () => {
  const again = 'An inquiry would begin this week, the owner, Brightwater Towing, said on Monday.'
  expect(shown(false, sentence(again, 2), sentence(divers, 2))).toEqual([divers])
})
