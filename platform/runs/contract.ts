import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { RUNS } from './limits.ts'
import { Count, line } from '#core/words.ts'

export const runStates = ['waiting', 'running', 'paused', 'cancelled', 'failed', 'done'] as const
export type RunState = (typeof runStates)[number]

/** The result of a run: a few figures by name. */
export const RunResult = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
)
export type RunResult = z.infer<typeof RunResult>

/** A question to the reader, for which a run waits. */
export const RunQuestion = z.object({
  /** A name for the question, so that an answer to another one is not mistaken for its answer. */
  key: z.string(),
  text: z.string(),
  answers: z.array(z.string()),
  /** The time at which the run goes on without an answer. */
  until: Time,
})
export type RunQuestion = z.infer<typeof RunQuestion>

/** Long work of any area. */
export const Run = z.object({
  id: Id,
  /** The area that performs the run, and its name for this kind of work: "rules", "apply-to-past". */
  area: z.string(),
  kind: z.string(),
  title: z.string(),
  /** Its subject, such as an id; null for a kind without subjects. */
  subject: z.nullable(z.string()),
  state: z.enum(runStates),
  /** The reader has asked for it; it happens at the next step. */
  asked: z.nullable(z.enum(['pause', 'cancel'])),
  done: Count,
  /** Null while the total is unknown. */
  total: z.nullable(Count),
  /** The work under way, in words; empty when there is nothing to say. */
  step: z.string(),
  result: z.nullable(RunResult),
  /** Why it failed, in words. */
  error: z.nullable(z.string()),
  /** The time until which it waits; null if it only waits for its turn. */
  wakesAt: z.nullable(Time),
  question: z.nullable(RunQuestion),
  /** The number of times that it was begun or taken up again. */
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
  /** Grows with the order in which they began. */
  position: Count,
  /** Its place in the run, such as "2" or "4.17.1", with the rounds of loops. */
  path: z.string(),
  attempt: z.int(),
  name: z.string(),
  /** "unknown": a worker ended while it was under way, and nobody can say whether it happened. */
  state: z.enum(stepStates),
  /** Any JSON, as input and result. */
  input: z.unknown(),
  output: z.unknown(),
  error: z.nullable(z.string()),
  startedAt: Time,
  endedAt: z.nullable(Time),
})
export type RunStep = z.infer<typeof RunStep>

const OneRun = z.object({ id: Id })

/** Long work: its progress, and its controls. */
export const runs = defineContract('runs', {
  /** Unfinished runs, then the newest of the others. */
  listRuns: read(z.object({}), z.array(Run)),
  /** A run with the newest lines of its log, in the order in which they were written. */
  getRun: read(OneRun, z.extend(Run, { log: z.array(RunLine) }), ['not-found']),
  /**
   * The attempts at its steps in the order in which they began, this many at a time; `next` is the position of the next
   * one.
   */
  listSteps: read(
    z.object({ id: Id, from: z.optional(Count) }),
    z.object({ steps: z.array(RunStep), next: z.nullable(Count) }),
    ['not-found'],
  ),
  pauseRun: write(OneRun, Nothing, ['not-found', 'conflict']),
  resumeRun: write.keyed(OneRun, Nothing, ['not-found', 'conflict']),
  /** Cancels a run; its finished part stays. */
  cancelRun: write(OneRun, Nothing, ['not-found', 'conflict']),
  /** Resumes a failed run. */
  retryRun: write.keyed(OneRun, Nothing, ['not-found', 'conflict']),
  /** Answers the question for which a run waits; a question is answered once. */
  answerRun: write.keyed(
    z.object({ id: Id, key: line(RUNS.pathCharacters), answer: line(RUNS.answerCharacters) }),
    Nothing,
    ['not-found', 'conflict', 'invalid'],
  ),
  /** Takes a run that ended out of the list. */
  deleteRun: write(OneRun, Nothing, ['not-found', 'conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    runs: typeof runs
  }
}
