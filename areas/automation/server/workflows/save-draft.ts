import { Problem } from '#core/problem.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import type { Api } from '#core/contract.ts'
import type { workflows } from '../../contracts/workflows.ts'
import { demandTrigger } from '../rows/trigger-rows.ts'
import { faultsOf } from './faults.ts'
import { readIsChanged } from './open-workflow.ts'
import { demandWorkflow, type WorkflowRow } from '../rows/workflow-rows.ts'

type SaveDraft = Api<typeof workflows>['saveDraft']

/** Saves fields of a draft if its revision is still the one that was read. */
export async function saveDraft(
  desk: Desk,
  draft: Parameters<SaveDraft>[0],
): ReturnType<SaveDraft> {
  const { id, revision, name, description, flow, triggerId, onFailureId, pinned } = draft
  const saved = await desk.db.transaction(async (db) => {
    const before = await demandRevision(db, id, revision)
    if (triggerId) await demandTrigger(db, triggerId)
    if (onFailureId) await demandWorkflow(db, onFailureId)
    if (onFailureId === id)
      throw new Problem('conflict', 'A workflow cannot be run by its own failure. Choose another.')
    const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
    await db.run(sql`
      update automation_workflows set revision = revision + 1, edited_at = ${desk.now()},
        name = coalesce(${name ?? null}, name), description = coalesce(${description ?? null}, description),
        draft = coalesce(${json(flow)}::jsonb, draft), pinned = coalesce(${json(pinned)}::jsonb, pinned),
        trigger_id = ${triggerId === undefined ? before.triggerId : triggerId},
        on_failure_id = ${onFailureId === undefined ? before.onFailureId : onFailureId}
      where id = ${id}`)
    return {
      ...before,
      draft: flow ?? before.draft,
      pinned: pinned ?? before.pinned,
      triggerId: triggerId === undefined ? before.triggerId : triggerId,
    }
  })
  await desk.announce({ area: 'automation' })
  return {
    revision: revision + 1,
    isChanged: await readIsChanged(desk.db, id),
    faults: await faultsOf(desk, saved),
  }
}

/**
 * Locks a workflow until the transaction ends. Throws a `Problem` if another revision was saved
 * since.
 */
export async function demandRevision(
  db: Database,
  id: string,
  revision: number,
): Promise<WorkflowRow> {
  await db.run(sql`select from automation_workflows where id = ${id} for update`)
  const workflow = await demandWorkflow(db, id)
  if (workflow.revision === revision) return workflow
  throw new Problem('conflict', 'The workflow was changed in another window. Load it again.')
}
