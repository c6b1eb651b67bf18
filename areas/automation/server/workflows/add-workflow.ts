import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { Flow } from '../../flow/flow.ts'
import type { TriggerDraft } from '../../flow/triggers.ts'
import { FLOW } from '../../limits.ts'
import { addTrigger } from '../triggers/add-trigger.ts'

export interface NewWorkflow {
  name: string
  description: string
  flow: Flow
  /** A trigger that is added together with the workflow. */
  trigger?: TriggerDraft | undefined
  /** The id of an existing trigger; null if the workflow is only run by hand. */
  triggerId?: string | null
}

/** Adds a paused workflow and its trigger; returns the id of the workflow. */
export async function addWorkflow(
  desk: Desk,
  { name, description, flow, trigger, triggerId = null }: NewWorkflow,
): Promise<string> {
  const id = newId('workflow')
  const { readerId, now } = desk
  await desk.db.transaction(async (db) => {
    const { count } = await db.one(
      z.object({ count: z.int() }),
      sql`select count(*)::int as count from automation_workflows where deleted_at is null`,
    )
    if (count >= FLOW.workflows)
      throw new Problem(
        'conflict',
        `You have ${FLOW.workflows} workflows, the most there can be. Delete one first.`,
      )
    const hung =
      trigger && trigger.kind !== 'manual' ? await addTrigger(desk, db, name, trigger) : triggerId
    await db.run(sql`
      insert into automation_workflows (id, reader_id, name, description, trigger_id, draft, created_at, edited_at)
      values (${id}, ${readerId}, ${name}, ${description}, ${hung}, ${JSON.stringify(flow)}::jsonb, ${now()}, ${now()})`)
  })
  return id
}
