import { sql, type Sql } from '#server/tools.ts'

/**
 * A condition on `feeds` that are due: some reader wants them now. A feed is due by the frequency of its
 * source; the hub's refresh interval holds it back for longer, and without auto refresh it waits until
 * somebody asks. What was never fetched, or was asked for since, is always wanted.
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
