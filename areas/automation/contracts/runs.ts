import * as z from 'zod/mini'
import { defineContract, Id, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { line, Reference, RowId, Search } from '#core/words.ts'
import { runStates } from '#platform/runs/contract.ts'

/** A run of a workflow. Its steps are stored with the platform's run of the same id. */
export const WorkflowRun = z.object({
  id: Id,
  workflow: Reference,
  version: z.int(),
  state: z.enum(runStates),
  /** The reason why the run began, in words: "New article: ...", "Run by hand". */
  cause: z.string(),
  /** The reason why the run failed, or the message of the step that stopped it. */
  message: z.string(),
  /** The question that the run waits for; null if there is none. */
  question: z.nullable(z.string()),
  createdAt: Time,
  endedAt: z.nullable(Time),
})
export type WorkflowRun = z.infer<typeof WorkflowRun>

/** Runs of workflows. */
export const workflowRuns = defineContract('automation/runs', ['automation', 'runs'], {
  /** Lists runs of one workflow or of all, newest first. */
  listRuns: read(
    z.object({
      workflow: z.optional(Id),
      state: z.optional(z.enum(['open', 'failed', 'ended'])),
      /** Words from the cause, the failure, or the workflow's name at that time. */
      search: z.optional(Search),
      /** The `next` of the previous page. */
      before: z.optional(RowId),
    }),
    z.object({ runs: z.array(WorkflowRun), next: z.nullable(RowId) }),
  ),
  getRun: read(z.object({ id: Id }), WorkflowRun, ['not-found']),
  /**
   * Starts a run with the same version and trigger data. Steps before `step` are not repeated:
   * their results are copied from this run.
   */
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
