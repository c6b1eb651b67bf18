import * as z from 'zod/mini'
import { advisoryLocks } from '#server/database/advisory-locks.ts'
import { prepared } from '#server/database/prepared.ts'
import { sql, type World } from '#server/tools.ts'
import { limitsOf, RunAnswer, type AnyRunKind } from '../kinds/run-kind.ts'
import { numberOf } from '../kinds/run-lane.ts'

/**
 * A worker without a heartbeat for this long is treated as dead, even if its connection is open.
 */
const LEASE_SECONDS = 30

/** SQL for the time until which a run belongs to the worker that has just reported. */
export const leaseFromNow = sql`now() + make_interval(secs => ${LEASE_SECONDS})`

export const ClaimedRun = z.object({
  id: z.string(),
  readerId: z.string(),
  parentId: z.string(),
  subject: z.nullable(z.string()),
  input: z.unknown(),
  done: z.int(),
  asked: z.nullable(z.enum(['pause', 'cancel'])),
  answer: z.nullable(RunAnswer),
  lost: z.int(),
  worker: z.string(),
  /** True if the run already has steps, from another worker or from its start. */
  hasSteps: z.boolean(),
})
export type ClaimedRun = z.infer<typeof ClaimedRun>

export const claimedColumns = sql`runs.id, runs.reader_id, runs.parent_id, subject, input, done, asked, answer, lost, worker,
  exists (select from run_steps where run_id = runs.id) as has_steps`

/**
 * Claims at most `free` due runs of a kind, within the limits that all workers share. Readers take
 * turns, and so do the parents of one reader; of each, the run that has been due for longest comes
 * first. If the time for a question is over, the run gets no answer.
 */
export async function claimRuns(
  world: Pick<World, 'db' | 'now' | 'aliveAs'>,
  kind: AnyRunKind,
  free: number,
): Promise<ClaimedRun[]> {
  const number = await world.aliveAs()
  const now = world.now()
  const { inAll, perReader, perParent } = limitsOf(kind)
  const isOfKind = sql`area = ${kind.area} and kind = ${kind.kind}`
  // The lock keeps other workers from claiming between the counts and the claim.
  return world.db.locked(advisoryLocks.claimingRuns, numberOf(kind)).many(
    ClaimedRun,
    prepared(sql`
        with recursive lanes as (
          (select reader_id, parent_id from runs where ${isOfKind} and state = 'waiting'
            order by reader_id, parent_id limit 1)
          union all
          select next.* from lanes cross join lateral (
            select reader_id, parent_id from runs where ${isOfKind} and state = 'waiting'
              and (reader_id, parent_id) > (lanes.reader_id, lanes.parent_id)
            order by reader_id, parent_id limit 1) as next),
        busy as materialized (
          select reader_id, parent_id, count(*) as count from runs where ${isOfKind} and state = 'running'
          group by reader_id, parent_id),
        due as (
          select one.*, row_number() over (partition by lanes.reader_id, lanes.parent_id order by one.wake_at, one.position) as nth
          from lanes cross join lateral (
            select id, reader_id, wake_at, position from runs where ${isOfKind} and state = 'waiting'
              and reader_id = lanes.reader_id and parent_id = lanes.parent_id and wake_at <= ${now}
            order by wake_at, position
            limit case when lanes.parent_id = '' then ${free}::bigint else least(${free}::bigint, greatest(0, ${perParent}::bigint
              - coalesce((select count from busy where busy.reader_id = lanes.reader_id and busy.parent_id = lanes.parent_id), 0)))
              end) as one),
        ranked as (
          select id, wake_at, position, reader_id, row_number() over (partition by reader_id order by nth, wake_at, position) as nth from due),
        next as (
          select id from ranked
          where nth <= ${perReader}::bigint - coalesce((select sum(count) from busy where busy.reader_id = ranked.reader_id), 0)
          order by nth, wake_at, position
          limit least(${free}::bigint, greatest(0, ${inAll}::bigint - coalesce((select sum(count) from busy), 0))))
        update runs set state = 'running', worker = gen_random_uuid(), worker_number = ${number}, lease_until = ${leaseFromNow},
          attempts = attempts + 1, is_started_again = false, error = null, started_at = coalesce(started_at, ${now}),
          question = null, answer = case when question is null then answer else
            jsonb_build_object('key', question ->> 'key', 'answer', null) end
        from next where runs.id = next.id and runs.state = 'waiting' returning ${claimedColumns}`),
  )
}

const Next = z.object({ next: z.nullable(z.string()) })

/** The time in ms at which the next run of a kind becomes due; null if none will. */
export async function nextWake(
  { db, now }: Pick<World, 'db' | 'now'>,
  { area, kind }: AnyRunKind,
): Promise<number | null> {
  const { next } = await db.one(
    Next,
    prepared(sql`
      select min(wake_at) as next from runs
      where area = ${area} and kind = ${kind} and state = 'waiting' and wake_at > ${now()}`),
  )
  return next === null ? null : Date.parse(next)
}
