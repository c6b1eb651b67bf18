import * as z from 'zod/mini'
import { extensionPoint } from '#server/extension-points.ts'
import type { Database, World } from '#server/tools.ts'
import type { RunLevel, RunResult } from '../../contract.ts'
import type { RunSteps } from './run-steps.ts'
import type { RunWait } from './run-wait.ts'

/**
 * A kind of long work. It must be safe to repeat: if a worker is killed, another one starts again
 * with the input, the last reported `done` and the stored steps.
 */
export interface RunKind<Input = unknown> {
  area: string
  kind: string
  /**
   * The schema of the input, which is stored until the run ends, or longer if `keeps` says so; it
   * must hold no secret.
   */
  input: z.ZodMiniType<Input>
  /** The most runs at work at once; by default one in all, and one for each reader. */
  atOnce?: RunLimits
  /**
   * The most ended runs of a reader that are kept; by default 100 that are done or cancelled, and
   * 100 that failed.
   */
  keeps?: KeptRuns
  /**
   * Does the work. The message of a `Problem` is shown to the reader; any other error is logged.
   * Returning a `RunWait` makes the run wait.
   */
  perform(world: World, run: RunAtWork<Input>): Promise<RunResult | RunWait>
  /**
   * Called when the reader cancels a run, or deletes a failed one. It removes everything that would
   * start the run again.
   */
  giveUp?(db: Database, run: { readerId: string; subject: string | null }): Promise<void>
}

export interface RunLimits {
  inAll: number
  perReader: number
  /** The most runs at once that share a parent. */
  perParent?: number
}

export interface KeptRuns {
  /** The most runs that are done or cancelled. */
  ended?: number
  failed?: number
  /** Days after which an ended run is deleted; if absent, only the numbers limit. */
  days?: number
  /** True to keep the input of a run that is done or cancelled. */
  input?: boolean
}

export const limitsOf = ({ atOnce }: Pick<AnyRunKind, 'atOnce'>): Required<RunLimits> => ({
  perParent: Number.MAX_SAFE_INTEGER,
  ...(atOnce ?? { inAll: 1, perReader: 1 }),
})

/** Any kind, without regard to its input. */
// oxlint-disable-next-line typescript/no-explicit-any -- each kind knows its own input
export type AnyRunKind = RunKind<any>

/** Kinds of runs that areas perform. */
export const runKinds = extensionPoint<AnyRunKind>('run-kinds')

export interface EndedRun {
  id: string
  area: string
  kind: string
  readerId: string
  state: 'done' | 'failed'
}

/** Extension point for work after a run is done or has failed; its row already has the outcome. */
export const runEnded = extensionPoint<(world: World, run: EndedRun) => Promise<void>>('run-ended')

/** A run while it is performed. */
export interface RunAtWork<Input> {
  id: string
  readerId: string
  parentId: string
  input: Input
  /** The last reported progress, possibly of an earlier worker. */
  done: number
  /** The outcome of the last question for which the run waited; null if there was none. */
  answer: RunAnswer | null
  /**
   * Aborts when the reader stops the run or the program ends, so that a long step can end early.
   */
  signal: AbortSignal
  /**
   * Reports progress between two steps. Throws `RunStopped` if the work has to stop, which must not
   * be caught.
   */
  reportProgress(progress: RunProgress): Promise<void>
  /** True if the run already had steps when this worker took it. */
  hasSteps: boolean
  /**
   * Performs steps and stores their input and output, so that another worker can continue after a
   * crash.
   */
  steps: RunSteps
  log(text: string, level?: RunLevel): Promise<void>
  /** Returns a folder for the run, which is deleted when the run ends. */
  folder(): Promise<string>
}

/** The key of a question and the chosen answer; the answer is null if none came in time. */
export const RunAnswer = z.object({ key: z.string(), answer: z.nullable(z.string()) })
export type RunAnswer = z.infer<typeof RunAnswer>

export interface RunProgress {
  done?: number
  total?: number
  step?: string
}

/**
 * Thrown to stop the work because the reader paused or cancelled the run, the program ends, or
 * another worker took the run.
 */
export class RunStopped extends Error {}
