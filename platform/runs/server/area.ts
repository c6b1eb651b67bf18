import * as z from 'zod/mini'
import type { ServerArea } from '#server/area.ts'
import type { Kept } from '#server/asking/kept.ts'
import { impossibleWaits } from '#server/clock/waits.ts'
import { extend } from '#server/extension-points.ts'
import { sql } from '#server/tools.ts'
import { runs } from '../contract.ts'
import { serverRuns } from './api.ts'
import { runsArchive } from './archive-part.ts'
import { forgetEndedRuns } from './forget-runs.ts'
import { performForever } from './performing/perform-runs.ts'
import { sweepRunFolders } from './performing/run-folder.ts'
import { runWaits } from './run-waits.ts'

const runsKeeper: Kept = {
  contract: runs,
  open: serverRuns,
  about: {
    listRuns: 'Long work: what has not ended, then the newest of what has.',
    getRun: 'One run with the newest lines of its log.',
    listSteps: 'The steps of one run with what each was given and gave.',
    answerRun: 'Answers the question for which a run waits.',
    pauseRun: 'Pauses a run at its next step.',
    resumeRun: 'Goes on with a run that is paused.',
    cancelRun: 'Ends a run at its next step; what was done stays.',
    retryRun: 'Goes on with a run that failed.',
    deleteRun: 'Takes a run that ended out of the list.',
  } satisfies Record<keyof typeof runs, string>,
}

/** Runs of all areas. Each area declares the kinds that it performs. */
export const server: ServerArea = {
  keeps: [runsKeeper],
  jobs: [forgetEndedRuns, sweepRunFolders],
  schedules: [
    { job: forgetEndedRuns, every: '5 minutes' },
    { job: sweepRunFolders, every: '1 hour' },
  ],
  work: performForever,
  async isBusy({ db, aliveAs }) {
    const number = await aliveAs()
    return (
      (await db.maybe(
        z.object({ isBusy: z.literal(true) }),
        sql`select true as is_busy from runs where state = 'running' and worker_number = ${number} limit 1`,
      )) !== null
    )
  },
  archive: runsArchive,
  extends: [extend(impossibleWaits, runWaits)],
}
