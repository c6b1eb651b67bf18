import type { Phase } from '../contracts/planning.ts'

export const samplePhases: readonly Phase[] = [
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
  { id: 'phase-storm-mode', name: 'Storm mode', status: 'upcoming', completionPercent: 0 },
]
