import type { Plan } from '../contracts/planning.ts'

export const samplePlan: Plan = {
  milestones: [],
  velocity: {
    weeklyVelocity: 42,
    tasksCompleted: 0,
    tasksRemaining: 0,
    estimatedCompletion: '3 weeks',
    trend: 'up',
  },
  board: { todo: [], 'in-progress': [], done: [] },
}
