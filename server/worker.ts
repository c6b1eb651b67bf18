/** The worker as a thread of the hub: a crash or a full memory here leaves the web server standing. */
import { parentPort, workerData } from 'node:worker_threads'
import { openLog } from './log.ts'
import { openTools } from './open-tools.ts'
import type { Settings } from './settings/settings.ts'
import { startWork } from './jobs/work.ts'

export interface WorkerData {
  databaseUrl: string
  settings: Settings
}

const { databaseUrl, settings } = workerData as WorkerData
const opened = await openTools({ databaseUrl, settings, log: openLog() })
const stopWork = await startWork(opened)
parentPort!.postMessage('working')

parentPort!.once('message', async () => {
  await stopWork()
  await opened.close()
  parentPort!.close()
})
