import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { runStates } from '../contract.ts'
import type { AnyRunKind } from './kinds/run-kind.ts'
import type { StepNote } from './kinds/run-steps.ts'
import { wakeKind } from './kinds/run-lane.ts'

type OwnRun = Pick<AnyRunKind, 'area' | 'kind'> & { id: string; readerId: string }
type Given = Pick<StepNote, 'path' | 'name' | 'input'>

/**
 * Adds an outside event to a run as a finished step; returns false if the step already exists. The
 * transaction of `db` must have locked the run.
 */
export async function giveStep(
  tools: Pick<Tools, 'now'>,
  db: Database,
  { id }: Pick<OwnRun, 'id'>,
  { path, name, input }: Given,
): Promise<boolean> {
  const { changed } = await db.run(sql`
    insert into run_steps (run_id, path, attempt, name, state, input, started_at, ended_at)
    values (${id}, ${path}, 1, ${name}, 'done', ${JSON.stringify(input ?? null)}::jsonb, ${tools.now()}, ${tools.now()})
    on conflict (run_id, path, attempt) do nothing`)
  return changed > 0
}

/**
 * Continues an ended run with a further step, such as the next message of a conversation. The run
 * keeps its id and steps. Fails if it is gone or has not ended. Its kind must keep the input of
 * ended runs.
 */
export async function continueRun(
  tools: Pick<Tools, 'now' | 'wake'>,
  db: Database,
  { id, readerId, area, kind }: OwnRun,
  step: Given,
): Promise<void> {
  const row = await db.maybe(
    z.object({ state: z.enum(runStates) }),
    sql`select state from runs where id = ${id} and reader_id = ${readerId} and area = ${area} and kind = ${kind} for update`,
  )
  if (!row) throw new Problem('not-found', 'That is not in the list any more.')
  if (row.state === 'waiting' || row.state === 'running' || row.state === 'paused')
    throw new Problem('conflict', 'The run is still going on. Wait until it has ended, or stop it.')
  if (!(await giveStep(tools, db, { id }, step))) return
  await db.run(sql`
    update runs set state = 'waiting', asked = null, error = null, result = null, answer = null, question = null, lost = 0,
      ended_at = null, wake_at = ${tools.now()} where id = ${id}`)
  await wakeKind(tools, { area, kind }, db)
}
