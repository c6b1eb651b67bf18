import { defineActions, undoBy } from '#platform/actions/contracts/action.ts'
import { pieceJobs } from '../contract.ts'

export const pieceActions = defineActions(pieceJobs, {
  startJobs: {
    title: 'Make audio, video or text',
    example: {
      jobs: [
        {
          ...{ id: 'job-7', type: 'text', title: 'The harbour strike', status: 'queued' },
          ...{ format: 'summary', style: 'balanced', duration: '500' },
          subject: { kind: 'article', id: 7 },
        },
      ],
    },
    makes: {
      thing: 'piece',
      ids: ({ jobs }) => jobs.map(({ id }) => id),
      undo: (id) => undoBy(pieceJobs.deleteJob, { id }),
    },
  },
  deleteJob: { title: 'Delete a piece', example: { id: 'job-7' } },
})
