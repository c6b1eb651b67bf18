import limit from 'p-limit'
import { SANDBOX } from './limits.ts'
import { Problem } from '#core/problem.ts'
import { keepChild, type KeptChild } from '../children/keep-child.ts'
import type { Tools } from '../tools.ts'
import { answerQuestions, BrokenOut, refuseQuestions, type Ask } from './answer-questions.ts'
import { sizeFault } from './faults.ts'
import type { Fault, MachineEnd, MachineQuestion, MachineRun } from './messages.ts'
import { failed, outcomeOf, type SandboxOutcome } from './outcome.ts'
import { sandboxProgram } from './sandbox-program.ts'

/** Code of a reader or a stranger, with everything that it may know and do. */
export interface SandboxRun {
  /**
   * Statements of an async function, which can use `input`, `ask(name, question)` and `console`.
   * The value that they return is the result.
   */
  source: string
  /** Any value that JSON can contain. */
  input?: unknown
  /**
   * Answers the questions of the code, which are its only connection to the outside; without this
   * function, every question is refused.
   */
  ask?: Ask
  /**
   * Limits that replace those of `SANDBOX`. `memoryBytes` must leave room for the rest of the
   * process (`processBytes`).
   */
  limits?: { cpuMs?: number; wallMs?: number; memoryBytes?: number; questions?: number }
  /** The moment that the code's clock shows during the whole run. */
  clock: Date
  /** The seed of `Math.random`, which gives the same numbers for the same seed. */
  seed: string
  signal?: AbortSignal
}

export interface Sandbox {
  /**
   * Runs the code once: a run is never repeated automatically, so its questions may change
   * something. Fails with a `Problem` if too many runs wait.
   */
  run(run: SandboxRun): Promise<SandboxOutcome>
  close(): Promise<void>
}

const LIMITS = { cpuMs: SANDBOX.cpuMs, wallMs: SANDBOX.wallMs, memoryBytes: SANDBOX.processBytes }
const STAY = { renewAboveBytes: SANDBOX.processBytes / 2, idleMs: SANDBOX.idleMs }

/**
 * Runs JavaScript in a few processes, which start with the first run. Each run has a new machine.
 */
export function openSandbox({ log }: Pick<Tools, 'log'>): Sandbox {
  const children: KeptChild[] = []
  const free: KeptChild[] = []
  const turn = limit(SANDBOX.processes)
  let isClosed = false

  async function runIn(child: KeptChild, run: MachineRun, { ask, limits, signal }: SandboxRun) {
    try {
      const ended = await child.work<MachineEnd, never, MachineQuestion>(run, {
        limits: { cpuMs: run.cpuMs + SANDBOX.graceMs, wallMs: limits?.wallMs ?? SANDBOX.wallMs },
        answer: answerQuestions(ask ?? refuseQuestions, run.questions),
        signal,
      })
      if (ended.kind === 'failed') log.error({ reason: ended.error }, 'A sandbox broke')
      return outcomeOf(ended, run)
    } catch (error) {
      if (!(error instanceof BrokenOut)) throw error
      log.error({ reason: error.message }, 'A sandbox was broken out of')
      return outcomeOf({ kind: 'ended', why: 'crash' }, run)
    }
  }

  return {
    async run(run) {
      if (turn.pendingCount >= SANDBOX.waiting)
        throw new Problem('unavailable', 'Too much code is waiting to be run. Try again later.')
      const machineRun = machineRunOf(run)
      const fault = tooLarge(machineRun)
      if (fault) return failed(fault)
      return turn(async () => {
        if (isClosed) throw new Error('The server is shutting down; no more code is run.')
        const child = free.pop() ?? keepChild(sandboxProgram, LIMITS, STAY)
        if (!children.includes(child)) children.push(child)
        try {
          return await runIn(child, machineRun, run)
        } finally {
          free.push(child)
        }
      })
    },
    async close() {
      isClosed = true
      await Promise.all(children.map((child) => child.close()))
    },
  }
}

function machineRunOf({ source, input = null, clock, seed, limits }: SandboxRun): MachineRun {
  return {
    source,
    input: JSON.stringify(input),
    clockMs: clock.getTime(),
    seed,
    cpuMs: limits?.cpuMs ?? SANDBOX.cpuMs,
    memoryBytes: limits?.memoryBytes ?? SANDBOX.memoryBytes,
    questions: limits?.questions ?? SANDBOX.questions,
  }
}

function tooLarge({ source, input }: MachineRun): Fault | null {
  if (source.length > SANDBOX.sourceCharacters)
    return sizeFault('The code', SANDBOX.sourceCharacters)
  if (input.length > SANDBOX.inputCharacters) return sizeFault('The input', SANDBOX.inputCharacters)
  return null
}
