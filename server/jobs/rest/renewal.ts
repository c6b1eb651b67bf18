import { getHeapStatistics } from 'node:v8'

/**
 * The least memory at which a restart is worth it; a thread that held less returns enough when it
 * collects.
 */
const WORTH_RENEWING_BYTES = 120_000_000

export interface Renewing {
  /** Resolves to true if a restart interrupts nothing: no job runs, and no area is busy. */
  isAtRest: () => Promise<boolean>
  /** Asks for a restart; returns true if the thread restarts. */
  renew: () => boolean
  heldBytes?: () => number
}

/**
 * Frees memory when the thread is idle, and restarts a thread that held much of it, because V8 and
 * malloc keep part of what a burst took. A restart that a job prevents is tried again later. The
 * returned function says if there is something to collect.
 */
export function renewing(
  letGo: () => Promise<boolean>,
  { isAtRest, renew, heldBytes = heldByThread }: Renewing,
): () => Promise<boolean> {
  let isDue = false
  return async () => {
    const before = heldBytes()
    const isFree = await letGo()
    if (isFree && before >= WORTH_RENEWING_BYTES) isDue = true
    if (!isDue || !(await isAtRest())) return isFree
    isDue = false
    return !renew() && isFree
  }
}

function heldByThread(): number {
  const { used_heap_size, external_memory } = getHeapStatistics()
  return used_heap_size + external_memory
}
