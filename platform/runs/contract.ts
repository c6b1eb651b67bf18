import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { RUNS } from './limits.ts'
import { Count, line } from '#core/words.ts'

export const runStates = ['waiting', 'running', 'paused', 'cancelled', 'failed', 'done'] as const
export type RunState = (typeof runStates)[number]

/** The result of a run: a few named values. */
export const RunResult = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
)
export type RunResult = z.infer<typeof RunResult>

/** A question to the reader, for which a run waits. */
export const RunQuestion = z.object({
  /** The key of the question, so that an answer to another question is not taken for its answer. */
  key: z.string(),
  text: z.string(),
  answers: z.array(z.string()),
  /** The time at which the run goes on without an answer. */
  until: Time,
})
export type RunQuestion = z.infer<typeof RunQuestion>

/** Long work of any area, with its progress. */
export const Run = z.object({
  id: Id,
  /**
   * The area that performs the run; `kind` is its name for this kind of work, such as
   * "apply-to-past" of "rules".
   */
  area: z.string(),
  kind: z.string(),
  title: z.string(),
  /** The id of the thing that the run is about; null if its kind has no such things. */
  subject: z.nullable(z.string()),
  state: z.enum(runStates),
  /**
   * A change that the reader asked for and that happens at the next step; null if there is none.
   */
  asked: z.nullable(z.enum(['pause', 'cancel'])),
  done: Count,
  /** The amount of all work; null while it is unknown. */
  total: z.nullable(Count),
  /** The current step in words; empty if there is nothing to say. */
  step: z.string(),
  result: z.nullable(RunResult),
  /** The reason for the failure, in words; null if the run did not fail. */
  error: z.nullable(z.string()),
  /** The time until which the run waits; null if it does not wait, or only for a worker. */
  wakesAt: z.nullable(Time),
  question: z.nullable(RunQuestion),
  /** The number of times that workers started the run or took it over. */
  attempts: Count,
  createdAt: Time,
  startedAt: z.nullable(Time),
  endedAt: z.nullable(Time),
})
export type Run = z.infer<typeof Run>

export const runLevels = ['info', 'success', 'warning', 'error'] as const
export type RunLevel = (typeof runLevels)[number]

export const RunLine = z.object({ at: Time, level: z.enum(runLevels), text: z.string() })
export type RunLine = z.infer<typeof RunLine>

export const stepStates = ['started', 'done', 'failed', 'unknown'] as const

/** One attempt at one step of a run. */
export const RunStep = z.object({
  /** The number of the attempt in the run; it grows in the order in which attempts began. */
  position: Count,
  /** The place of the step in the run, such as "2" or "4.17.1"; rounds of loops count as levels. */
  path: z.string(),
  attempt: z.int(),
  name: z.string(),
  /**
   * "unknown" if a worker died during the step, so that nobody can say whether it was carried out.
   */
  state: z.enum(stepStates),
  /** The input and output may be any JSON. */
  input: z.unknown(),
  output: z.unknown(),
  error: z.nullable(z.string()),
  startedAt: Time,
  endedAt: z.nullable(Time),
})
export type RunStep = z.infer<typeof RunStep>

const OneRun = z.object({ id: Id })

/** Runs with their progress, and operations that control them. */
export const runs = defineContract('runs', {
  /** Unfinished runs first, then the newest of the others. */
  listRuns: read(z.object({}), z.array(Run)),
  /** A run with the newest lines of its log, oldest first. */
  getRun: read(OneRun, z.extend(Run, { log: z.array(RunLine) }), ['not-found']),
  /**
   * A page of attempts at steps, in the order in which they began; `next` is the position at which
   * the next page begins.
   */
  listSteps: read(
    z.object({ id: Id, from: z.optional(Count) }),
    z.object({ steps: z.array(RunStep), next: z.nullable(Count) }),
    ['not-found'],
  ),
  pauseRun: write(OneRun, Nothing, ['not-found', 'conflict']),
  resumeRun: write.keyed(OneRun, Nothing, ['not-found', 'conflict']),
  /** Cancels a run. What it has done so far stays. */
  cancelRun: write(OneRun, Nothing, ['not-found', 'conflict']),
  /** Continues a failed run. */
  retryRun: write.keyed(OneRun, Nothing, ['not-found', 'conflict']),
  /** Answers the question for which a run waits. A question can be answered only once. */
  answerRun: write.keyed(
    z.object({ id: Id, key: line(RUNS.pathCharacters), answer: line(RUNS.answerCharacters) }),
    Nothing,
    ['not-found', 'conflict', 'invalid'],
  ),
  /** Removes an ended run from the list. */
  deleteRun: write(OneRun, Nothing, ['not-found', 'conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    runs: typeof runs
  }
}
