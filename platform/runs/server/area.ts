import * as z from 'zod/mini'
import type { Kept, ServerArea } from '#server/area.ts'
import { impossibleWaits } from '#server/clock/waits.ts'
import { extend } from '#server/extension-points.ts'
import { pause } from '#server/pause.ts'
import { sql, type World } from '#server/tools.ts'
import { runs } from '../contract.ts'
import { serverRuns } from './api.ts'
import { runsArchive } from './archive-part.ts'
import { isToDo } from './claim-run.ts'
import { runKinds } from './run-kind.ts'
import { runWaits } from './run-waits.ts'
import { wakeKind } from './wake-kind.ts'

/** The time after which a lost worker is noticed. */
const LOOK_EVERY_MS = 5000

const runsKeeper: Kept = {
  contract: runs,
  open: serverRuns,
  about: {
    listRuns: 'Long work: what has not ended, then the newest of what has.',
    getRun: 'One run with the newest lines of its log.',
    pauseRun: 'Pauses a run at its next step.',
    resumeRun: 'Goes on with a run that is paused.',
    cancelRun: 'Ends a run at its next step; what was done stays.',
    retryRun: 'Goes on with a run that failed.',
    deleteRun: 'Takes a run that ended out of the list.',
  } satisfies Record<keyof typeof runs, string>,
}

/** Long work of all areas, each of which brings the kinds that it performs. */
export const server: ServerArea = {
  keeps: [runsKeeper],
  work: wakeForever,
  archive: runsArchive,
  extends: [extend(impossibleWaits, runWaits)],
}

/** Has a worker take up what waits, and what a worker that was killed left. */
async function wakeForever(world: World, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const waiting = await world.db.many(
      z.object({ area: z.string(), kind: z.string() }),
      sql`select distinct area, kind from runs where state in ('waiting', 'running') and ${isToDo()}`,
    )
    for (const kind of world.extensions(runKinds)) {
      const isWaiting = waiting.some((one) => one.area === kind.area && one.kind === kind.kind)
      if (isWaiting) await wakeKind(world, kind)
    }
    await pause(LOOK_EVERY_MS, signal)
  }
}
