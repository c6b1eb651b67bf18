import { sql } from '#server/tools.ts'
import type { Rhythm } from './rhythm/read-rhythms.ts'

/** Joins the newest entry of each of `feeds`. */
export const newestEntry = sql`left join lateral (
    select published_at, seen_at from entries where feed_id = feeds.id order by published_at desc limit 1
  ) as newest on true`

/**
 * The time of the last entry; for a feed whose entries were all too old to keep, the time that it
 * states. Earlier versions stored the time of the last change if a feed stated none, which is not
 * the time of an entry.
 */
export const lastEntryAt = sql`coalesce(newest.published_at, nullif(newest_entry_at, last_changed_at))`

/** The usual pause between entries; of a feed whose entries were all too old to keep, what it states itself. */
export function usualPauseOf(
  { rhythmMinutes }: { rhythmMinutes: number | null },
  { hasDays, usualPauseHours }: Rhythm,
): number | null {
  if (hasDays) return usualPauseHours
  return rhythmMinutes === null ? null : rhythmMinutes / 60
}
