import type { SamplePlan } from '../sample-project.ts'
import { wireDeskEpics } from './epics.ts'

export const wireDeskPlan: SamplePlan = {
  wbs: [
    { id: 'wbs-sorting', name: '1 Sorting by story' },
    { id: 'wbs-corrections', name: '2 What was wrong' },
    { id: 'wbs-copy', name: '3 What comes in' },
  ],
  phases: [
    {
      id: 'phase-copy-flow',
      name: 'Copy in one place',
      status: 'completed',
      completionPercent: 100,
      startDate: '2026-05-04',
      endDate: '2026-09-11',
    },
    {
      id: 'phase-first-desk',
      name: 'First desk',
      status: 'in-progress',
      completionPercent: 45,
      startDate: '2026-09-14',
      endDate: '2027-01-29',
    },
    { id: 'phase-newsroom', name: 'The whole newsroom', status: 'upcoming', completionPercent: 0 },
  ],
  milestones: [
    { id: 'm1', name: 'All five agencies in one list', completed: true, date: '2026-06-19' },
    { id: 'm2', name: 'A day without the printer', completed: true, date: '2026-09-11' },
    { id: 'm3', name: 'Foreign desk moved in', completed: true, date: '2026-11-02' },
    {
      id: 'm4',
      name: 'Every correction tied to its sentence',
      completed: false,
      date: '2026-12-18',
    },
    { id: 'm5', name: 'An election night on one screen', completed: false, date: '2027-02-05' },
    { id: 'm6', name: 'Night desk moved in', completed: false },
  ],
  epics: wireDeskEpics,
  pace: { weeklyVelocity: 31, trend: 'down' },
  board: {
    todo: [
      { id: 'card-merge', content: 'Ask before two threads become one' },
      { id: 'card-bell', content: 'A quieter bell for the third bulletin' },
      { id: 'card-tips', content: 'Delete tips after thirty days' },
    ],
    'in-progress': [
      { id: 'card-size', content: 'Corrections as large as the mistake' },
      { id: 'card-1970', content: 'Agency copy that is dated 1970' },
    ],
    done: [
      { id: 'card-read', content: 'Who has read what, at a glance' },
      { id: 'card-midnight', content: 'Threads that survive midnight' },
      { id: 'card-paste', content: 'Paste a letter as plain text' },
    ],
  },
}
