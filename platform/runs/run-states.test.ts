import { expect, test } from 'vitest'
import type { Run, RunState } from './contract.ts'
import { canChange, percentOf, runChanges } from './run-states.ts'

const changesOf = (state: RunState, asked: Run['asked'] = null) =>
  runChanges.filter((change) => canChange({ state, asked }, change))

test('a run offers what makes sense in its state', () => {
  expect(changesOf('waiting')).toEqual(['pause', 'cancel'])
  expect(changesOf('running')).toEqual(['pause', 'cancel'])
  expect(changesOf('paused')).toEqual(['resume', 'cancel'])
  expect(changesOf('failed')).toEqual(['retry', 'delete'])
  expect(changesOf('cancelled')).toEqual(['delete'])
  expect(changesOf('done')).toEqual(['delete'])
})

test('what was asked already is not asked twice, and a pause can be taken back', () => {
  expect(changesOf('running', 'pause')).toEqual(['resume', 'cancel'])
  expect(changesOf('running', 'cancel')).toEqual([])
})

test('progress is whole percents that never say more than was done', () => {
  expect(percentOf({ state: 'running', done: 299, total: 300 })).toBe(99)
  expect(percentOf({ state: 'running', done: 400, total: 300 })).toBe(100)
  expect(percentOf({ state: 'running', done: 4, total: null })).toBe(null)
  expect(percentOf({ state: 'running', done: 0, total: 0 })).toBe(null)
  expect(percentOf({ state: 'done', done: 0, total: null })).toBe(100)
})
