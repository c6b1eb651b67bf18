import type { ChildProcess } from 'node:child_process'
import { keepAlive } from './start-child.ts'
import { TOO_MUCH_MEMORY, TOO_MUCH_TIME } from './watch-self.ts'

/**
 * The reason why a process ended during its work: a limit, an outside cause such as a system short
 * of memory, or a crash.
 */
export type Ending = 'time' | 'memory' | 'system' | 'crash'

/** A shell adds 128 to the number of the signal that ended a program. */
const ABORTED = 128 + 6
const TRAPPED = 128 + 5

/**
 * Finds why a process ended. Our watch ends a process by signals of its own; V8 aborts or traps at
 * the limit of its heap.
 */
export function whyEnded(code: number | null, signal: NodeJS.Signals | null): Ending {
  if (signal === TOO_MUCH_TIME) return 'time'
  if (
    [TOO_MUCH_MEMORY, 'SIGABRT', 'SIGTRAP', 'SIGILL'].includes(signal ?? '') ||
    [ABORTED, TRAPPED].includes(code ?? 0)
  )
    return 'memory'
  return isBySystem(signal) ? 'system' : 'crash'
}

export function isBySystem(signal: NodeJS.Signals | null): boolean {
  return signal === 'SIGKILL' || signal === 'SIGTERM'
}

/** Ends a child at once, and waits until it is gone. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  // The child must keep this process running, because this process may have nothing to do but wait
  // for its end.
  keepAlive(child, true)
  child.kill('SIGKILL')
  await gone
}
