import type { Worker, WorkerOptions } from 'node:worker_threads'
import type { Logger } from 'pino'
import { openThread } from './open-thread.ts'
import { workerProgram } from './worker-program.ts'
import type { WorkerData } from '../worker.ts'

/**
 * The most memory of a worker. A worker that needs more is ended and restarted, and its jobs are
 * tried again.
 */
const MOST_MEMORY_MB = 768
/** The most memory for new objects; by default, V8 takes 192 MB for them while news is fetched. */
const MOST_YOUNG_MB = 24
const FIRST_RESTART_MS = 500
const LONGEST_RESTART_MS = 30_000
/** The time after which a new thread counts as healthy. */
const HEALTHY_AFTER_MS = 60_000
const STOP_WITHIN_MS = 12_000
/**
 * The least time between two restarts that threads ask for. A restart costs a second, and memory
 * fills up again only as fast as news arrives.
 */
const RENEW_AT_MOST_EVERY_MS = 3_600_000

/** The message of an idle thread that would take less memory after a restart. */
export const RENEW = 'renew'

export interface WorkerThread {
  stop(): Promise<void>
}

/** Runs the worker in a thread, and restarts the thread when it dies or asks for a restart. */
export function startWorkerThread(
  data: Omit<WorkerData, 'renewAfterMs'>,
  log: Logger,
  open: (options: WorkerOptions) => Worker = openWorker,
): WorkerThread {
  let worker: Worker
  let timer: NodeJS.Timeout | undefined
  let isStopping = false
  let restartMs = FIRST_RESTART_MS

  function run(renewAfterMs = 0) {
    const startedAt = performance.now()
    let isRenewed = false
    const workerData: WorkerData = { ...data, renewAfterMs }
    const thread = open({
      workerData,
      resourceLimits: {
        maxOldGenerationSizeMb: MOST_MEMORY_MB,
        maxYoungGenerationSizeMb: MOST_YOUNG_MB,
      },
    })
    worker = thread
    thread.on('error', (error) => log.error({ err: error }, 'The worker failed'))
    thread.on('message', (said) => {
      if (said !== RENEW || isStopping) return
      isRenewed = true
      void end(thread)
    })
    thread.once('exit', () => {
      if (isStopping) return
      if (isRenewed) return run(RENEW_AT_MOST_EVERY_MS)
      if (performance.now() - startedAt > HEALTHY_AFTER_MS) restartMs = FIRST_RESTART_MS
      log.warn(`The worker stopped; it restarts in ${restartMs / 1000} s`)
      timer = setTimeout(() => run(renewAfterMs), restartMs)
      restartMs = Math.min(restartMs * 2, LONGEST_RESTART_MS)
    })
  }

  run()
  return {
    async stop() {
      isStopping = true
      clearTimeout(timer)
      await end(worker)
    },
  }
}

function openWorker(options: WorkerOptions): Worker {
  return openThread(workerProgram, options)
}

/** Lets a thread finish its work, and ends it. */
async function end(thread: Worker): Promise<void> {
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()))
  if (thread.threadId === -1) return
  thread.postMessage('stop')
  const deadline = setTimeout(() => void thread.terminate(), STOP_WITHIN_MS)
  await ended
  clearTimeout(deadline)
}
