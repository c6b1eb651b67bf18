import { readdirSync, readFileSync } from 'node:fs'

/** Linux reports the processor time of programs in this unit, on every machine. */
const TICKS_PER_SECOND = 100
/**
 * The number of looks after which a process of another program is examined again, since process ids
 * are reused.
 */
const STRANGERS_FOR = 60

export interface RunningProcess {
  pid: number
  parent: number
  /**
   * Ticks from the machine's start to the process's, which distinguish processes with a reused id.
   */
  bornAt: number
  /** CPU seconds without its children. */
  ownS: number
  /** CPU seconds of its ended children. */
  endedS: number
}

/** A process and all its descendants, even where one between them has ended. Needs the `/proc` of Linux. */
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

/** The name in brackets may hold spaces and brackets itself. */
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

/** Says if the second pattern matches after the first. */
function hasWords(text: string, first: RegExp, second: RegExp): boolean {
  const at = text.search(first)
  return at >= 0 && second.test(text.slice(at))
}

/** Names the kind of a process by its command line. */
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

/** A variable from the start of the process; absent, too, if it belongs to another user. */
export function readVariable(pid: number, name: string): string | null {
  try {
    const variables = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
    const found = variables.find((each) => each.startsWith(`${name}=`))
    return found?.slice(name.length + 1) ?? null
  } catch {
    return null
  }
}
