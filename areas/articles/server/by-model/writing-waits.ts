import type { Waits } from '#server/clock/waits.ts'
import { sql } from '#server/tools.ts'

const DAY_MS = 24 * 3_600_000

/** The waiting times of articles whose summary was postponed, for a clock that was set wrong. */
export const writingWaits: Waits = {
  columns: ['ai_summaries.next_try_at'],
  end: (now, after) => [
    sql`update ai_summaries set next_try_at = ${now}
        where state = 'waiting' and next_try_at > ${after(DAY_MS)}`,
  ],
}
