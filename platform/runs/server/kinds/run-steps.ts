import type { Database } from '#server/tools.ts'
import type { RunStep, stepStates } from '../../contract.ts'
import type { RunProgress } from './run-kind.ts'

/** The steps of a run, for the worker that performs it. */
export interface RunSteps {
  /** The steps that were noted, in the order in which they began. */
  read(): Promise<RunStep[]>
  /**
   * Stores attempts at steps; given the `db` of a transaction, together with their changes, and `isLast` says that
   * nothing follows in it. Throws `RunStopped` and stores nothing if the run belongs to another worker by now, or has
   * to stop; a step that was at work then may still be noted as ended.
   */
  note(steps: readonly StepNote[], options?: RunProgress & NotedWithin): Promise<void>
}

interface NotedWithin {
  db?: Database
  isLast?: boolean
}

export interface StepNote {
  path: string
  /** 1 unless said otherwise; the same attempt is written over. */
  attempt?: number
  name: string
  state: (typeof stepStates)[number]
  input?: unknown
  output?: unknown
  error?: string | null
  /**
   * The times at which the attempt began and ended, where it is noted later; both are now unless
   * said otherwise.
   */
  startedAt?: Date
  endedAt?: Date
}
