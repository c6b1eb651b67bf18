import type { Waits } from '#server/clock/waits.ts'
import { sql } from '#server/tools.ts'
import { CLAIM_MS } from './fetching/due-work.ts'
import { LONGEST_RETRY_MINUTES } from './fetching/keep-page.ts'

/** The times at which pages and pictures are fetched next. */
export const savedWaits: Waits = {
  columns: ['saved_bookmarks.next_try_at', 'saved_pictures.next_try_at'],
  end: (now, after) => {
    const latest = after(Math.max(CLAIM_MS, LONGEST_RETRY_MINUTES * 60_000))
    return [
      sql`update saved_bookmarks set next_try_at = ${now} where state = 'waiting' and next_try_at > ${latest}`,
      sql`update saved_pictures set next_try_at = ${now} where state = 'waiting' and next_try_at > ${latest}`,
    ]
  },
}
