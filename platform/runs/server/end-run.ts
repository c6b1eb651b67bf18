import * as z from 'zod/mini'
import { sql, type Database, type Tools } from '#server/tools.ts'
import type { RunResult } from '../contract.ts'
import type { ClaimedRun } from './claim-run.ts'
import type { AnyRunKind } from './run-kind.ts'

/** The number of a reader's runs that stay in the list after they ended. */
const KEPT_ENDED = 100

/** It is done, or begins once more if somebody started it meanwhile. */
export async function endDone(
  { db, now }: Tools,
  { id, readerId, worker }: ClaimedRun,
  result: RunResult,
): Promise<boolean> {
  const { changed } = await db.run(sql`
    update runs set state = case when is_started_again then 'waiting' else 'done' end,
      input = case when is_started_again then input end,
      done = case when is_started_again then 0 else coalesce(total, done) end,
      result = ${JSON.stringify(result)}, step = '', asked = null, error = null, worker = null, lease_until = null,
      ended_at = case when not is_started_again then ${now()}::timestamptz end
    where id = ${id} and worker = ${worker}`)
  await forgetOldest(db, readerId)
  return changed === 1
}

export async function endFailed(
  { db, now }: Tools,
  { id, worker }: ClaimedRun,
  error: string,
): Promise<void> {
  await db.run(sql`
    update runs set state = 'failed', error = ${error}, asked = null, worker = null, lease_until = null,
      ended_at = ${now()}
    where id = ${id} and worker = ${worker}`)
}

/** Stops as the reader asked. Somebody else may have the run by now, or it is gone: then nothing is to do. */
export async function endStopped(
  { db, now }: Tools,
  kind: AnyRunKind,
  { id, worker }: ClaimedRun,
): Promise<'paused' | 'cancelled' | 'lost'> {
  return db.transaction(async (db) => {
    const row = await db.maybe(
      z.object({ asked: z.enum(['pause', 'cancel']) }),
      sql`select asked from runs where id = ${id} and worker = ${worker} and asked is not null for update`,
    )
    if (!row) return 'lost'
    if (row.asked === 'cancel') {
      await cancelRow(db, kind, { id, at: now() })
      return 'cancelled'
    }
    await db.run(sql`
      update runs set state = 'paused', asked = null, worker = null, lease_until = null where id = ${id}`)
    return 'paused'
  })
}

export async function cancelRow(
  db: Database,
  kind: AnyRunKind | undefined,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  const { readerId, subject } = await db.one(
    z.object({ readerId: z.string(), subject: z.nullable(z.string()) }),
    sql`update runs set state = 'cancelled', asked = null, input = null, worker = null, lease_until = null,
          ended_at = ${at}
        where id = ${id} returning reader_id, subject`,
  )
  await kind?.giveUp?.(db, { readerId, subject })
}

async function forgetOldest(db: Database, readerId: string): Promise<void> {
  await db.run(sql`
    delete from runs where id in (
      select id from runs where reader_id = ${readerId} and state in ('done', 'cancelled')
      order by ended_at desc offset ${KEPT_ENDED})`)
}
