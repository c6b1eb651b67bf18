import * as z from 'zod/mini'
import { prepared } from '#server/database/prepared.ts'
import { sql, type Database, type Tools, type World } from '#server/tools.ts'
import type { RunResult } from '../../contract.ts'
import type { ClaimedRun } from './claim-runs.ts'
import { removeRunFolder } from './run-folder.ts'
import type { AnyRunKind } from '../kinds/run-kind.ts'
import { wakeKind } from '../kinds/run-lane.ts'
import type { RunWait } from '../kinds/run-wait.ts'

const isOurs = ({ id, worker }: ClaimedRun) => sql`id = ${id} and worker = ${worker}::uuid`
/** SQL that takes the run away from its worker. */
const released = sql`asked = null, worker = null, worker_number = null, lease_until = null`

const Ended = z.object({ state: z.enum(['waiting', 'done']) })

/**
 * Ends a run as done, or queues it again if it was started again meanwhile. Returns false if
 * another worker has it.
 */
export async function endDone(
  tools: Tools,
  kind: AnyRunKind,
  claimed: ClaimedRun,
  result: RunResult,
): Promise<boolean> {
  const { db, now } = tools
  const row = await db.maybe(
    Ended,
    prepared(sql`update runs set state = case when is_started_again then 'waiting' else 'done' end,
      input = case when is_started_again or ${kind.keeps?.input === true} then input end,
      done = case when is_started_again then 0 else coalesce(total, done) end,
      result = ${JSON.stringify(result)}, step = '', error = null, answer = null, ${released},
      wake_at = case when is_started_again then ${now()}::timestamptz else wake_at end,
      ended_at = case when not is_started_again then ${now()}::timestamptz end
    where ${isOurs(claimed)} returning state`),
  )
  if (row?.state === 'waiting') await wakeKind(tools, kind)
  if (row?.state === 'done') await removeRunFolder(tools, claimed.id)
  return row !== null
}

/**
 * Makes a run wait for a time, or for the answer to its question. Returns false if the reader
 * cancelled it, or another worker has it.
 */
export async function endWaiting(
  { db }: Tools,
  claimed: ClaimedRun,
  { until, question }: RunWait,
): Promise<boolean> {
  const { changed } = await db.run(sql`
    update runs set state = case asked when 'pause' then 'paused' else 'waiting' end, wake_at = ${until}, lost = 0,
      question = ${question === null ? null : JSON.stringify(question)}, answer = null, ${released}
    where ${isOurs(claimed)} and asked is distinct from 'cancel'`)
  return changed === 1
}

/**
 * Gives a run back, such as when the program ends, so that another worker continues it. Returns
 * false if another worker has it already.
 */
export async function handBack(
  tools: World,
  claimed: ClaimedRun,
  { afterMs = 0 } = {},
): Promise<boolean> {
  const at = new Date(tools.now().getTime() + afterMs)
  const row = await tools.db.maybe(
    z.object({ area: z.string(), kind: z.string() }),
    sql`update runs set state = 'waiting', wake_at = ${at}, attempts = attempts - 1, ${released}
        where ${isOurs(claimed)} returning area, kind`,
  )
  if (row !== null) await wakeKind(tools, row)
  return row !== null
}

export async function endFailed(
  { db, now }: Tools,
  claimed: ClaimedRun,
  error: string,
): Promise<void> {
  await db.run(sql`
    update runs set state = 'failed', error = ${error}, ended_at = ${now()}, ${released} where ${isOurs(claimed)}`)
}

/**
 * Pauses or cancels a run at the reader's request; "lost" if another worker has it or it is gone.
 */
export async function endStopped(
  tools: Tools,
  kind: AnyRunKind,
  claimed: ClaimedRun,
): Promise<'paused' | 'cancelled' | 'lost'> {
  const { id } = claimed
  const state = await tools.db.transaction(async (db) => {
    const row = await db.maybe(
      z.object({ asked: z.enum(['pause', 'cancel']) }),
      sql`select asked from runs where ${isOurs(claimed)} and asked is not null for update`,
    )
    if (!row) return 'lost'
    if (row.asked === 'cancel') {
      await cancelRow(db, kind, { id, at: tools.now() })
      return 'cancelled'
    }
    await db.run(sql`update runs set state = 'paused', ${released} where id = ${id}`)
    return 'paused' as const
  })
  if (state === 'cancelled') await removeRunFolder(tools, id)
  return state
}

export async function cancelRow(
  db: Database,
  kind: AnyRunKind | undefined,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  const { readerId, subject } = await db.one(
    z.object({ readerId: z.string(), subject: z.nullable(z.string()) }),
    sql`update runs set state = 'cancelled', input = case when ${kind?.keeps?.input === true} then input end, question = null, answer = null, ended_at = ${at}, ${released}
        where id = ${id} returning reader_id, subject`,
  )
  await kind?.giveUp?.(db, { readerId, subject })
}
