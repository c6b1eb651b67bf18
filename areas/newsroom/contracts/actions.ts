import { defineActions, undoBy } from '#platform/actions/contracts/action.ts'
import { generation } from '../contract.ts'

export const generationActions = defineActions(generation, {
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
      undo: (id) => undoBy(generation.deleteJob, { id }),
    },
  },
  deleteJob: { title: 'Delete a piece', example: { id: 'job-7' } },
})
