import type { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { SITES } from './limits.ts'
import { openThread } from '../jobs/open-thread.ts'
import { answerThrough } from './answer-for-areas.ts'
import { listenerProgram } from './listener-program.ts'
import type { ListenerSettings } from './listener-settings.ts'
import type { FromListener, SitesBehind, ToListener } from './messages.ts'

const RESTART_MS = 1000
const STOP_WITHIN_MS = 3000
const MEGABYTE = 1024 * 1024

export interface SecondListener {
  port: number
  /** Sets the sites; requests that come earlier wait for this. */
  serve(sites: SitesBehind): void
  stop(): Promise<void>
}

/**
 * Listens in a thread of its own, which is restarted when it dies. Fails if the port is not
 * available.
 */
export async function openListener(
  settings: ListenerSettings,
  log: Logger,
): Promise<SecondListener> {
  let serve!: (sites: SitesBehind) => void
  const sites = new Promise<SitesBehind>((resolve) => (serve = resolve))
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  let thread: Worker

  /** Starts the thread; resolves with the port as soon as the thread listens. */
  function run(port: number): Promise<number> {
    const opened = openThread(listenerProgram, {
      workerData: { ...settings, port },
      resourceLimits: { maxOldGenerationSizeMb: SITES.memoryBytes / MEGABYTE },
    })
    thread = opened
    const say = (message: ToListener, transfer: ReadableStream[] = []) =>
      opened.postMessage(message, transfer as never)
    const hear = answerThrough(say, sites, log)
    return new Promise((resolve, reject) => {
      opened.on('error', (error) => log.error({ err: error }, 'The listener for sites failed'))
      opened.on('message', (message: FromListener) => {
        if (message.is === 'listening') resolve(message.port)
        else if (message.is === 'failed')
          reject(Object.assign(new Error(message.message), { code: message.code }))
        else hear(message)
      })
      opened.once('exit', () => reject(new Error('The listener for sites ended')))
    })
  }

  function keepRunning(port: number) {
    thread.once('exit', () => {
      if (isStopping) return
      log.warn('The listener for sites stopped; it restarts')
      timer = setTimeout(() => {
        run(port).catch((error: unknown) => log.warn({ err: error }, 'It did not start'))
        keepRunning(port)
      }, RESTART_MS)
    })
  }

  const port = await run(settings.port)
  keepRunning(port)
  return {
    port,
    serve,
    async stop() {
      isStopping = true
      clearTimeout(timer)
      await end(thread)
    },
  }
}

async function end(thread: Worker): Promise<void> {
  if (thread.threadId === -1) return
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()))
  thread.postMessage({ is: 'stop' } satisfies ToListener)
  const deadline = setTimeout(() => void thread.terminate(), STOP_WITHIN_MS)
  await ended
  clearTimeout(deadline)
}
