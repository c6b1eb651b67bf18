import { sql, type Database, type Sql } from '../tools.ts'
import { LONGEST_RETRY_AFTER_MINUTES } from '#feeds/claim/fetch-schedule.ts'
import { MOST_RETRY_SECONDS } from '#areas/models/server/trouble.ts'
import { LONGEST_RETRY_MINUTES } from '#feeds/full-text/keep-outcome.ts'
import { LATEST_RENEWAL_DAYS, LONGEST_LEASE_SECONDS } from '#feeds/websub/callback.ts'
import { SKEW_MS } from './clock-state.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** What waits for a time, column by column; the test holds the list against every column of the database. */
export const waitingColumns = [
  'feeds.next_fetch_at',
  'feeds.claimed_until',
  'feeds.last_fetched_at',
  'feeds.asked_at',
  'hosts.next_request_at',
  'hosts.held_until',
  'hosts.retry_after_until',
  'feed_pushes.ask_at',
  'feed_pushes.lease_until',
  'entry_full_texts.next_try_at',
  'ai_endpoints.rests_until',
  'ai_summaries.next_try_at',
  'trend_clock.since',
  'trend_clock.tidied_at',
]

/**
 * Whatever lies further ahead than it can have been put is due now: a clock that was ahead put it there. So is
 * a feed that was last fetched in the future. Says how many rows that were. A clock that is wrong now does no
 * harm here, since waiting too little is made up for by the next visit.
 */
export async function endImpossibleWaits(db: Database, now: Date): Promise<number> {
  let count = 0
  for (const statement of statements(now)) count += (await db.run(statement)).changed
  return count
}

function statements(now: Date): Sql[] {
  const after = (ms: number) => new Date(now.getTime() + ms + SKEW_MS)
  const ahead = after(0)
  const retryAfter = after(LONGEST_RETRY_AFTER_MINUTES * MINUTE_MS)
  const lease = after(LONGEST_LEASE_SECONDS * 1000)
  return [
    sql`update hosts set next_request_at = ${now}, held_by = null, held_until = null,
          retry_after_until = case when retry_after_until <= ${retryAfter}
            and next_request_at <= ${ahead} then retry_after_until end
        where next_request_at > ${ahead} or held_until > ${ahead}
          or retry_after_until > ${retryAfter}`,
    sql`update feeds set next_fetch_at = ${now}, next_fetch_reason = null, next_fetch_minutes = null,
          claimed_until = case when claimed_until <= ${ahead} then claimed_until end,
          last_fetched_at = least(last_fetched_at, ${now}), asked_at = least(asked_at, ${now})
        where next_fetch_at > ${retryAfter}
          or last_fetched_at > ${ahead} or asked_at > ${ahead} or claimed_until > ${ahead}`,
    sql`update feed_pushes set ask_at = ${now},
          lease_until = case when lease_until <= ${lease} then lease_until end
        where ask_at > ${after(LATEST_RENEWAL_DAYS * DAY_MS)} or lease_until > ${lease}`,
    sql`update entry_full_texts set next_try_at = ${now}
        where state = 'waiting' and next_try_at > ${after(LONGEST_RETRY_MINUTES * MINUTE_MS)}`,
    sql`update ai_endpoints set rests_until = null
        where rests_until > ${after(MOST_RETRY_SECONDS * 1000)}`,
    sql`update ai_summaries set next_try_at = ${now}
        where state = 'waiting' and next_try_at > ${after(DAY_MS)}`,
    sql`update trend_clock set since = least(since, ${now}), tidied_at = least(tidied_at, ${now})
        where since > ${ahead} or tidied_at > ${ahead}`,
  ]
}
