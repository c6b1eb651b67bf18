import { expect, test } from 'vitest'
import { countTasks, milestoneProgress, taskPercent, velocityPercent } from './plan-figures.ts'

type Status = 'done' | 'in-progress' | 'todo' | 'blocked'
const tasks = (...statuses: Status[]) => statuses.map((status) => ({ status }))
const milestones = (...states: boolean[]) => states.map((completed) => ({ completed }))

test('[STUDIO-072] done tasks are completed, all others remain', () => {
  const eight = tasks('done', 'done', 'done', 'todo', 'todo', 'in-progress', 'blocked', 'blocked')
  expect(countTasks(eight)).toEqual({ completed: 3, remaining: 5 })
})

test('[STUDIO-073, STUDIO-126] percentages are rounded, and 0 of nothing', () => {
  expect(taskPercent(tasks('done', 'done', 'todo'))).toBe(67)
  expect(taskPercent(tasks('done', 'todo', 'blocked'))).toBe(33)
  expect(taskPercent([])).toBe(0)
  expect(velocityPercent({ tasksCompleted: 1, tasksRemaining: 2 })).toBe(33)
})

test('[STUDIO-064, STUDIO-065] milestones are counted and rounded', () => {
  expect(milestoneProgress(milestones(true, true, false, false, false)).completed).toBe(2)
  expect(milestoneProgress(milestones(true, false, false))).toEqual({ completed: 1, percent: 33 })
})
