import type { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { openThread } from './open-thread.ts'
import type { WorkerData } from '../worker.ts'

/** A worker that needs more than this is ended and begun anew; its jobs are tried again. */
const MOST_MEMORY_MB = 768
/** What is new in memory; left alone, V8 takes 192 MB for it while news is taken in. */
const MOST_YOUNG_MB = 24
const FIRST_RESTART_MS = 500
const LONGEST_RESTART_MS = 30_000
/** One that lived this long is taken to have recovered. */
const HEALTHY_AFTER_MS = 60_000
const STOP_WITHIN_MS = 12_000

export interface WorkerThread {
  stop(): Promise<void>
}

/** Runs the worker in a thread, and begins another when it dies. */
export function startWorkerThread(data: WorkerData, log: Logger): WorkerThread {
  let worker: Worker
  let timer: NodeJS.Timeout | undefined
  let isStopping = false
  let restartMs = FIRST_RESTART_MS

  function run() {
    const startedAt = performance.now()
    worker = openThread('worker.js', new URL('../worker.ts', import.meta.url).href, {
      workerData: data,
      resourceLimits: {
        maxOldGenerationSizeMb: MOST_MEMORY_MB,
        maxYoungGenerationSizeMb: MOST_YOUNG_MB,
      },
    })
    worker.on('error', (error) => log.error({ err: error }, 'The worker failed'))
    worker.once('exit', () => {
      if (isStopping) return
      if (performance.now() - startedAt > HEALTHY_AFTER_MS) restartMs = FIRST_RESTART_MS
      log.warn(`The worker stopped; it restarts in ${restartMs / 1000} s`)
      timer = setTimeout(run, restartMs)
      restartMs = Math.min(restartMs * 2, LONGEST_RESTART_MS)
    })
  }

  run()
  return {
    async stop() {
      isStopping = true
      clearTimeout(timer)
      const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
      if (worker.threadId === -1) return
      worker.postMessage('stop')
      const deadline = setTimeout(() => void worker.terminate(), STOP_WITHIN_MS)
      await ended
      clearTimeout(deadline)
    },
  }
}
