import { expect, test } from 'vitest'
import { progressWords, stateTone, stateWords } from './run-words.ts'

test('a state says what is asked of a run before it happens', () => {
  const running = { state: 'running', asked: null, question: null } as const
  expect(stateWords(running)).toBe('Running')
  expect(stateWords({ ...running, asked: 'pause' })).toBe('Pausing')
  expect(stateWords({ ...running, asked: 'cancel' })).toBe('Canceling')
  expect(stateWords({ ...running, state: 'cancelled' })).toBe('Canceled')
})

test('a run that waits for an answer says so, unless it is paused', () => {
  const question = {
    key: '1',
    text: 'Publish it?',
    answers: ['Yes'],
    until: '2026-03-03T00:00:00Z',
  }
  const waiting = { state: 'waiting', asked: null, question } as const
  expect(stateWords(waiting)).toBe('Needs your answer')
  expect(stateTone(waiting)).toBe('warn')
  expect(stateWords({ ...waiting, state: 'paused' })).toBe('Paused')
})

test('progress is figures and the step, as far as they are known', () => {
  const run = { state: 'running', done: 500, total: 3000, step: 'Reading' } as const
  expect(progressWords(run)).toBe('500 of 3,000, Reading')
  expect(progressWords({ ...run, step: '' })).toBe('500 of 3,000')
  expect(progressWords({ ...run, total: null })).toBe('Reading')
  expect(progressWords({ ...run, state: 'done' })).toBe('')
})
