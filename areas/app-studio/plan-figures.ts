import type { Epic, Milestone, Task, Velocity } from './contracts/planning.ts'
import { percentOf } from './projects.ts'

/** Counts the tasks that are done and those that are not, including blocked ones. */
export function countTasks(tasks: readonly Pick<Task, 'status'>[]) {
  const completed = tasks.filter(({ status }) => status === 'done').length
  return { completed, remaining: tasks.length - completed }
}

/** The percentage of completed tasks, rounded. */
export function taskPercent(tasks: readonly Pick<Task, 'status'>[]): number {
  return percentOf(countTasks(tasks).completed, tasks.length)
}

export function tasksOf(epics: readonly Pick<Epic, 'stories'>[]): Task[] {
  return epics.flatMap(({ stories }) => stories.flatMap(({ tasks }) => tasks))
}

/** The number of completed milestones, and their percentage. */
export function milestoneProgress(milestones: readonly Pick<Milestone, 'completed'>[]) {
  const completed = milestones.filter((milestone) => milestone.completed).length
  return { completed, percent: percentOf(completed, milestones.length) }
}

export function velocityPercent({
  tasksCompleted,
  tasksRemaining,
}: Pick<Velocity, 'tasksCompleted' | 'tasksRemaining'>): number {
  return percentOf(tasksCompleted, tasksCompleted + tasksRemaining)
}
