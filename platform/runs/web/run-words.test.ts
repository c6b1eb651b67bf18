import { expect, test } from 'vitest'
import { progressWords, stateWords } from './run-words.ts'

test('a state says what is asked of a run before it happens', () => {
  expect(stateWords({ state: 'running', asked: null })).toBe('Running')
  expect(stateWords({ state: 'running', asked: 'pause' })).toBe('Pausing')
  expect(stateWords({ state: 'running', asked: 'cancel' })).toBe('Canceling')
  expect(stateWords({ state: 'cancelled', asked: null })).toBe('Canceled')
})

test('progress is figures and the step, as far as they are known', () => {
  const run = { state: 'running', done: 500, total: 3000, step: 'Reading' } as const
  expect(progressWords(run)).toBe('500 of 3,000, Reading')
  expect(progressWords({ ...run, step: '' })).toBe('500 of 3,000')
  expect(progressWords({ ...run, total: null })).toBe('Reading')
  expect(progressWords({ ...run, state: 'done' })).toBe('')
})
