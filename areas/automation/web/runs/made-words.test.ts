import { expect, test } from 'vitest'
import { leftWords, undoneWords } from './made-words.ts'

const none = { undone: 0, gone: 0, left: [] }
const left = [{ place: 'Step 1', reason: 'You changed it since.' }]

test('an undo says what became of everything', () => {
  expect(undoneWords({ ...none, undone: 2 })).toBe('2 things undone')
  expect(undoneWords(none)).toBe('Nothing left to undo')
  expect(undoneWords({ ...none, gone: 1 })).toBe('Already deleted')
  expect(undoneWords({ ...none, gone: 1, left })).toBe('Nothing was undone')
  expect(leftWords({ undone: 1, gone: 1, left })).toBe(
    '1 thing had been deleted already. Step 1: You changed it since.',
  )
  expect(leftWords(none)).toBe('')
})
