import type { Phase } from '../contracts/planning.ts'

export const samplePhases: readonly Phase[] = [
  {
    id: 'phase-survey',
    name: 'Survey of the quays',
    status: 'completed',
    completionPercent: 100,
    startDate: 'Mar 2',
    endDate: 'Apr 17',
  },
  {
    id: 'phase-plan-board',
    name: 'Plan board',
    status: 'completed',
    completionPercent: 100,
    startDate: 'Apr 20',
    endDate: 'Aug 28',
  },
  {
    id: 'phase-harbor-trial',
    name: 'Harbor trial',
    status: 'in-progress',
    completionPercent: 55,
    startDate: 'Sep 1',
    endDate: 'Dec 18',
  },
  { id: 'phase-storm-mode', name: 'Storm mode', status: 'upcoming', completionPercent: 0 },
]
