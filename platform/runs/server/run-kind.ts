import type * as z from 'zod/mini'
import { extensionPoint } from '#server/extension-points.ts'
import type { Database, World } from '#server/tools.ts'
import type { RunResult } from '../contract.ts'

/**
 * A kind of long work. It may run twice over the same without harm: a worker that was killed is followed by
 * another one, which begins with the input and with `done` as it was last reported.
 */
export interface RunKind<Input = unknown> {
  area: string
  kind: string
  /** Data that are kept of it until it ends; never a secret. */
  input: z.ZodMiniType<Input>
  /** Does it. A `Problem` is shown as it is worded, anything else goes to the log of the program. */
  perform(world: World, run: RunAtWork<Input>): Promise<RunResult>
  /** The reader cancelled it, or deleted it after it had failed: what would begin it again is taken back. */
  giveUp?(db: Database, run: { readerId: string; subject: string | null }): Promise<void>
}

/** Any kind, where its input does not matter. */
// oxlint-disable-next-line typescript/no-explicit-any -- each kind knows its own input
export type AnyRunKind = RunKind<any>

/** Kinds of runs that areas perform; an area that adds one has the worker do its job (`jobOf`), too. */
export const runKinds = extensionPoint<AnyRunKind>('run-kinds')

/** Follows once a run is done or failed; the row has the outcome, also for anybody who looks later. */
export const runEnded = extensionPoint<(world: World) => Promise<void>>('run-ended')

/** A run in the hands of whoever performs it. */
export interface RunAtWork<Input> {
  id: string
  readerId: string
  input: Input
  /** The last report, also by a worker before this one. */
  done: number
  /** Aborts when the reader wants it to stop: for a step that takes long. */
  signal: AbortSignal
  /** Between two steps. Throws `RunStopped` when the work is to stop here; let it pass. */
  reportProgress(progress: RunProgress): Promise<void>
  log(text: string): Promise<void>
}

export interface RunProgress {
  done?: number
  total?: number
  step?: string
}

/** The reader paused or cancelled the run, or another worker has it now. */
export class RunStopped extends Error {}
