import type { SamplePlan } from '../sample-project.ts'
import { manifestReaderEpics } from './epics.ts'

export const manifestReaderPlan: SamplePlan = {
  wbs: [
    { id: 'wbs-clerk', name: '1 The clerk' },
    { id: 'wbs-form', name: '2 The form' },
    { id: 'wbs-doubt', name: '3 The doubt' },
  ],
  phases: [
    {
      id: 'phase-interviews',
      name: 'Interviews',
      status: 'in-progress',
      completionPercent: 40,
      startDate: '2026-10-19',
      endDate: '2026-12-11',
    },
    {
      id: 'phase-forms',
      name: 'The first hundred forms',
      status: 'upcoming',
      completionPercent: 0,
      startDate: '2026-12-14',
      endDate: '2027-01-29',
    },
    {
      id: 'phase-reasons',
      name: 'Reasons for doubt',
      status: 'upcoming',
      completionPercent: 0,
      startDate: '2027-02-01',
      endDate: '2027-03-26',
    },
    { id: 'phase-counter', name: 'One counter', status: 'upcoming', completionPercent: 0 },
    { id: 'phase-counters', name: 'Every counter', status: 'upcoming', completionPercent: 0 },
  ],
  milestones: [
    { id: 'm1', name: 'Two clerks have said what they need', completed: true, date: '2026-11-13' },
    { id: 'm2', name: 'Third interview written up', completed: false, date: '2026-12-11' },
    { id: 'm3', name: 'A hundred photos, with permission', completed: false, date: '2026-12-18' },
    { id: 'm4', name: 'A form read on a moving deck', completed: false, date: '2027-01-29' },
    { id: 'm5', name: 'A reason that a clerk agrees with', completed: false, date: '2027-02-12' },
    { id: 'm6', name: 'One false doubt a page, or fewer', completed: false, date: '2027-03-26' },
    { id: 'm7', name: 'One counter for a morning', completed: false },
    { id: 'm8', name: 'One counter for a week', completed: false },
    { id: 'm9', name: 'Three counters at Christmas', completed: false },
    { id: 'm10', name: 'All six counters of Port Ansel', completed: false },
  ],
  epics: manifestReaderEpics,
  pace: { weeklyVelocity: 12, trend: 'stable' },
  board: {
    todo: [
      { id: 'card-permission', content: 'A permission slip for each photo' },
      { id: 'card-thumb', content: 'Photos without a thumb in them' },
      { id: 'card-feathers', content: 'What nine tons of feathers look like' },
      { id: 'card-stamp', content: 'Stamps that cover a number' },
    ],
    'in-progress': [{ id: 'card-third', content: 'Questions for the third clerk' }],
    done: [{ id: 'card-second', content: 'The second interview, with quotes' }],
  },
}
