import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { readRunOf } from '#platform/runs/server/lends.ts'
import { copyStepsBefore } from '#platform/runs/server/lends/steps.ts'
import type { Desk } from '#server/tools.ts'
import { startWorkflow } from '../engine/start-workflow.ts'
import { WorkflowInput } from '../engine/workflow-input.ts'
import { demandWorkflow } from '../rows/workflow-rows.ts'
import { workflowRun } from '../rows/workflow-run.ts'

const parts = Object.keys(WorkflowInput.shape)

/**
 * Starts a run that continues an earlier one at a step, with the results before that step; returns
 * the id of the new run.
 */
export async function runFrom(
  desk: Desk,
  { id, step }: { id: string; step: string },
): Promise<{ runId: string }> {
  const { db, readerId } = desk
  const earlier = await readRunOf(db, { kind: workflowRun, readerId }, id, parts)
  const { success, data: input } = WorkflowInput.safeParse(withoutNulls(earlier?.input))
  if (!earlier || !success) throw new Problem('not-found', 'That run is not in the list any more.')
  const workflow = await demandWorkflow(db, input.workflow)
  const version = input.flow ? null : input.version
  const runId = await db.transaction(async (db) => {
    const runId = await startWorkflow(
      desk,
      db,
      { ...workflow, version, draft: input.flow ?? workflow.draft },
      {
        cause: `again/${newId('press')}`,
        words: `Run by hand from a later step. ${input.cause}`.slice(0, CAUSE_CHARACTERS),
        trigger: input.trigger,
      },
    )
    await copyStepsBefore(db, { from: id, to: runId, path: step })
    return runId
  })
  await desk.announce({ area: 'runs' })
  await desk.announce({ area: 'automation' })
  return { runId }
}

const CAUSE_CHARACTERS = 300

/** Removes parts that are missing from the stored input, which are read as null. */
function withoutNulls(input: Record<string, unknown> | null | undefined) {
  return Object.fromEntries(Object.entries(input ?? {}).filter(([, value]) => value !== null))
}
