import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Tools, type World } from '#server/tools.ts'
import { runStates, type RunResult, type RunState } from '../contract.ts'
import { claimedColumns, ClaimedRun, leaseFromNow } from './claim-run.ts'
import { performClaimed } from './perform-run.ts'
import type { RunKind } from './run-kind.ts'
import { tellOfRuns } from './tell-of-runs.ts'
import { wakeKind } from './wake-kind.ts'

export interface RunDraft<Input> {
  readerId: string
  /** Shown above its progress: "Import 120 sources". */
  title: string
  /** A reader has a single run with one key: starting it again while it is there begins it once more. */
  subject?: string
  input: Input
  total?: number
}

/**
 * Has a worker do it. Given the `db` of a transaction, it exists only if that commits. A run of the same subject
 * that is paused or failed goes on; one that is running begins again when it is done.
 */
export async function startRun<Input>(
  tools: Tools,
  kind: RunKind<Input>,
  { readerId, title, subject, input, total }: RunDraft<Input>,
  db: Database = tools.db,
): Promise<{ id: string }> {
  const { area, kind: name } = kind
  const started = await db.one(
    z.object({ id: z.string() }),
    sql`insert into runs (id, reader_id, area, kind, title, subject, input, state, total, created_at)
        values (${newId('run')}, ${readerId}, ${area}, ${name}, ${title}, ${subject ?? null},
          ${JSON.stringify(input)}, 'waiting', ${total ?? null}, ${tools.now()})
        on conflict (reader_id, area, kind, subject) where state in ('waiting', 'running', 'paused', 'failed')
        do update set title = excluded.title, input = excluded.input,
          state = case runs.state when 'running' then 'running' else 'waiting' end,
          is_started_again = runs.state = 'running',
          asked = null, error = null, ended_at = null
        returning id`,
  )
  await wakeKind(tools, kind, db)
  // Inside a transaction there is nothing to see yet; whoever performs it tells when it begins.
  if (db === tools.db) await tellOfRuns(tools)
  return started
}

/** The state of the run of a subject that has not ended, or failed; null when there is none. */
export async function readOpenRun(
  db: Database,
  { area, kind }: { area: string; kind: string },
  { readerId, subject }: { readerId: string; subject: string },
): Promise<RunState | null> {
  const row = await db.maybe(
    z.object({ state: z.enum(runStates) }),
    sql`select state from runs where reader_id = ${readerId} and area = ${area} and kind = ${kind}
          and subject = ${subject} and state in ('waiting', 'running', 'paused', 'failed')`,
  )
  return row?.state ?? null
}

/**
 * Does it at once and gives back what came of it, for somebody who waits for the answer. It is a run like any
 * other: it can be watched and stopped meanwhile, and if this process is killed, a worker goes on with it.
 */
export async function runHere<Input>(
  tools: World,
  kind: RunKind<Input>,
  { readerId, title, subject, input, total }: RunDraft<Input>,
): Promise<RunResult> {
  const claimed = await tools.db.one(
    ClaimedRun,
    sql`insert into runs (id, reader_id, area, kind, title, subject, input, state, total, worker, lease_until,
          attempts, created_at, started_at)
        values (${newId('run')}, ${readerId}, ${kind.area}, ${kind.kind}, ${title}, ${subject ?? null},
          ${JSON.stringify(input)}, 'running', ${total ?? null}, ${randomUUID()}, ${leaseFromNow},
          1, ${tools.now()}, ${tools.now()})
        returning ${claimedColumns}`,
  )
  const outcome = await performClaimed(tools, kind, claimed)
  if (outcome.state === 'done') return outcome.result
  if (outcome.state === 'failed') throw outcome.error
  throw new Problem(
    'conflict',
    outcome.state === 'paused'
      ? 'This was paused. To go on, open Settings and resume it under Background work.'
      : 'This was stopped. What was done until then stays.',
  )
}
