import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { forgetRemembered } from '#engine/words/remembering.ts'

const LOOK_EVERY_MS = 10_000
/** The share of its time below which a busy thread counts as idle. */
const RESTING = 0.1

/**
 * Frees the memory of a burst of work when this thread becomes idle, once for each burst, because
 * V8 keeps memory until it needs more. While the thread is idle, `letGo` is called again and again;
 * if it returns true, memory is collected once more. Returns a function that stops all of this.
 */
export function collectAtRest(
  lookEveryMs = LOOK_EVERY_MS,
  collect = collector(),
  letGo: () => Promise<boolean> = async () => false,
): () => void {
  let last = performance.eventLoopUtilization()
  let hasWorked = true
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    if (utilization >= RESTING) {
      hasWorked = true
      return
    }
    if (hasWorked) collect()
    hasWorked = false
    void letGo().then((isFree) => isFree && collect())
  }, lookEveryMs).unref()
  return () => clearInterval(timer)
}

type Collect = (how: { type: 'major'; flavor: 'last-resort' }) => void

/** Node exposes the collector only with a flag, which it reads again for each new context. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as Collect
  setFlagsFromString('--no-expose-gc')
  // The last-resort collection is needed: any other one keeps the memory for the next burst.
  return () => {
    forgetRemembered()
    collect({ type: 'major', flavor: 'last-resort' })
  }
}
