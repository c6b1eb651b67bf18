import { readdirSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/** The only system on which each thread has a priority of its own. */
const IS_BY_THREAD = process.platform === 'linux'
/** Names the thread that asks; elsewhere than on Linux, its process. */
const THIS = 0

/**
 * Lets all else go before this thread (elsewhere than on Linux, this process), up to a niceness. A thread that is lower
 * already stays there: to go up takes rights that the server rarely has.
 */
export function lowerPriority(niceness: number): void {
  lower(THIS, niceness)
}

/** The same for a thread that shares its process with pages: nothing happens where it would slow these down as well. */
export function lowerPriorityOfThread(niceness: number): void {
  if (IS_BY_THREAD) lower(THIS, niceness)
}

/** The same for all threads of this process, of which V8 has begun some before our own code. */
export function lowerPriorityOfProcess(niceness: number): void {
  lower(THIS, niceness)
  for (const thread of threadsOfProcess()) lower(thread, niceness)
}

function threadsOfProcess(): number[] {
  try {
    return IS_BY_THREAD ? readdirSync('/proc/self/task').map(Number) : []
  } catch {
    // A sandbox may hide it.
    return []
  }
}

function lower(thread: number, niceness: number): void {
  try {
    if (getPriority(thread) < niceness) setPriority(thread, niceness)
  } catch {
    // The thread has just ended, or a sandbox refuses: work must not fail because it could not be
    // given a lower priority.
  }
}
