import * as z from 'zod/mini'
import { notify } from '#platform/notifications/server/lends.ts'
import { sql } from '#server/tools.ts'
import { workflowTrouble } from '../../notifications.ts'
import { findWorkflow } from '../rows/workflow-rows.ts'
import type { AtWork } from './at-work.ts'
import { startWorkflow } from './start-workflow.ts'

/**
 * Notifies the reader of a failed run, at most once a day for each workflow, and starts the
 * workflow that handles its failures.
 */
export async function followFailure(at: AtWork, problem: string): Promise<void> {
  const { world, desk, run, workflow } = at
  const { readerId } = run
  await desk.db.transaction(async (db) => {
    const day = world.now().toISOString().slice(0, 10)
    const event = `workflow-trouble/${workflow.id}/${day}`
    await notify(world, db, workflowTrouble, [{ readerId, event, facts: { workflow, problem } }])
    const row = await db.maybe(
      z.object({ onFailureId: z.nullable(z.string()) }),
      sql`select on_failure_id from automation_workflows where id = ${workflow.id}`,
    )
    const other = row?.onFailureId ? await findWorkflow(db, row.onFailureId) : null
    if (other?.status !== 'active') return
    await startWorkflow(world, db, other, {
      cause: `failure/${run.id}`,
      words: `“${workflow.name}” failed`,
      trigger: { workflow, run: { id: run.id }, error: problem },
    })
  })
}
