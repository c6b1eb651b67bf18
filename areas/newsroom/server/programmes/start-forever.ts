import { pause } from '#server/pause.ts'
import type { World } from '#server/tools.ts'
import { startDueJobs } from '../jobs/start-due-jobs.ts'
import { startDueProgrammes } from './start-programmes.ts'

const LOOK_EVERY_MS = 5000

/** Begins what was scheduled once its time has come, until the signal aborts. */
export async function startForever(world: World, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await startDueJobs(world)
    await startDueProgrammes(world)
    await pause(LOOK_EVERY_MS, signal)
  }
}
