import { readdirSync, readFileSync } from 'node:fs'
import { parentOf, processesOfTree } from './memory.ts'
import { processorSecondsOf } from './time.ts'

const NS_A_SECOND = 1e9

/** Processor time of the processes of a tree at a moment, in seconds. */
export type TreeTimes = ReadonlyMap<number, ProcessTimes>

interface ProcessTimes {
  kind: string
  parent: number | null
  /** Processor time, including its ended children. */
  seconds: number
  /** Processor time by name of the thread; a PostgreSQL process has one, named by its kind. */
  threads: ReadonlyMap<string, number>
}

/** Linux only: it reads /proc. */
export function timesOfTree(root: number): TreeTimes {
  return new Map(
    processesOfTree(root)
      .map((pid) => [pid, timesOf(pid)] as const)
      .filter((one): one is [number, ProcessTimes] => one[1] !== null),
  )
}

/** Seconds between two moments by part of the program: a thread by its name, a process of PostgreSQL by its kind. */
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
    // Its time so far is now part of its parent's time.
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
      // The first number of schedstat is the time that the thread ran.
      const [ranNs] = readFileSync(`${folder}/schedstat`, 'utf8').split(' ')
      const name =
        kind === 'postgres' ? kindOfServer(command) : readFileSync(`${folder}/comm`, 'utf8').trim()
      threads.set(name, (threads.get(name) ?? 0) + Number(ranNs) / NS_A_SECOND)
    }
    return { kind, parent: parentOf(pid), seconds: processorSecondsOf(pid), threads }
  } catch {
    // The process ended meanwhile.
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
