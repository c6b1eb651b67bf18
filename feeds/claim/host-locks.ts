import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { LONGEST_RETRY_AFTER_MINUTES } from './fetch-schedule.ts'
import { sql, type Database, type Sql } from '#server/tools.ts'

const MINUTE_MS = 60_000
/** Longer than any request may take; the lock of a worker that died expires after this. */
const HELD_AT_MOST_MS = MINUTE_MS
/** A host that asks for fewer requests without saying when is left alone this long, then twice as long each time. */
const FIRST_BACKOFF_MS = MINUTE_MS
const LONGEST_BACKOFF_MS = 60 * MINUTE_MS
const MOST_REFUSALS = 20

/** When a lock that is taken now expires. */
export function lockExpiresAt(now: Date): Date {
  return new Date(now.getTime() + HELD_AT_MOST_MS)
}

/** Of a row of `hosts`: nobody asks it, its pause is over, and it did not ask to be left alone. */
export function isFree(now: Date): Sql {
  return sql`(hosts.held_until is null or hosts.held_until <= ${now})
    and hosts.next_request_at <= ${now}
    and (hosts.retry_after_until is null or hosts.retry_after_until <= ${now})`
}

/** Locks a host for one request; false when it is not free. */
export async function lockHost(
  db: Database,
  host: string,
  { holder, now }: { holder: string; now: Date },
): Promise<boolean> {
  const { changed } = await db.run(sql`
    insert into hosts (name, held_by, held_until, next_request_at)
    values (${host}, ${holder}, ${lockExpiresAt(now)}, ${now})
    on conflict (name) do update set held_by = excluded.held_by, held_until = excluded.held_until
    where ${isFree(now)}`)
  return changed > 0
}

/** How a host answered; without an answer, the pause alone counts. */
export interface HostAnswer {
  status: number | null
  retryAfterSeconds: number | null
}

/**
 * Releases the lock of a host and delays the next request. A host that asks for fewer requests (429, 503) is
 * not asked again for as long as it says, or longer each time; returns until when.
 */
export async function releaseHost(
  db: Database,
  host: string,
  lock: { holder: string; now: Date; pauseMs: number; answer: HostAnswer | null },
): Promise<Date | null> {
  const { holder, now, pauseMs, answer } = lock
  const isBusy = answer?.status === 429 || answer?.status === 503
  const stated = isBusy ? statedEnd(answer, now) : null
  const row = await db.maybe(
    z.object({ retryAfterUntil: z.nullable(Time) }),
    sql`update hosts set held_by = null, held_until = null,
          next_request_at = ${new Date(now.getTime() + pauseMs)},
          refusals = ${isBusy ? sql`least(refusals + 1, ${MOST_REFUSALS})` : sql`0`},
          retry_after_until = ${isBusy && stated === null ? doubledEnd(now) : sql`${stated}::timestamptz`}
        where name = ${host} and held_by = ${holder} returning retry_after_until`,
  )
  return row?.retryAfterUntil ? new Date(row.retryAfterUntil) : null
}

function statedEnd({ retryAfterSeconds }: HostAnswer, now: Date): Date | null {
  if (retryAfterSeconds === null) return null
  const minutes = Math.min(retryAfterSeconds / 60, LONGEST_RETRY_AFTER_MINUTES)
  return new Date(now.getTime() + minutes * MINUTE_MS)
}

function doubledEnd(now: Date): Sql {
  return sql`${now}::timestamptz
    + least(${FIRST_BACKOFF_MS} * 2 ^ refusals, ${LONGEST_BACKOFF_MS}) * interval '1 millisecond'`
}
