import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { prepared } from '#server/database/prepared.ts'
import { sql, type Database } from '#server/tools.ts'
import { workflowStatuses } from '../../choices.ts'
import { Flow } from '../../flow/flow.ts'

export const WorkflowRow = z.object({
  id: z.string(),
  readerId: z.string(),
  name: z.string(),
  description: z.string(),
  status: z.enum(workflowStatuses),
  triggerId: z.nullable(z.string()),
  draft: Flow,
  revision: z.int(),
  version: z.nullable(z.int()),
  pinned: z.record(z.string(), z.unknown()),
  onFailureId: z.nullable(z.string()),
})
export type WorkflowRow = z.infer<typeof WorkflowRow>

export const workflowColumns = sql`id, reader_id, name, description, status, trigger_id, draft, revision, version, pinned,
  on_failure_id`

/** Finds a workflow by id, or else by name; null if there is neither. */
export async function findWorkflow(db: Database, idOrName: string): Promise<WorkflowRow | null> {
  return db.maybe(
    WorkflowRow,
    sql`select ${workflowColumns} from automation_workflows
        where deleted_at is null and (id = ${idOrName} or name = ${idOrName})
        order by id = ${idOrName} desc, created_at limit 1`,
  )
}

/** Throws a `Problem` if the reader of `db` has no workflow with this id. */
export async function demandWorkflow(db: Database, id: string): Promise<WorkflowRow> {
  const row = await db.maybe(
    WorkflowRow,
    prepared(
      sql`select ${workflowColumns} from automation_workflows where id = ${id} and deleted_at is null`,
    ),
  )
  if (row) return row
  throw new Problem('not-found', 'That workflow is already gone.')
}

/** The active workflows of a trigger. */
export async function workflowsOn(db: Database, triggerId: string): Promise<WorkflowRow[]> {
  return db.many(
    WorkflowRow,
    sql`select ${workflowColumns} from automation_workflows
        where trigger_id = ${triggerId} and status = 'active' and deleted_at is null order by created_at, id`,
  )
}

/** The number of active workflows of the reader of `db`. */
export async function countActive(db: Database): Promise<number> {
  const { count } = await db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from automation_workflows where status = 'active' and deleted_at is null`,
  )
  return count
}
