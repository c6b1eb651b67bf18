import type { Board } from '../../contracts/planning.ts'
import type { SamplePlan } from '../sample-project.ts'
import { berthPlannerEpics } from './epics.ts'

const berthPlannerBoard: Board = {
  todo: [
    { id: 'card-labels', content: 'Larger labels for the night watch' },
    { id: 'card-print', content: 'A plan that prints on one sheet' },
    { id: 'card-import', content: 'Import the calls of 2025' },
  ],
  'in-progress': [
    { id: 'card-tide', content: 'Low water in the depth check' },
    { id: 'card-keyboard', content: 'Read each move aloud' },
  ],
  done: [
    { id: 'card-undo', content: 'Take back any change of the day' },
    { id: 'card-names', content: 'Ship names in their own script' },
  ],
}

export const berthPlannerPlan: SamplePlan = {
  wbs: [
    { id: 'wbs-plan', name: '1 The plan itself' },
    { id: 'wbs-people', name: '2 Pilots, tugs and the office' },
    { id: 'wbs-weather', name: '3 Weather and water' },
  ],
  phases: [
    {
      id: 'phase-survey',
      name: 'Survey of the quays',
      status: 'completed',
      completionPercent: 100,
      startDate: '2026-03-02',
      endDate: '2026-04-17',
    },
    {
      id: 'phase-plan-board',
      name: 'Plan board',
      status: 'completed',
      completionPercent: 100,
      startDate: '2026-04-20',
      endDate: '2026-08-28',
    },
    {
      id: 'phase-harbor-trial',
      name: 'Harbor trial',
      status: 'in-progress',
      completionPercent: 55,
      startDate: '2026-09-01',
      endDate: '2026-12-18',
    },
    { id: 'phase-storm-mode', name: 'Storm season', status: 'upcoming', completionPercent: 0 },
  ],
  milestones: [
    { id: 'm1', name: 'Quays measured', completed: true, date: '2026-04-17' },
    { id: 'm2', name: 'First plan drawn by the night watch', completed: true, date: '2026-06-26' },
    { id: 'm3', name: 'Paper plan taken off the wall', completed: true, date: '2026-08-28' },
    { id: 'm4', name: 'One month without a phone call', completed: false, date: '2026-12-18' },
    { id: 'm5', name: 'A storm, planned', completed: false },
  ],
  epics: berthPlannerEpics,
  pace: { weeklyVelocity: 42, trend: 'up' },
  board: berthPlannerBoard,
}
