import * as z from 'zod/mini'
import { defineContract, Id, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { line, Reference, RowId, Search } from '#core/words.ts'
import { runStates } from '#platform/runs/contract.ts'

/** A run of a workflow; its steps are those of the platform's run with this id. */
export const WorkflowRun = z.object({
  id: Id,
  workflow: Reference,
  version: z.int(),
  state: z.enum(runStates),
  /** The reason for which it began, in words: "New article: ...", "Run by hand". */
  cause: z.string(),
  /** The reason for its failure, or the message with which it stopped. */
  message: z.string(),
  /** The question that it waits for. */
  question: z.nullable(z.string()),
  createdAt: Time,
  endedAt: z.nullable(Time),
})
export type WorkflowRun = z.infer<typeof WorkflowRun>

/** Runs of workflows. */
export const workflowRuns = defineContract('automation/runs', ['automation', 'runs'], {
  /** Newest first, of one workflow or of all. */
  listRuns: read(
    z.object({
      workflow: z.optional(Id),
      state: z.optional(z.enum(['open', 'failed', 'ended'])),
      /** Words of the cause, the workflow's name at the time, or the failure. */
      search: z.optional(Search),
      /** The `next` of the page before. */
      before: z.optional(RowId),
    }),
    z.object({ runs: z.array(WorkflowRun), next: z.nullable(RowId) }),
  ),
  getRun: read(z.object({ id: Id }), WorkflowRun, ['not-found']),
  /** Begins a run of the same version and trigger that reuses this run's results before a step. */
  runFrom: write.once(
    z.object({ id: Id, step: line(INPUT.nameCharacters) }),
    z.object({ runId: Id }),
    ['not-found', 'conflict'],
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'automation/runs': typeof workflowRuns
  }
}
