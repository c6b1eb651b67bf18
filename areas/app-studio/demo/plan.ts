import type { Plan } from '../contracts/planning.ts'
import { countTasks, tasksOf } from '../plan-figures.ts'
import { sampleEpics } from './epics.ts'

const { completed, remaining } = countTasks(tasksOf(sampleEpics))

export const samplePlan: Plan = {
  milestones: [
    { id: 'm1', name: 'Quays measured', completed: true, date: '2026-04-17' },
    { id: 'm2', name: 'First plan drawn by the night watch', completed: true, date: '2026-06-26' },
    { id: 'm3', name: 'Paper plan taken off the wall', completed: true, date: '2026-08-28' },
    { id: 'm4', name: 'One month without a phone call', completed: false, date: '2026-12-18' },
    { id: 'm5', name: 'A storm, planned', completed: false },
  ],
  velocity: {
    weeklyVelocity: 42,
    tasksCompleted: completed,
    tasksRemaining: remaining,
    estimatedCompletion: { fewest: 3, most: 3 },
    trend: 'up',
  },
  board: {
    todo: [
      { id: 'card-labels', content: 'Larger labels for the night watch' },
      { id: 'card-print', content: 'A plan that prints on one sheet' },
      { id: 'card-import', content: 'Import the calls of 2025' },
    ],
    'in-progress': [
      { id: 'card-tide', content: 'Low water in the depth check' },
      { id: 'card-keyboard', content: 'Move a call with the keyboard' },
    ],
    done: [
      { id: 'card-undo', content: 'Take back any change of the day' },
      { id: 'card-names', content: 'Ship names in their own script' },
    ],
  },
}
