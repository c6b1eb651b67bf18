import { getHeapStatistics } from 'node:v8'

/** A thread that never held more than this gives enough back when it collects. */
const WORTH_RENEWING_BYTES = 120_000_000

export interface Renewing {
  /** True if no job is running, so that a restart interrupts nothing. */
  isAtRest: () => Promise<boolean>
  /** Says if the thread restarts. */
  renew: () => boolean
  heldBytes?: () => number
}

/**
 * Frees memory when idle, and restarts a thread that held much of it, because V8 and malloc keep
 * part of what a burst took. A restart that a job prevents is tried again. The returned function
 * says if there is something to collect.
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
