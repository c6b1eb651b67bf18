import { setMaxListeners } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { areas } from '../areas.ts'
import type { OpenedTools } from '../open-tools.ts'
import { pause } from '../pause.ts'
import { collectAtRest } from './rest/collect-at-rest.ts'
import { renewing } from './rest/renewal.ts'
import { keepSchedule } from './schedules.ts'

/**
 * The growth of the heap, in percent, before memory is collected. Measured with a thousand feeds,
 * this takes half the memory of V8's default, and no more time.
 */
const HEAP_GROWTH_PERCENT = 25
const BEGIN_AGAIN_AFTER_MS = 2000
/**
 * The niceness of the worker, its threads and processes, so that they wait for page requests and
 * not the other way round. At 5 the worker still gets a third of the time of a program at 0.
 */
export const WORKER_NICENESS = 5

/**
 * Runs the areas' jobs and their continuous work; returns a function that stops them. `renew` is
 * called when the worker is idle after a burst of news. It returns true if the worker restarts in a
 * new thread, which frees memory that collecting does not.
 */
export async function startWork(
  { tools, jobs }: Pick<OpenedTools, 'tools' | 'jobs'>,
  renew: () => boolean = () => false,
): Promise<() => Promise<void>> {
  // By default, V8 lets the heap quadruple before it collects.
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`)
  const isAtRest = async () => jobs.isIdle() && !(await isBusy())
  const stopCollecting = collectAtRest(undefined, undefined, renewing(letGo, { isAtRest, renew }))
  const stop = new AbortController()
  // The work of every area listens to this signal while it pauses. Without this line, Node would
  // report more than ten listeners as a leak.
  setMaxListeners(0, stop.signal)
  await jobs.work(
    tools,
    areas.flatMap(({ jobs = [] }) => jobs),
  )
  const underWay = areas.flatMap(({ work, schedules = [] }) => [
    keepWorking(() => work?.(tools, stop.signal)),
    ...schedules.map((schedule) => keepWorking(() => keepSchedule(tools, schedule, stop.signal))),
  ])

  async function letGo(): Promise<boolean> {
    let isFree = false
    for (const area of areas) {
      try {
        if (await area.letGo?.(tools)) isFree = true
      } catch (error) {
        tools.log.warn({ err: error }, 'Memory could not be given back; it is tried again')
      }
    }
    return isFree
  }

  async function isBusy(): Promise<boolean> {
    for (const area of areas) if (await area.isBusy?.(tools)) return true
    return false
  }

  async function keepWorking(work: () => Promise<void> | undefined) {
    while (!stop.signal.aborted) {
      try {
        return await work()
      } catch (error) {
        if (stop.signal.aborted) return
        tools.log.error({ err: error }, 'Background work stopped; restarting it')
        await pause(BEGIN_AGAIN_AFTER_MS, stop.signal)
      }
    }
  }

  return async () => {
    stop.abort()
    stopCollecting()
    await Promise.all(underWay)
  }
}
