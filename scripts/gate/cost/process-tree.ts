import { readdirSync, readFileSync } from 'node:fs'

/** The unit in which Linux reports CPU time, on every machine. */
const TICKS_PER_SECOND = 100
/**
 * The number of looks after which an unrelated process is examined again, because process ids are
 * reused.
 */
const STRANGERS_FOR = 60

export interface RunningProcess {
  pid: number
  parent: number
  /**
   * Ticks from the start of the machine to that of the process, which tell processes with a reused
   * id apart.
   */
  bornAt: number
  /** The CPU seconds of the process without its children. */
  ownS: number
  /** The CPU seconds of its children that have ended. */
  endedS: number
}

/**
 * A process and all its descendants, even those whose parent has ended. Needs the `/proc` of Linux.
 */
export class ProcessTree {
  readonly #root: number
  readonly #born = new Map<number, number>()
  #strangers = new Set<number>()
  #looks = 0

  constructor(root: number) {
    this.#root = root
  }

  look(): Map<number, RunningProcess> {
    if (this.#looks++ % STRANGERS_FOR === 0) this.#strangers = new Set()
    const all = new Map<number, RunningProcess>()
    for (const name of readdirSync('/proc')) {
      const pid = Number(name)
      if (!pid || this.#strangers.has(pid)) continue
      const found = readProcess(pid)
      if (found) all.set(pid, found)
    }
    const ours = new Map<number, RunningProcess>()
    for (const each of all.values()) {
      if (this.#isOurs(each, all)) ours.set(each.pid, each)
      else this.#strangers.add(each.pid)
    }
    for (const { pid, bornAt } of ours.values()) this.#born.set(pid, bornAt)
    return ours
  }

  #isOurs(one: RunningProcess, all: Map<number, RunningProcess>): boolean {
    for (let at: RunningProcess | undefined = one; at; at = all.get(at.parent)) {
      if (at.pid === this.#root || this.#born.get(at.pid) === at.bornAt) return true
    }
    return false
  }
}

export function readProcess(pid: number | 'self'): RunningProcess | null {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'latin1'))
  } catch {
    return null
  }
}

/** Reads a `/proc/PID/stat` file. The name in brackets may itself contain spaces and brackets. */
export function parseStat(text: string): RunningProcess {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const seconds = (first: number) =>
    (Number(fields[first]) + Number(fields[first + 1])) / TICKS_PER_SECOND
  return {
    pid: Number.parseInt(text, 10),
    parent: Number(fields[1]),
    bornAt: Number(fields[19]),
    ownS: seconds(11),
    endedS: seconds(13),
  }
}

export type ProcessKind =
  | 'hub'
  | 'postgres'
  | 'chromium'
  | 'journey worker'
  | 'unit worker'
  | 'other'

/** Says if a text has a match of the second pattern after one of the first. */
function hasWords(text: string, first: RegExp, second: RegExp): boolean {
  const at = text.search(first)
  return at >= 0 && second.test(text.slice(at))
}

/** The kind of a process, by its command line. */
export function kindOf(commandLine: string): ProcessKind {
  const [program = ''] = commandLine.split('\0')
  if (/(^|\/)postgres(:|$)/.test(program)) return 'postgres'
  if (/chrom|headless[-_]shell/i.test(program)) return 'chromium'
  if (commandLine.includes('dist/server/')) return 'hub'
  if (hasWords(commandLine, /playwright/, /worker|process/i)) return 'journey worker'
  if (hasWords(commandLine, /vitest/, /workers|forks/)) return 'unit worker'
  return 'other'
}

export function readKind(pid: number): ProcessKind {
  try {
    return kindOf(readFileSync(`/proc/${pid}/cmdline`, 'latin1'))
  } catch {
    return 'other'
  }
}

/**
 * The value of an environment variable at the start of a process; null if it is not set or cannot
 * be read.
 */
export function readVariable(pid: number, name: string): string | null {
  try {
    const variables = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
    const found = variables.find((each) => each.startsWith(`${name}=`))
    return found?.slice(name.length + 1) ?? null
  } catch {
    return null
  }
}
