import type { World } from '#server/tools.ts'
import { repeat } from '#server/work-lane/repeat.ts'
import { startDueJobs } from '../jobs/start-due-jobs.ts'
import { startDueProgrammes } from './start-programmes.ts'

const LOOK_EVERY_MS = 5000

/** Starts scheduled work when it is due, until the signal aborts. */
export function startForever(world: World, signal: AbortSignal): Promise<void> {
  return repeat(world.log, signal, {
    name: 'due pieces',
    everyMs: LOOK_EVERY_MS,
    async work() {
      await startDueJobs(world)
      await startDueProgrammes(world)
    },
  })
}
