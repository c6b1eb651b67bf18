/** The worker as a thread, so that a crash or a full memory here does not end the web server. */
import { parentPort, workerData } from 'node:worker_threads'
import { lowerPriorityOfThread } from './children/lower-priority.ts'
import { openLog } from './log.ts'
import { openTools } from './open-tools.ts'
import type { Settings } from './settings/settings.ts'
import { startWork, WORKER_NICENESS } from './jobs/work.ts'
import { RENEW } from './jobs/worker-thread.ts'

export interface WorkerData {
  databaseUrl: string
  settings: Settings
  /** The age from which the thread may ask to be restarted. */
  renewAfterMs: number
}

const { databaseUrl, settings, renewAfterMs } = workerData as WorkerData
const beganAt = performance.now()
lowerPriorityOfThread(WORKER_NICENESS)
const opened = await openTools({ databaseUrl, settings, log: openLog() })
const stopWork = await startWork(opened, () => {
  if (performance.now() - beganAt < renewAfterMs) return false
  parentPort!.postMessage(RENEW)
  return true
})

parentPort!.once('message', async () => {
  await stopWork()
  await opened.close()
  parentPort!.close()
})
