import { readFileSync } from 'node:fs'
import { memoryOfTree } from '../bench/processes/memory.ts'

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100

/** Seconds of processor time that a process and all that it started have taken, with what of it has ended. */
export function cpuSecondsOfTree(root: number): number {
  return memoryOfTree(root).reduce((sum, { pid }) => sum + ticksOf(pid), 0) / TICKS_PER_SECOND
}

function ticksOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0)
  } catch {
    return 0
  }
}
