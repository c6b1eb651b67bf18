import type { ChildProcess } from 'node:child_process'
import { setTimeout as pauseFor } from 'node:timers/promises'
import type { ChildLimits } from './child-limits.ts'
import { endChild } from './endings.ts'
import { giveWork, type Giver, type Outcome } from './give-work.ts'
import type { Program } from './program.ts'
import { startChild } from './start-child.ts'

/** A process that starts with the first piece of work, is kept for later ones, and is restarted when it has ended. */
export interface KeptChild {
  /** Does one piece of work after another, in order; fails with `NotStarted` if no process starts. */
  work<Answer, News = never, Question = never>(
    work: unknown,
    giver?: Giver<News, Question> & WorkOptions,
  ): Promise<Outcome<Answer>>
  /** Ends the process and the present work. */
  close(): Promise<void>
}

export interface WorkOptions {
  /**
   * True if the work may be done twice: if the process crashes or is ended from outside, the work
   * is given to a new one once more.
   */
  isRepeatable?: boolean
  /** Limits that differ from the usual ones. */
  limits?: Partial<Pick<ChildLimits, 'cpuMs' | 'wallMs'>>
}

/** Limits for a process that is kept between two pieces of work. */
export interface ChildStay {
  /**
   * A process that holds more memory than this after its work is ended; the next piece of work
   * starts another.
   */
  renewAboveBytes: number
  /** A child without work for this long is ended; the next piece of work starts another. */
  idleMs: number
}

type Pause = (ms: number, value: undefined, options: { signal: AbortSignal }) => Promise<unknown>

/** The first pause between restarts; after repeated failures, each doubles, up to the longest. */
const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 5000

/** Keeps a child for repeated work. Tests replace `pause`, so that they do not wait. */
export function keepChild(
  program: Program,
  limits: ChildLimits,
  { renewAboveBytes, idleMs }: ChildStay,
  pause: Pause = pauseFor,
): KeptChild {
  let running: ChildProcess | null = null
  let last: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined
  /** The number of processes in a row that were lost before they had finished any work. */
  let lost = 0
  const closing = new AbortController()

  async function begin(): Promise<ChildProcess> {
    if (lost > 1) {
      const ms = Math.min(FIRST_PAUSE_MS * 2 ** (lost - 2), LONGEST_PAUSE_MS)
      await pause(ms, undefined, { signal: closing.signal }).catch(refuseWhereClosed)
    }
    lost++
    const child = await startChild(program, limits.memoryBytes)
    child.once('exit', () => {
      if (running === child) running = null
    })
    return child
  }

  async function end(): Promise<void> {
    const child = running
    running = null
    if (child) await endChild(child)
  }

  async function once<Answer, News, Question>(
    work: unknown,
    giver: Giver<News, Question> & WorkOptions,
  ): Promise<Outcome<Answer>> {
    refuseWhereClosed()
    giver.signal?.throwIfAborted()
    clearTimeout(idle)
    running ??= await begin()
    if (closing.signal.aborted) await end()
    refuseWhereClosed()
    const before = lost
    lost = 0
    const allowed = { ...limits, ...giver.limits }
    const outcome = await giveWork<Answer, News, Question>(running, work, allowed, giver)
    if (isLost(outcome)) lost = before
    if ('memoryBytes' in outcome && outcome.memoryBytes > renewAboveBytes) await end()
    idle = setTimeout(() => void end(), idleMs)
    idle.unref()
    return outcome
  }

  function refuseWhereClosed(): void {
    if (closing.signal.aborted)
      throw new Error(`The server is shutting down; ${program.name} gets no more work.`)
  }

  return {
    work(work, giver = {}) {
      const done = last.then(async () => {
        const outcome = await once(work, giver)
        return isLost(outcome) && giver.isRepeatable ? once(work, giver) : outcome
      })
      last = done.catch(() => {})
      return done as never
    },
    async close() {
      closing.abort()
      clearTimeout(idle)
      await end()
      await last
    },
  }
}

/** Says if the process ended during the work for another reason than a limit. */
function isLost(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'ended' && (outcome.why === 'system' || outcome.why === 'crash')
}
