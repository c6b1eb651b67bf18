import { sql, type Database, type Tools } from '#server/tools.ts'
import { FLOW } from '../../limits.ts'
import { currentChain } from '../engine/chain.ts'
import { circleWords, startWorkflow, type Start } from '../engine/start-workflow.ts'
import { workflowsOn, type WorkflowRow } from '../rows/workflow-rows.ts'
import { notify } from '#platform/notifications/server/lends.ts'
import { workflowTrouble } from '../../notifications.ts'
import type { TriggerRow } from '../rows/trigger-rows.ts'

/**
 * Starts a run of each active workflow of a trigger, in the transaction of `db`; returns the ids of
 * the runs.
 */
export async function fire(
  tools: Tools,
  db: Database,
  { id }: Pick<TriggerRow, 'id'>,
  start: Start,
): Promise<string[]> {
  const hung = await workflowsOn(db, id)
  if (hung.length === 0) return []
  const runs: string[] = []
  for (const workflow of hung) {
    const run = await startOrTell(tools, db, workflow, start)
    if (run !== null) runs.push(run)
  }
  await db.run(sql`
    update automation_triggers set fired_at = ${tools.now()}, example = ${JSON.stringify(start.trigger)}::jsonb
    where id = ${id}`)
  return runs
}

/** Starts a run and returns its id, or notifies the reader that workflows start each other endlessly. */
export async function startOrTell(
  tools: Tools,
  db: Database,
  workflow: WorkflowRow,
  start: Start,
): Promise<string | null> {
  if (currentChain().length < FLOW.chain) return startWorkflow(tools, db, workflow, start)
  const { id, name, readerId } = workflow
  const facts = { workflow: { id, name }, problem: circleWords(name) }
  const event = `workflow-circle/${id}/${tools.now().toISOString().slice(0, 10)}`
  await notify(tools, db, workflowTrouble, [{ readerId, event, facts }])
  return null
}
