import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { note } from './note.ts'
import {
  ProcessTree,
  readKind,
  readVariable,
  type ProcessKind,
  type RunningProcess,
} from './process-tree.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Notes the processor time of each journey: that of its worker, of the worker's browser, and of
 * processes that ended during it, such as its own servers. A server that keeps running belongs to
 * no journey.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright takes nothing else
export default class JourneysReporter implements Reporter {
  readonly #processes = process.platform === 'linux' ? new ProcessTree(process.pid) : null
  readonly #children = new Set<number>()
  readonly #kinds = new Map<number, ProcessKind>()
  /** The process ids of workers, by Playwright's worker numbers. */
  readonly #workers = new Map<number, number>()
  /** The CPU seconds of workers up to the end of their last journey, by process id. */
  readonly #spentS = new Map<number, number>()

  printsToStdio(): boolean {
    return false
  }

  onTestBegin(_: TestCase, { workerIndex }: TestResult): void {
    if (this.#processes && !this.#workers.has(workerIndex)) {
      this.#meetWorkers(this.#processes.look())
    }
  }

  onTestEnd(test: TestCase, { workerIndex, duration }: TestResult): void {
    note({
      kind: 'journey',
      file: relative(root, test.location.file).replaceAll('\\', '/'),
      title: test.titlePath().slice(3).join(' › '),
      wallS: duration / 1000,
      cpuS: this.#measure(workerIndex),
    })
  }

  /** The CPU seconds of a worker since the end of its last journey, or since it was first seen. */
  #measure(workerIndex: number): number | undefined {
    if (!this.#processes) return undefined
    const all = this.#processes.look()
    this.#meetWorkers(all)
    const worker = all.get(this.#workers.get(workerIndex) ?? -1)
    if (!worker) return undefined
    const spentS = this.#totalS(worker, all)
    // The difference may be negative, because the time of a crashed browser is lost.
    const sinceS = Math.max(0, spentS - this.#spentS.get(worker.pid)!)
    this.#spentS.set(worker.pid, spentS)
    return sinceS
  }

  /**
   * Finds the process ids of workers. A worker does not report its number, but the processes that
   * it starts, such as its browser, have it in their environment.
   */
  #meetWorkers(all: ReadonlyMap<number, RunningProcess>): void {
    for (const each of all.values()) {
      if (each.parent === process.pid && this.#kind(each.pid) === 'journey worker') {
        if (!this.#spentS.has(each.pid)) this.#spentS.set(each.pid, this.#totalS(each, all))
      } else if (this.#spentS.has(each.parent) && !this.#children.has(each.pid)) {
        const index = readVariable(each.pid, 'TEST_WORKER_INDEX')
        if (index === null) continue
        this.#children.add(each.pid)
        this.#workers.set(Number(index), each.parent)
      }
    }
  }

  /** The CPU seconds of a worker and its browser, which keeps running between journeys. */
  #totalS(worker: RunningProcess, all: ReadonlyMap<number, RunningProcess>): number {
    let sum = worker.ownS + worker.endedS
    for (const { pid, ownS, endedS } of all.values()) {
      if (this.#kind(pid) === 'chromium' && isBelow(pid, worker.pid, all)) sum += ownS + endedS
    }
    return sum
  }

  #kind(pid: number): ProcessKind {
    const known = this.#kinds.get(pid)
    if (known && known !== 'other') return known
    const kind = readKind(pid)
    this.#kinds.set(pid, kind)
    return kind
  }
}

function isBelow(pid: number, ancestor: number, all: ReadonlyMap<number, RunningProcess>): boolean {
  for (let at = all.get(pid); at; at = all.get(at.parent)) if (at.pid === ancestor) return true
  return false
}
