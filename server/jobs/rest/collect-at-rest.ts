import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { forgetRemembered } from '#engine/words/remembering.ts'

const LOOK_EVERY_MS = 10_000
/** A thread that is busy for less than this share of its time counts as resting. */
const RESTING = 0.1

/**
 * Returns the memory of a burst of work when this thread comes to rest, once for each burst: V8 keeps its memory until
 * it needs more. `letGo` is asked while it rests whether there is more to collect. Returns a function that stops looking.
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

/** Node exposes it only with a flag, which is read again for each new context. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as Collect
  setFlagsFromString('--no-expose-gc')
  // Any other flavor of collection keeps the memory for the next burst.
  return () => {
    forgetRemembered()
    collect({ type: 'major', flavor: 'last-resort' })
  }
}
