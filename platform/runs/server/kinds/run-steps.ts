import type { Database } from '#server/tools.ts'
import type { RunStep, stepStates } from '../../contract.ts'
import type { RunProgress } from './run-kind.ts'

/** The steps of a run, for the worker that performs it. */
export interface RunSteps {
  /** Reads the stored steps, in the order in which they began. */
  read(): Promise<RunStep[]>
  /**
   * Stores attempts at steps. With the `db` of a transaction, they are stored together with its
   * other changes; `isLast` says that this is its last statement, so that it commits at once.
   * Throws `RunStopped` and stores nothing if another worker has taken the run, or before a new
   * step if the run has to stop; the end of a step that is at work can still be stored.
   */
  note(steps: readonly StepNote[], options?: RunProgress & NotedWithin): Promise<void>
}

interface NotedWithin {
  db?: Database
  isLast?: boolean
}

export interface StepNote {
  path: string
  /** The number of the attempt; 1 if absent. The same attempt is overwritten. */
  attempt?: number
  name: string
  state: (typeof stepStates)[number]
  input?: unknown
  output?: unknown
  error?: string | null
  /**
   * The times at which the attempt began and ended, if it is stored later; both are now by default.
   */
  startedAt?: Date
  endedAt?: Date
}
