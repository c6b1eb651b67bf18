import { sql, type Sql } from '#server/tools.ts'

/**
 * A condition on due `feeds`: some reader who has not paused it wants the feed now. The refresh
 * interval in the settings of a news hub can delay a due feed further, unless it is failing, and
 * without auto refresh it waits until a reader asks. A feed that was never fetched, or was asked
 * for since its last fetch, does not wait.
 */
export function isWanted(now: Date): Sql {
  return sql`exists (
    select 1 from sources left join hub_settings using (reader_id)
    where sources.feed_id = feeds.id and sources.paused_at is null and (
      feeds.last_fetched_at is null
      or feeds.asked_at > feeds.last_fetched_at
      or (coalesce(auto_refresh, true) and (
        feeds.failures > 0
        or feeds.last_fetched_at <= ${now}::timestamptz - make_interval(mins => coalesce(refresh_minutes, 0))))))`
}

/**
 * The time of the next fetch of a feed joined with its reader's `hub_settings`; null if it is fetched only on demand.
 */
export const nextRun = sql`case
  when last_fetched_at is null or asked_at > last_fetched_at then next_fetch_at
  when not coalesce(auto_refresh, true) then null
  when failures > 0 then next_fetch_at
  else greatest(next_fetch_at, last_fetched_at + make_interval(mins => coalesce(refresh_minutes, 0)))
end`
