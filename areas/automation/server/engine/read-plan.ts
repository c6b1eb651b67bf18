import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { prepared } from '#server/database/prepared.ts'
import { sql, type Database } from '#server/tools.ts'
import { Flow } from '../../flow/flow.ts'
import type { RunAtWork } from '#platform/runs/server/lends.ts'
import type { WorkflowInput } from './workflow-input.ts'

const Row = z.object({
  name: z.string(),
  flow: z.nullable(z.unknown()),
  isHeld: z.boolean(),
})

/** Reads the flow of a run, the present name of its workflow, and if it waits for a month with room. Fails where the workflow is gone. */
export async function readFlowOf(
  db: Database,
  { id, input }: Pick<RunAtWork<WorkflowInput>, 'id' | 'input'>,
): Promise<{ flow: Flow; name: string; isHeld: boolean }> {
  const { workflow, version, flow } = input
  const row = await db.maybe(
    Row,
    prepared(sql`select name, flow, exists (select from automation_held where run_id = ${id}) as is_held from automation_workflows
        left join automation_versions on workflow_id = id and automation_versions.version = ${version}
        where id = ${workflow} and deleted_at is null`),
  )
  if (row && flow) return { ...row, flow }
  if (!row || row.flow === null) throw new Problem('not-found', 'The workflow was deleted.')
  return { ...row, flow: Flow.parse(row.flow) }
}
