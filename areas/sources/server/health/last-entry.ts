import { sql } from '#server/tools.ts'
import type { Rhythm } from './rhythm/read-rhythms.ts'

/** A join that adds the newest entry to each row of `feeds`. */
export const newestEntry = sql`left join lateral (
    select published_at, seen_at from entries where feed_id = feeds.id order by published_at desc limit 1
  ) as newest on true`

/**
 * The time of the newest entry. If all entries were too old to be stored, it is the time that the
 * feed states. A time equal to `last_changed_at` does not count, because earlier versions stored
 * the feed's last change in the same column.
 */
export const lastEntryAt = sql`coalesce(newest.published_at, nullif(newest_entry_at, last_changed_at))`

/**
 * The usual hours between entries. If all entries were too old to be stored, it is the interval
 * that the feed states.
 */
export function usualPauseOf(
  { rhythmMinutes }: { rhythmMinutes: number | null },
  { hasDays, usualPauseHours }: Rhythm,
): number | null {
  if (hasDays) return usualPauseHours
  return rhythmMinutes === null ? null : rhythmMinutes / 60
}
