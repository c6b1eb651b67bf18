import type { Epic, Story, Task } from './contracts/planning.ts'

type Stated = readonly Pick<Task, 'status'>[]

const areDone = (tasks: Stated) =>
  tasks.length > 0 && tasks.every(({ status }) => status === 'done')
const isBegun = (tasks: Stated) =>
  tasks.some(({ status }) => status === 'done' || status === 'in-progress')

/**
 * The status of a story, derived from its tasks. A blocked task blocks the story only if no other
 * task is in progress.
 */
export function storyStatus(tasks: Stated): Story['status'] {
  if (areDone(tasks)) return 'done'
  if (tasks.some(({ status }) => status === 'in-progress')) return 'in-progress'
  if (tasks.some(({ status }) => status === 'blocked')) return 'blocked'
  return isBegun(tasks) ? 'in-progress' : 'todo'
}

/** The status of an epic, derived from its tasks. It is "planning" until one of them is begun. */
export function epicStatus(tasks: Stated): Epic['status'] {
  if (areDone(tasks)) return 'completed'
  return isBegun(tasks) ? 'in-progress' : 'planning'
}
