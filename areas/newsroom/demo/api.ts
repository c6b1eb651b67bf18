import type { Api } from '#core/contract.ts'
import type { pieceJobs } from '../contract.ts'
import { canDelete } from '../job-queue.ts'
import { sampleJobs } from './sample-jobs.ts'

/**
 * The demo's queue, from which jobs can be deleted. A piece that is started in the dialog is only
 * logged.
 */
export function demoPieceJobs({ now }: { now: Date }): Api<typeof pieceJobs> {
  let jobs = sampleJobs(now)
  return {
    async listJobs() {
      return jobs
    },

    async startJobs({ jobs: queued }) {
      // The documents ask for this line, and for nothing else to happen.
      // eslint-disable-next-line no-console
      console.log('Starting generation', queued)
      return queued.map((job) => ({ ...job, status: 'processing' as const }))
    },

    async deleteJob({ id }) {
      jobs = jobs.filter((job) => job.id !== id || !canDelete(job))
    },
  }
}
