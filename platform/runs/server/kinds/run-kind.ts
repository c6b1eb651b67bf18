import * as z from 'zod/mini'
import { extensionPoint } from '#server/extension-points.ts'
import type { Database, World } from '#server/tools.ts'
import type { RunLevel, RunResult } from '../../contract.ts'
import type { RunSteps } from './run-steps.ts'
import type { RunWait } from './run-wait.ts'

/**
 * A kind of long work, which must tolerate being done twice: after a worker was killed, another one starts with the
 * input, with the last reported `done` and with the stored steps.
 */
export interface RunKind<Input = unknown> {
  area: string
  kind: string
  /** Data that are kept until it ends, or longer as `keeps` says; never a secret. */
  input: z.ZodMiniType<Input>
  /** The most at work at once; by default one for each reader, and one in all. */
  atOnce?: RunLimits
  /** The most that a reader keeps after they ended; a hundred of each unless said otherwise. */
  keeps?: KeptRuns
  /**
   * Does the work. A `Problem` is shown in its words, anything else goes to the log of the program. A `RunWait` ends
   * this attempt without an outcome.
   */
  perform(world: World, run: RunAtWork<Input>): Promise<RunResult | RunWait>
  /** The reader cancelled it, or it was deleted after it had failed: anything that would begin it again is removed. */
  giveUp?(db: Database, run: { readerId: string; subject: string | null }): Promise<void>
}

export interface RunLimits {
  inAll: number
  perReader: number
  /** The limit of runs that share a parent. */
  perParent?: number
}

export interface KeptRuns {
  /** Done or cancelled. */
  ended?: number
  failed?: number
  /** Days after its end for which it is kept; without it, only the number counts. */
  days?: number
  /** True if the input stays with a run that is done or cancelled. */
  input?: boolean
}

export const limitsOf = ({ atOnce }: Pick<AnyRunKind, 'atOnce'>): Required<RunLimits> => ({
  perParent: Number.MAX_SAFE_INTEGER,
  ...(atOnce ?? { inAll: 1, perReader: 1 }),
})

/** Any kind, without regard to its input. */
// oxlint-disable-next-line typescript/no-explicit-any -- each kind knows its own input
export type AnyRunKind = RunKind<any>

/** Kinds of runs that areas perform; workers take them up by themselves. */
export const runKinds = extensionPoint<AnyRunKind>('run-kinds')

export interface EndedRun {
  id: string
  area: string
  kind: string
  readerId: string
  state: 'done' | 'failed'
}

/** Called after a run is done or failed; the row has the outcome, also for later readers. */
export const runEnded = extensionPoint<(world: World, run: EndedRun) => Promise<void>>('run-ended')

/** A run while it is performed. */
export interface RunAtWork<Input> {
  id: string
  readerId: string
  parentId: string
  input: Input
  /** The last reported progress, even from an earlier worker. */
  done: number
  /** The outcome of the last question that it waited for; null before there was one. */
  answer: RunAnswer | null
  /** Aborts when the reader stops the run, and when the program ends: for a step that takes long. */
  signal: AbortSignal
  /**
   * Reports progress between two steps. Throws `RunStopped` when the work is to stop here; let it
   * pass.
   */
  reportProgress(progress: RunProgress): Promise<void>
  /** Steps had been noted when it was taken up. */
  hasSteps: boolean
  /** The input and output of each step, for continuing after another worker was lost. */
  steps: RunSteps
  log(text: string, level?: RunLevel): Promise<void>
  /** A folder of the run, deleted at its end. */
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

/** Aborts when the reader pauses or cancels the run, the program ends, or another worker has it. */
export class RunStopped extends Error {}
