import { readdirSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/** True on Linux, the only system on which each thread has a priority of its own. */
const IS_BY_THREAD = process.platform === 'linux'
/** The id 0 names the calling thread on Linux, and the calling process on other systems. */
const THIS = 0

/**
 * Lowers the priority of this thread (of this process on other systems than Linux) to a niceness. A
 * thread with a lower priority keeps that, because raising it takes rights that the server rarely
 * has.
 */
export function lowerPriority(niceness: number): void {
  lower(THIS, niceness)
}

/**
 * Lowers the priority of this thread, which shares its process with code that serves pages. It does
 * nothing on systems where this would slow down the pages, too.
 */
export function lowerPriorityOfThread(niceness: number): void {
  if (IS_BY_THREAD) lower(THIS, niceness)
}

/**
 * Lowers the priority of all threads of this process, because V8 starts some of them before our own
 * code.
 */
export function lowerPriorityOfProcess(niceness: number): void {
  lower(THIS, niceness)
  for (const thread of threadsOfProcess()) lower(thread, niceness)
}

function threadsOfProcess(): number[] {
  try {
    return IS_BY_THREAD ? readdirSync('/proc/self/task').map(Number) : []
  } catch {
    // A sandbox may hide the folder.
    return []
  }
}

function lower(thread: number, niceness: number): void {
  try {
    if (getPriority(thread) < niceness) setPriority(thread, niceness)
  } catch {
    // The thread has just ended, or a sandbox refuses. Work must not fail because its priority
    // could not be lowered.
  }
}
