import { readFileSync } from 'node:fs'
import { processesOfTree } from './memory.ts'

/** The value of `sysconf(_SC_CLK_TCK)` on Linux. */
const TICKS_A_SECOND = 100

/** Processor time of a process and of all that it started, with those that ended and were waited for. */
export function processorSecondsOfTree(root: number): number {
  return processesOfTree(root).reduce((sum, pid) => sum + processorSecondsOf(pid), 0)
}

/** Processor time of a tree without the process itself and its own ended children. */
export function processorSecondsBelow(root: number): number {
  return processorSecondsOfTree(root) - processorSecondsOf(root)
}

/** Processor time of one process and of its ended children, in seconds; 0 if it is gone. */
export function processorSecondsOf(pid: number): number {
  try {
    // The command is in brackets and may contain anything, so fields count from the last bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    // utime, stime, cutime and cstime are fields 14 to 17 in proc(5); the first two fields are cut
    // off before.
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND
  } catch {
    return 0
  }
}
