import { expect, test } from 'vitest'
import { cleanSentences } from './clean-sentences.ts'
import { noHabits } from './outlet-habits.ts'

const LINE = 'Crew of the Marigold held in Pell over wreck of the ferry in the harbour of Orlan'
const NEWS =
  'Judges in Pell say that nobody of the crew of the ferry may leave the town before the fog of that night has been explained to the court.'

test('a first sentence that holds the line above it leans on the headline, where its outlet prints one', () => {
  const entry = { text: `${LINE} ${NEWS}`, source: 'herald' }
  const firstOf = (opensWithLine: boolean) => {
    const habits = { ...noHabits, opensWithLine: () => opensWithLine }
    return [...cleanSentences(entry, 'en', habits)][0]!
  }
  expect(firstOf(true).flaws.leansOnHeadline).toBe(true)
  expect(firstOf(false).flaws.leansOnHeadline).toBe(false)
})

test('what is cut leaves an exact passage', () => {
  const text = 'By Jo Lindqvist The ferry Marigold has run aground off the old pier of Orlan.'
  const { sentence } = [...cleanSentences({ text, source: 'herald' }, 'en')][0]!
  expect(sentence.text).toBe('The ferry Marigold has run aground off the old pier of Orlan.')
  expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text)
})
