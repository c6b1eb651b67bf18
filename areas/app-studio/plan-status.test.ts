import { expect, test } from 'vitest'
import { epicStatus, storyStatus } from './plan-status.ts'

type Status = 'done' | 'in-progress' | 'todo' | 'blocked'
const tasks = (...statuses: Status[]) => statuses.map((status) => ({ status }))

test('the status of a story follows from its tasks', () => {
  expect(storyStatus([])).toBe('todo')
  expect(storyStatus(tasks('todo', 'todo'))).toBe('todo')
  expect(storyStatus(tasks('done', 'todo'))).toBe('in-progress')
  expect(storyStatus(tasks('blocked', 'in-progress'))).toBe('in-progress')
  expect(storyStatus(tasks('blocked', 'done'))).toBe('blocked')
  expect(storyStatus(tasks('done', 'done'))).toBe('done')
})

test('an epic is planned until a task is begun, and completed when all are done', () => {
  expect(epicStatus([])).toBe('planning')
  expect(epicStatus(tasks('todo', 'blocked'))).toBe('planning')
  expect(epicStatus(tasks('todo', 'in-progress'))).toBe('in-progress')
  expect(epicStatus(tasks('done', 'blocked'))).toBe('in-progress')
  expect(epicStatus(tasks('done', 'done'))).toBe('completed')
})
