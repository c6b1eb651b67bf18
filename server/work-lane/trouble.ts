import type { Logger } from 'pino'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 15_000

export interface Trouble {
  /** Notes a failure; returns the milliseconds to wait before the next attempt. */
  note(error: unknown): number
  /** Notes that the work has succeeded. */
  isOver(): void
}

/**
 * Keeps count of successive failures of a loop. Each failure is logged once while it stays the
 * same, and the waits double up to a limit.
 */
export function openTrouble(log: Pick<Logger, 'error' | 'info'>, name: string): Trouble {
  let count = 0
  let said: string | null = null
  return {
    note(error) {
      const words = String(error)
      if (words !== said) log.error({ err: error, loop: name }, 'Background work failed; retrying')
      said = words
      return Math.min(FIRST_WAIT_MS * 2 ** Math.min(count++, 20), LONGEST_WAIT_MS)
    },
    isOver() {
      if (count > 0) log.info({ loop: name }, 'Background work goes on')
      count = 0
      said = null
    },
  }
}
