import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { Desk } from '#server/tools.ts'
import type { pieceJobs } from '../../contract.ts'
import { deleteJobs } from './delete-jobs.ts'
import { listJobs } from './list-jobs.ts'
import { tell } from './make-pieces.ts'
import { addJob, jobDraft } from './start-jobs.ts'

/** The queue of a reader, with finished jobs. */
export function serverPieceJobs(desk: Desk): Api<typeof pieceJobs> {
  const { db, readerId } = desk
  return {
    listJobs: () => listJobs(db, readerId, desk.now()),

    async startJobs({ jobs }) {
      // All jobs are checked before the first begins.
      const drafts = jobs.map(jobDraft)
      for (const draft of drafts) await addJob(desk, draft)
      await tell(desk)
      const listed = await listJobs(db, readerId, desk.now())
      return jobs.map((job) => {
        const status = listed.find(({ id }) => id === job.id)?.status
        const isUnderWay = job.scheduledFor === undefined || status === 'completed'
        return { ...job, status: isUnderWay ? 'processing' : 'queued' } as const
      })
    },

    async deleteJob({ id }) {
      const { beingMade } = await deleteJobs(desk, [id])
      if (beingMade > 0) throw new Problem('conflict', 'This is being made. Cancel it first.')
    },
  }
}
