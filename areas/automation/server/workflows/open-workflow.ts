import * as z from 'zod/mini'
import { Reference } from '#core/words.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import type { OpenWorkflow } from '../../contracts/workflows.ts'
import { readReplaced } from './copy-rule.ts'
import { faultsOf } from './faults.ts'
import { needsOf } from './needs.ts'
import { demandWorkflow } from '../rows/workflow-rows.ts'

/** A workflow as its page shows it. */
export async function openWorkflow(desk: Desk, id: string): Promise<OpenWorkflow> {
  const { db } = desk
  const row = await demandWorkflow(db, id)
  const { triggerId, onFailureId, name, description, status, draft, revision, version, pinned } =
    row
  const workflow = { id, name, description, status, draft, revision, version, pinned }
  const trigger = await db.maybe(
    Reference,
    sql`select id, name from automation_triggers where id = ${triggerId} and deleted_at is null`,
  )
  const onFailure = await db.maybe(
    Reference,
    sql`select id, name from automation_workflows where id = ${onFailureId} and deleted_at is null`,
  )
  const faults = await faultsOf(desk, row)
  return {
    ...{ ...workflow, trigger, onFailure, faults },
    isChanged: await readIsChanged(db, id),
    needs: await needsOf(desk, draft),
    replaces: await readReplaced(desk, id),
  }
}

/** Says if the draft differs from the newest version. */
export async function readIsChanged(db: Database, id: string): Promise<boolean> {
  const { isChanged } = await db.one(
    z.object({ isChanged: z.boolean() }),
    sql`select draft is distinct from (
          select flow from automation_versions where workflow_id = ${id} and version = automation_workflows.version
        ) as is_changed from automation_workflows where id = ${id}`,
  )
  return isChanged
}
