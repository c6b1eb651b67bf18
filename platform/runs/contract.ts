import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { Count } from '#core/words.ts'

export const runStates = ['waiting', 'running', 'paused', 'cancelled', 'failed', 'done'] as const
export type RunState = (typeof runStates)[number]

/** The result of a run: a few figures by name. */
export const RunResult = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
)
export type RunResult = z.infer<typeof RunResult>

/** Long work of any area. */
export const Run = z.object({
  id: Id,
  /** The area that performs the run, and its name for this kind of work: "rules", "apply-to-past". */
  area: z.string(),
  kind: z.string(),
  title: z.string(),
  /** Its subject, such as an id; null if there is one of the kind each time. */
  subject: z.nullable(z.string()),
  state: z.enum(runStates),
  /** The reader asked for it; it happens at the next step. */
  asked: z.nullable(z.enum(['pause', 'cancel'])),
  done: Count,
  /** Null while nobody knows how much it is. */
  total: z.nullable(Count),
  /** The work under way, in words; empty when there is nothing to say. */
  step: z.string(),
  result: z.nullable(RunResult),
  /** Why it failed, in words. */
  error: z.nullable(z.string()),
  /** The number of times that it was begun or taken up again. */
  attempts: Count,
  createdAt: Time,
  startedAt: z.nullable(Time),
  endedAt: z.nullable(Time),
})
export type Run = z.infer<typeof Run>

export const RunLine = z.object({ at: Time, text: z.string() })
export type RunLine = z.infer<typeof RunLine>

const OneRun = z.object({ id: Id })

/** Long work: how far it is, and what to do with it. */
export const runs = defineContract('runs', {
  /** Runs that have not ended, then the newest of the others. */
  listRuns: read(z.object({}), z.array(Run)),
  /** A run with the newest lines of its log, in the order in which they were written. */
  getRun: read(OneRun, z.extend(Run, { log: z.array(RunLine) }), ['not-found']),
  pauseRun: write(OneRun, Nothing, ['not-found', 'conflict']),
  resumeRun: write.keyed(OneRun, Nothing, ['not-found', 'conflict']),
  /** The part that is done stays. */
  cancelRun: write(OneRun, Nothing, ['not-found', 'conflict']),
  /** Goes on with a run that failed. */
  retryRun: write.keyed(OneRun, Nothing, ['not-found', 'conflict']),
  /** Takes a run that ended out of the list. */
  deleteRun: write(OneRun, Nothing, ['not-found', 'conflict']),
})
