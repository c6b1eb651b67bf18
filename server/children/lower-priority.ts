import { readdirSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/** The only system on which each thread has a priority of its own. */
const IS_BY_THREAD = process.platform === 'linux'

/**
 * Lets all else go before this thread (elsewhere than on Linux, this process), up to a niceness. A thread that is lower
 * already stays there: to go up takes rights that the server rarely has.
 */
export function lowerPriority(niceness: number): void {
  if (getPriority() < niceness) setPriority(niceness)
}

/** The same for a thread that shares its process with pages: nothing happens where it would slow these down as well. */
export function lowerPriorityOfThread(niceness: number): void {
  if (IS_BY_THREAD) lowerPriority(niceness)
}

/** The same for all threads of this process, of which V8 has begun some before our own code. */
export function lowerPriorityOfProcess(niceness: number): void {
  if (IS_BY_THREAD) for (const thread of readdirSync('/proc/self/task')) lowerOne(Number(thread))
  else lowerPriority(niceness)

  function lowerOne(thread: number): void {
    try {
      if (getPriority(thread) < niceness) setPriority(thread, niceness)
    } catch {
      // It has just ended.
    }
  }
}
