import { readdirSync, readFileSync } from 'node:fs'
import { parentOf, processesOfTree } from './memory.ts'
import { processorSecondsOf } from './time.ts'

const NS_A_SECOND = 1e9

/** The CPU times of the processes of a tree at a moment, by process id. */
export type TreeTimes = ReadonlyMap<number, ProcessTimes>

interface ProcessTimes {
  kind: string
  parent: number | null
  /** The CPU time of the process and its ended children. */
  seconds: number
  /**
   * The CPU time of each thread by name; a process of PostgreSQL has one thread, named by its kind.
   */
  threads: ReadonlyMap<string, number>
}

/** Reads the CPU times of a process and all its descendants. Linux only, because it reads /proc. */
export function timesOfTree(root: number): TreeTimes {
  return new Map(
    processesOfTree(root)
      .map((pid) => [pid, timesOf(pid)] as const)
      .filter((one): one is [number, ProcessTimes] => one[1] !== null),
  )
}

/**
 * The CPU seconds between two moments by part of the program: threads by name, processes of
 * PostgreSQL by kind.
 */
export function secondsByPart(before: TreeTimes, after: TreeTimes): Map<string, number> {
  const parts = new Map<string, number>()
  const add = (part: string, seconds: number) => parts.set(part, (parts.get(part) ?? 0) + seconds)
  for (const [pid, { kind, seconds, threads }] of after) {
    const former = before.get(pid)
    let rest = seconds - (former?.seconds ?? 0)
    for (const [name, spent] of threads) {
      const part = spent - (former?.threads.get(name) ?? 0)
      add(`${kind}: ${name}`, part)
      rest -= part
    }
    add(`${kind}: ended meanwhile`, rest)
  }
  for (const [pid, { parent, seconds }] of before) {
    const heir = after.has(pid) || parent === null ? undefined : after.get(parent)
    // The time before `before` is subtracted, because the time of an ended process is added to its
    // parent's.
    if (heir) add(`${heir.kind}: ended meanwhile`, -seconds)
  }
  return parts
}

function timesOf(pid: number): ProcessTimes | null {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    const kind = command.includes('postgres')
      ? 'postgres'
      : command.split(' ')[0]!.replace(/^.*\//, '')
    const threads = new Map<string, number>()
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const folder = `/proc/${pid}/task/${thread}`
      // The first number in schedstat is the time for which the thread ran.
      const [ranNs] = readFileSync(`${folder}/schedstat`, 'utf8').split(' ')
      const name =
        kind === 'postgres' ? kindOfServer(command) : readFileSync(`${folder}/comm`, 'utf8').trim()
      threads.set(name, (threads.get(name) ?? 0) + Number(ranNs) / NS_A_SECOND)
    }
    return { kind, parent: parentOf(pid), seconds: processorSecondsOf(pid), threads }
  } catch {
    // The process has ended meanwhile.
    return null
  }
}

function kindOfServer(command: string): string {
  const kind = /^postgres: (walwriter|checkpointer|background writer|autovacuum \w+)/.exec(command)
  if (kind) return kind[1]!
  return command.startsWith('postgres: ')
    ? 'connections'
    : command.startsWith('/bin/sh')
      ? 'watchdog'
      : 'main'
}
