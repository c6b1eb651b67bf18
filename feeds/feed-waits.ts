import type { Waits } from '#server/clock/waits.ts'
import { sql } from '#server/tools.ts'
import { LONGEST_RETRY_AFTER_MINUTES } from './claim/fetch-schedule.ts'
import { LONGEST_RETRY_MINUTES } from './full-text/keep-outcome.ts'
import { ICON_DAYS } from './outlets/icon-limits.ts'
import { LATEST_RENEWAL_DAYS, LONGEST_LEASE_SECONDS } from './websub/callback.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * The times for which hosts, feeds, subscriptions and pages wait. A feed whose last fetch lies in
 * the future becomes due as well, because the clock was ahead when that time was stored.
 */
export const feedWaits: Waits = {
  columns: [
    'feeds.next_fetch_at',
    'feeds.claimed_until',
    'feeds.last_fetched_at',
    'feeds.asked_at',
    'feeds.last_whole_at',
    'hosts.next_request_at',
    'hosts.held_until',
    'hosts.retry_after_until',
    'feed_pushes.ask_at',
    'feed_pushes.lease_until',
    'entry_full_texts.next_try_at',
    'outlet_icons.next_at',
  ],
  end(now, after) {
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
            last_fetched_at = least(last_fetched_at, ${now}), asked_at = least(asked_at, ${now}),
            last_whole_at = least(last_whole_at, ${now})
          where next_fetch_at > ${retryAfter}
            or last_fetched_at > ${ahead} or asked_at > ${ahead} or last_whole_at > ${ahead} or claimed_until > ${ahead}`,
      sql`update feed_pushes set ask_at = ${now},
            lease_until = case when lease_until <= ${lease} then lease_until end
          where ask_at > ${after(LATEST_RENEWAL_DAYS * DAY_MS)} or lease_until > ${lease}`,
      sql`update entry_full_texts set next_try_at = ${now}
          where state = 'waiting' and next_try_at > ${after(LONGEST_RETRY_MINUTES * MINUTE_MS)}`,
      sql`update outlet_icons set next_at = ${now} where next_at > ${after(ICON_DAYS * DAY_MS)}`,
    ]
  },
}
