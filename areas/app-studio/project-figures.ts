import type { Project } from './contract.ts'
import type { Epic, Milestone, Phase, Velocity } from './contracts/planning.ts'
import { countTasks, milestoneProgress, taskPercent, tasksOf } from './plan-figures.ts'

interface PlanOfProject {
  phases: readonly Phase[]
  milestones: readonly Milestone[]
  epics: readonly Epic[]
}

/** Computes the figures of a plan for the list of projects. */
export function projectFigures({ phases, milestones, epics }: PlanOfProject) {
  const tasks = tasksOf(epics)
  return {
    progress: taskPercent(tasks),
    roadmap: {
      currentPhase: currentPhase(phases)?.name ?? '',
      totalPhases: phases.length,
      completedMilestones: milestoneProgress(milestones).completed,
      totalMilestones: milestones.length,
    },
    tasks: { completedTasks: countTasks(tasks).completed, totalTasks: tasks.length },
    features: epics.map(({ id, title, status, targetDate }): Project['features'][number] => ({
      id,
      name: title,
      status: status === 'completed' ? 'done' : status,
      dueDate: targetDate,
    })),
  }
}

/** The phase in progress; if there is none, the next one, otherwise the last one. */
export function currentPhase(phases: readonly Phase[]): Phase | undefined {
  return (
    phases.find(({ status }) => status === 'in-progress') ??
    phases.find(({ status }) => status === 'upcoming') ??
    phases.at(-1)
  )
}

/**
 * Counts done and remaining tasks, and estimates the weeks for the points of the open stories at
 * the current pace.
 */
export function velocityOf(
  epics: readonly Epic[],
  { weeklyVelocity, trend }: Pick<Velocity, 'weeklyVelocity' | 'trend'>,
): Velocity {
  const { completed, remaining } = countTasks(tasksOf(epics))
  const points = epics
    .flatMap(({ stories }) => stories)
    .filter(({ status }) => status !== 'done')
    .reduce((sum, story) => sum + story.points, 0)
  const weeks = Math.ceil(points / weeklyVelocity)
  return {
    weeklyVelocity,
    tasksCompleted: completed,
    tasksRemaining: remaining,
    estimatedCompletion: { fewest: weeks, most: weeks },
    trend,
  }
}
