import type { Logger } from 'pino'
import { openTrouble } from './trouble.ts'
import { openWake } from './wake.ts'

export interface Repetition {
  /** The name of the work in the log, such as "briefings". */
  name: string
  everyMs: number
  work(): Promise<unknown>
}

/**
 * Does some work at once, and again after each pause, until the signal aborts. After failures,
 * pauses double from a second up to 15 seconds, but are never longer than usual.
 */
export async function repeat(
  log: Pick<Logger, 'error' | 'info'>,
  signal: AbortSignal,
  { name, everyMs, work }: Repetition,
): Promise<void> {
  const trouble = openTrouble(log, name)
  const { wait } = openWake()
  while (!signal.aborted) {
    let waitMs = everyMs
    try {
      await work()
      trouble.isOver()
    } catch (error) {
      waitMs = Math.min(trouble.note(error), everyMs)
    }
    await wait(waitMs, signal)
  }
}
