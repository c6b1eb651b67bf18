import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { sql, type Database, type Sql } from '#server/tools.ts'
import type { AnyRunKind } from './run-kind.ts'

/** A worker without a heartbeat for this long is treated as dead, and another one goes on. */
const LEASE_SECONDS = 30

/** Until when a run belongs to the worker that just reported. */
export const leaseFromNow = sql`now() + make_interval(secs => ${LEASE_SECONDS})`

export const ClaimedRun = z.object({
  id: z.string(),
  readerId: z.string(),
  subject: z.nullable(z.string()),
  input: z.unknown(),
  done: z.int(),
  asked: z.nullable(z.enum(['pause', 'cancel'])),
  lost: z.int(),
  worker: z.string(),
})
export type ClaimedRun = z.infer<typeof ClaimedRun>

export const claimedColumns = sql`runs.id, reader_id, subject, input, done, asked, lost, worker`

/** A condition on `runs`: it waits, or whoever was at it is gone. */
export function isToDo(): Sql {
  return sql`(state = 'waiting' or (state = 'running' and lease_until < now()))`
}

/** Takes the oldest run of a kind that nobody is at; null when there is none. */
export async function claimRun(
  db: Database,
  { area, kind }: AnyRunKind,
  moment: Date,
): Promise<ClaimedRun | null> {
  return db.maybe(
    ClaimedRun,
    sql`with next as (
          select id from runs where area = ${area} and kind = ${kind} and ${isToDo()}
          order by created_at, id limit 1 for update skip locked)
        update runs set state = 'running', worker = ${randomUUID()}, lease_until = ${leaseFromNow},
          attempts = attempts + 1, lost = case state when 'running' then lost + 1 else 0 end,
          is_started_again = false, error = null, started_at = coalesce(started_at, ${moment})
        from next where runs.id = next.id returning ${claimedColumns}`,
  )
}
