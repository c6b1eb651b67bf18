import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { LONGEST_RETRY_AFTER_MINUTES } from './fetch-schedule.ts'
import { sql, type Database, type Sql } from '#server/tools.ts'

const MINUTE_MS = 60_000
/** The time after which a lock expires because its worker died; longer than any request. */
const HELD_AT_MOST_MS = MINUTE_MS
/**
 * The first pause of a host that asks for fewer requests without stating a time; it doubles with
 * each further refusal.
 */
const FIRST_BACKOFF_MS = MINUTE_MS
const LONGEST_BACKOFF_MS = 60 * MINUTE_MS
const MOST_REFUSALS = 20
/** A host that refuses this many addresses within REFUSED_WITHIN_MS gets a pause as a whole. */
const REFUSED_ADDRESSES = 3
const REFUSED_WITHIN_MS = 10 * MINUTE_MS

/** The time at which a lock that is taken now expires. */
export function lockExpiresAt(now: Date): Date {
  return new Date(now.getTime() + HELD_AT_MOST_MS)
}

/**
 * A condition on a row of `hosts`: it is not locked, its pause is over, and its Retry-After has
 * passed. `atOnce` ignores the Retry-After.
 */
export function isFree(now: Date, atOnce: Sql = sql`false`): Sql {
  return sql`(hosts.held_until is null or hosts.held_until <= ${now})
    and hosts.next_request_at <= ${now}
    and (hosts.retry_after_until is null or hosts.retry_after_until <= ${now} or ${atOnce})`
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

/** The answer of a host to a request. */
export interface HostAnswer {
  status: number | null
  retryAfterSeconds: number | null
}

/** The data with which a host's lock is released. */
export interface Release {
  holder: string
  now: Date
  pauseMs: number
  answer: HostAnswer | null
  /**
   * The requested address; null for a request that concerns the whole host, such as its robots.txt.
   */
  address: string | null
}

/**
 * Releases the lock of a host and delays the next request. A refusal of one address (429, 503) does
 * not affect the other addresses. After refusals of several addresses within minutes, or of a
 * request that concerns the host, the whole host is paused for as long as it asks, or twice as long
 * each time. Returns the end of its pause; null without one.
 */
export async function releaseHost(
  db: Database,
  host: string,
  { holder, now, pauseMs, answer, address }: Release,
): Promise<Date | null> {
  const isRefused = answer?.status === 429 || answer?.status === 503
  const stated = isRefused ? statedEnd(answer, now) : null
  const refused = address === null ? '' : createHash('sha256').update(address).digest('base64url')
  const row = await db.maybe(
    z.object({ retryAfterUntil: z.nullable(Time) }),
    sql`
      with lately as (
        select name, ${refusedLately(now, isRefused ? refused : null)} as refused
        from hosts where name = ${host} and held_by = ${holder} for update
      ), judged as (
        select name, refused, ${isRefused}
          and (${address === null} or (select count(*) from jsonb_object_keys(refused)) >= ${REFUSED_ADDRESSES})
          as is_closed
        from lately
      )
      update hosts set held_by = null, held_until = null,
        next_request_at = ${new Date(now.getTime() + pauseMs)},
        refused_lately = nullif(refused, '{}'),
        refusals = case when is_closed then least(refusals + 1, ${MOST_REFUSALS})
          when ${isRefused} then refusals else 0 end,
        retry_after_until = case when is_closed then ${stated ?? doubledEnd(now)}::timestamptz
          when ${isRefused} and retry_after_until > ${now} then retry_after_until end
      from judged where hosts.name = judged.name
      returning retry_after_until`,
  )
  return row?.retryAfterUntil ? new Date(row.retryAfterUntil) : null
}

/**
 * The latest refused addresses of a row of `hosts`, as hashes with their times; at most
 * REFUSED_ADDRESSES.
 */
function refusedLately(now: Date, refused: string | null): Sql {
  const added =
    refused === null
      ? sql`'{}'::jsonb`
      : sql`jsonb_build_object(${refused}::text, ${now.getTime()}::bigint)`
  return sql`(
    select coalesce(jsonb_object_agg(key, value), '{}') from (
      select key, value from jsonb_each(coalesce(refused_lately, '{}') || ${added})
      where value::bigint > ${now.getTime() - REFUSED_WITHIN_MS}::bigint and value::bigint <= ${now.getTime()}::bigint
      order by value::bigint desc limit ${REFUSED_ADDRESSES}) as newest)`
}

function statedEnd({ retryAfterSeconds }: HostAnswer, now: Date): Date | null {
  if (retryAfterSeconds === null) return null
  const minutes = Math.min(retryAfterSeconds / 60, LONGEST_RETRY_AFTER_MINUTES)
  return new Date(now.getTime() + minutes * MINUTE_MS)
}

function doubledEnd(now: Date): Sql {
  return sql`(${now}::timestamptz
    + least(${FIRST_BACKOFF_MS} * 2 ^ refusals, ${LONGEST_BACKOFF_MS}) * interval '1 millisecond')`
}
