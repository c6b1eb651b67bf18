import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const LOOK_EVERY_MS = 10_000
/** Below this share of its time a thread only looks whether there is work. */
const RESTING = 0.1

/**
 * Gives the memory of a burst of work back when this thread comes to rest, once for each burst: V8 keeps what it took until it
 * needs more. Returns how to stop looking.
 */
export function collectAtRest(lookEveryMs = LOOK_EVERY_MS, collect = collector()): () => void {
  let last = performance.eventLoopUtilization()
  let hasWorked = true
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    if (utilization >= RESTING) hasWorked = true
    else if (hasWorked) {
      hasWorked = false
      collect()
    }
  }, lookEveryMs).unref()
  return () => clearInterval(timer)
}

type Collect = (how: { type: 'major'; flavor: 'last-resort' }) => void

/** Node shows it only where a flag asks for it, and reads that again for each new context. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as Collect
  setFlagsFromString('--no-expose-gc')
  // Any other keeps the pages, for the next burst.
  return () => collect({ type: 'major', flavor: 'last-resort' })
}
