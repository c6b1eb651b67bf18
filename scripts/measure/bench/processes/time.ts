import { readFileSync } from 'node:fs'
import { processesOfTree } from './memory.ts'

/** The clock ticks per second on Linux, `sysconf(_SC_CLK_TCK)`. */
const TICKS_A_SECOND = 100

/**
 * The CPU seconds of a process and all its descendants, including ended ones that were waited for.
 */
export function processorSecondsOfTree(root: number): number {
  return processesOfTree(root).reduce((sum, pid) => sum + processorSecondsOf(pid), 0)
}

/**
 * The CPU seconds of the descendants of a process, without the process itself and its ended
 * children.
 */
export function processorSecondsBelow(root: number): number {
  return processorSecondsOfTree(root) - processorSecondsOf(root)
}

/** The CPU seconds of a process and its ended children; 0 if the process is gone. */
export function processorSecondsOf(pid: number): number {
  try {
    // The command is in brackets and may contain anything, so the fields are counted from the last
    // bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    // The fields utime, stime, cutime and cstime, which are 14 to 17 in proc(5); the first two
    // fields were cut off.
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND
  } catch {
    return 0
  }
}
