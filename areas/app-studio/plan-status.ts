import type { Epic, Story, Task } from './contracts/planning.ts'

type Stated = readonly Pick<Task, 'status'>[]

const areDone = (tasks: Stated) =>
  tasks.length > 0 && tasks.every(({ status }) => status === 'done')
const isBegun = (tasks: Stated) =>
  tasks.some(({ status }) => status === 'done' || status === 'in-progress')

/** A story's status follows from its tasks; without one under way, a blocked task blocks it. */
export function storyStatus(tasks: Stated): Story['status'] {
  if (areDone(tasks)) return 'done'
  if (tasks.some(({ status }) => status === 'in-progress')) return 'in-progress'
  if (tasks.some(({ status }) => status === 'blocked')) return 'blocked'
  return isBegun(tasks) ? 'in-progress' : 'todo'
}

/** An epic is planned until the first of its tasks is begun. */
export function epicStatus(tasks: Stated): Epic['status'] {
  if (areDone(tasks)) return 'completed'
  return isBegun(tasks) ? 'in-progress' : 'planning'
}
