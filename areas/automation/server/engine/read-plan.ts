import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { prepared } from '#server/database/prepared.ts'
import { sql, type Database } from '#server/tools.ts'
import { Flow } from '../../flow/flow.ts'
import type { RunAtWork } from '#platform/runs/server/lends.ts'
import { AutomationSettings } from '../../contract.ts'
import { defaultSettings } from '../settings.ts'
import type { WorkflowInput } from './workflow-input.ts'

const Row = z.object({
  name: z.string(),
  flow: z.nullable(z.unknown()),
  isHeld: z.boolean(),
  /** Null if the reader has not changed any setting. */
  settings: z.nullable(AutomationSettings),
})

/** The flow of a run, the current name of its workflow, and the reader's settings. */
interface Plan {
  flow: Flow
  name: string
  /** True if the run waits for room in the monthly limit. */
  isHeld: boolean
  settings: AutomationSettings
}

/** Reads the plan of a run. Throws a `Problem` if the workflow is gone. */
export async function readPlanOf(
  db: Database,
  { id, readerId, input }: Pick<RunAtWork<WorkflowInput>, 'id' | 'readerId' | 'input'>,
): Promise<Plan> {
  const { workflow, version, flow } = input
  const row = await db.maybe(
    Row,
    prepared(sql`
      select name, flow, exists (select from automation_held where run_id = ${id}) as is_held,
        (select jsonb_build_object('retriesFailed', retries_failed, 'timeoutSeconds', timeout_seconds, 'logging', logging)
          from automation_settings where reader_id = ${readerId}) as settings
      from automation_workflows
        left join automation_versions on workflow_id = id and automation_versions.version = ${version}
      where id = ${workflow} and deleted_at is null`),
  )
  if (!row || (row.flow === null && !flow))
    throw new Problem('not-found', 'The workflow was deleted.')
  const { name, isHeld, settings } = row
  return {
    ...{ name, isHeld, settings: settings ?? defaultSettings },
    flow: flow ?? Flow.parse(row.flow),
  }
}
