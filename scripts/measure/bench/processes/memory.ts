import { readdirSync, readFileSync } from 'node:fs'

const KB = 1024
const MB = 1_000_000

export interface ProcessMemory {
  pid: number
  command: string
  /** The process's own memory plus its share of shared memory (PSS). */
  pssMb: number
  rssMb: number
}

/** The memory of a process and of all its descendants. Linux only, because it reads /proc. */
export function memoryOfTree(root: number): ProcessMemory[] {
  return processesOfTree(root).flatMap((pid) => memoryOf(pid) ?? [])
}

/** The ids of a process and of all its descendants. Linux only, because it reads /proc. */
export function processesOfTree(root: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    const parent = Number.isInteger(pid) ? parentOf(pid) : null
    if (parent !== null) parents.set(pid, parent)
  }
  const isBelow = (pid: number): boolean =>
    pid === root || (parents.has(pid) && isBelow(parents.get(pid)!))
  return [...parents.keys()].filter(isBelow)
}

export function parentOf(pid: number): number | null {
  try {
    // The command is in brackets and may contain anything, so the fields are counted from the last
    // bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return Number(fields[1])
  } catch {
    return null
  }
}

function memoryOf(pid: number): ProcessMemory | null {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    const read = (field: string) =>
      // safe expression: the two fields are named below
      Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1])
    return { pid, command, pssMb: (read('Pss') * KB) / MB, rssMb: (read('Rss') * KB) / MB }
  } catch {
    return null
  }
}
