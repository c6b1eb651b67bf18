import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { RUNS } from '../limits.ts'
import { Problem } from '#core/problem.ts'
import { prepared } from '#server/database/prepared.ts'
import { sql, type Database, type Tools, type World } from '#server/tools.ts'
import { runStates, type RunResult, type RunState } from '../contract.ts'
import { claimedColumns, ClaimedRun, leaseFromNow } from './performing/claim-runs.ts'
import { performClaimed } from './performing/perform-run.ts'
import type { RunKind } from './kinds/run-kind.ts'
import { wakeKind } from './kinds/run-lane.ts'
import { storableJson } from './storable-json.ts'
import { tellOfRuns } from './performing/tell-of-runs.ts'

const OneId = z.object({ id: z.string() })

export interface RunDraft<Input> {
  readerId: string
  /** The title above the progress: "Import 120 sources". */
  title: string
  /** The key of the run. If a run with this key has failed or not ended, that run starts again. */
  subject?: string
  /** The thing to which the run belongs, such as a workflow. */
  parentId?: string
  /**
   * The reason for the run, such as "article:812". A kind has only one run for each cause, for as
   * long as causes are kept.
   */
  cause?: string
  /** The earliest time at which the run may begin. */
  wakeAt?: Date
  input: Input
  total?: number
}

/**
 * Queues a run for a worker; with the `db` of a transaction, it exists only if that commits. A
 * paused or failed run of the same subject continues, and a running one is repeated when it is
 * done. If the cause already has a run, that run is returned and `isNew` is false, even if it has
 * ended.
 */
export async function startRun<Input>(
  tools: Tools,
  kind: Pick<RunKind<Input>, 'area' | 'kind'>,
  draft: RunDraft<Input>,
  db: Database = tools.db,
): Promise<{ id: string; isNew: boolean }> {
  const { area, kind: name } = kind
  const {
    readerId,
    title,
    subject = null,
    parentId = '',
    cause = null,
    input,
    total = null,
  } = draft
  if (cause !== null && cause.length > RUNS.causeCharacters)
    throw new Error(`The cause "${cause.slice(0, 40)}…" has no room`)
  if (cause !== null && subject !== null) throw new Error('A run goes by a subject or by a cause')
  const now = tools.now()
  const started = await db.maybe(
    OneId,
    prepared(sql`with caused as (
          insert into run_causes (reader_id, area, kind, cause, run_id, at)
          select ${readerId}, ${area}, ${name}, ${cause}, ${newId('run')}, ${now} where ${cause}::text is not null
          on conflict do nothing returning run_id),
        begun as (
          select run_id from caused union all select ${newId('run')} where ${cause}::text is null)
        insert into runs (id, reader_id, area, kind, title, subject, parent_id, input, state, wake_at, total, created_at)
        select run_id, ${readerId}, ${area}, ${name}, ${title}, ${subject}, ${parentId},
          ${storableJson(input)}::jsonb, 'waiting', ${draft.wakeAt ?? now}::timestamptz, ${total}::int, ${now}::timestamptz from begun
        on conflict (reader_id, area, kind, subject) where state in ('waiting', 'running', 'paused', 'failed')
        do update set title = excluded.title, input = excluded.input,
          state = case runs.state when 'running' then 'running' else 'waiting' end,
          is_started_again = runs.state = 'running', wake_at = excluded.wake_at,
          asked = null, error = null, ended_at = null
        returning id`),
  )
  if (started === null)
    return { ...(await readCaused(db, kind, { readerId, cause })), isNew: false }
  await wakeKind(tools, kind, db)
  // Within a transaction the run is not visible yet, so its worker announces it when it begins.
  if (db === tools.db) await tellOfRuns(tools, readerId)
  return { ...started, isNew: true }
}

/** Reads the run that a cause has started. */
async function readCaused(
  db: Database,
  { area, kind }: { area: string; kind: string },
  { readerId, cause }: { readerId: string; cause: string | null },
): Promise<{ id: string }> {
  return db.one(
    OneId,
    sql`select run_id as id from run_causes
        where reader_id = ${readerId} and area = ${area} and kind = ${kind} and cause = ${cause}`,
  )
}

/** The state of a subject's run that has failed or not ended; null if there is none. */
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
 * Performs a run at once and returns the result, for a caller that waits. Like any other run, it
 * can be watched and stopped, and if this process is killed, another worker continues it.
 */
export async function runHere<Input>(
  tools: World,
  kind: RunKind<Input>,
  { readerId, title, subject, input, total }: RunDraft<Input>,
): Promise<RunResult> {
  const claimed = await tools.db.one(
    ClaimedRun,
    sql`insert into runs (id, reader_id, area, kind, title, subject, input, state, wake_at, total,
          worker, worker_number, lease_until, attempts, created_at, started_at)
        values (${newId('run')}, ${readerId}, ${kind.area}, ${kind.kind}, ${title}, ${subject ?? null},
          ${JSON.stringify(input)}, 'running', ${tools.now()}, ${total ?? null},
          gen_random_uuid(), ${await tools.aliveAs()}, ${leaseFromNow}, 1, ${tools.now()}, ${tools.now()})
        returning ${claimedColumns}`,
  )
  const outcome = await performClaimed(tools, kind, claimed, new AbortController().signal)
  if (outcome.state === 'done') return outcome.result
  if (outcome.state === 'failed') throw outcome.error
  throw new Problem(
    'conflict',
    outcome.state === 'paused'
      ? 'This was paused. To go on, open Settings and resume it under Background work.'
      : 'This was stopped. What was done until then stays.',
  )
}
