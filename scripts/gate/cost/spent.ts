import type { ProcessKind, RunningProcess } from './process-tree.ts'

/** A server or a PostgreSQL that uses a smaller share of the time than this is at rest. */
const AT_REST_BELOW = 0.05
/** The number of looks at a new process in which it may still become another program (exec). */
const YOUNG_LOOKS = 3

/** CPU seconds by kind of process, and those of servers and PostgreSQL while at rest. */
export type Spent = Partial<Record<ProcessKind | 'at rest', number>>

interface Known extends RunningProcess {
  kind: ProcessKind
  looks: number
}

/**
 * Sums up the CPU time of processes by kind, from repeated looks. Linux adds the time of an ended
 * process to its parent's, so short-lived processes and the time after the last look are included.
 * Only the last moments of a process that outlived its parent are missing.
 */
export class SpentTime {
  readonly #readKind: (pid: number) => ProcessKind
  #known = new Map<number, Known>()
  readonly #spent: Spent = {}

  constructor(readKind: (pid: number) => ProcessKind) {
    this.#readKind = readKind
  }

  /** Adds a look; returns everything spent so far. */
  look(all: ReadonlyMap<number, RunningProcess>, sinceLastS: number): Spent {
    const before = this.#known
    this.#known = new Map([...all.values()].map((each) => [each.pid, this.#recognised(each)]))
    const endedS = this.#endedSince(before)
    const groups = new Map<number, number>()
    for (const each of this.#known.values()) {
      const last = sameIn(before, each)
      const ownS = each.ownS - (last?.ownS ?? 0)
      // The time of ended children that were seen is already counted; that of unseen children
      // counts for their parent's kind.
      const unseenS = each.endedS - (last?.endedS ?? 0) - (endedS.get(each.pid) ?? 0)
      this.#add(each.kind, ownS + Math.max(0, unseenS))
      if (each.kind !== 'hub' && each.kind !== 'postgres') continue
      const top = this.#topOf(each)
      groups.set(top, (groups.get(top) ?? 0) + ownS)
    }
    for (const ownS of groups.values()) {
      if (ownS < AT_REST_BELOW * sinceLastS) this.#add('at rest', ownS)
    }
    return { ...this.#spent }
  }

  #recognised(process: RunningProcess): Known {
    const last = sameIn(this.#known, process)
    const looks = (last?.looks ?? 0) + 1
    const isSettled = last && looks > YOUNG_LOOKS
    return { ...process, looks, kind: isSettled ? last.kind : this.#readKind(process.pid) }
  }

  /**
   * The known time of processes that ended since the last look, by their nearest living ancestor.
   */
  #endedSince(before: ReadonlyMap<number, Known>): Map<number, number> {
    const sums = new Map<number, number>()
    for (const gone of before.values()) {
      if (sameIn(this.#known, gone)) continue
      let above = gone.parent
      for (let at = before.get(above); at && !sameIn(this.#known, at); at = before.get(above)) {
        above = at.parent
      }
      sums.set(above, (sums.get(above) ?? 0) + gone.ownS + gone.endedS)
    }
    return sums
  }

  /**
   * The id of the first process of a server or of a PostgreSQL, which stands for all its processes.
   */
  #topOf(one: Known): number {
    let top = one
    for (
      let above = this.#known.get(one.parent);
      above?.kind === one.kind;
      above = this.#known.get(above.parent)
    ) {
      top = above
    }
    return top.pid
  }

  #add(kind: keyof Spent, seconds: number): void {
    this.#spent[kind] = (this.#spent[kind] ?? 0) + seconds
  }
}

function sameIn(known: ReadonlyMap<number, Known>, one: RunningProcess): Known | undefined {
  const found = known.get(one.pid)
  return found?.bornAt === one.bornAt ? found : undefined
}
