import { RETRY_WAITS } from '#platform/outbox/server/lends.ts'
import type { Waits } from '#server/clock/waits.ts'
import { sql } from '#server/tools.ts'
import { FURTHEST_DAYS } from './briefings-api.ts'

const DAY_MS = 24 * 3_600_000
const RECURRING_DAYS = 8

/**
 * The columns with the next times of briefings and of their retries. A time that is too early does
 * no harm: the briefing is checked and not sent.
 */
export const briefingWaits: Waits = {
  columns: ['assistant_briefings.next_at', 'assistant_sendings.next_at'],
  end: (now, after) => [
    sql`update assistant_briefings set next_at = ${now}
      where next_at > ${after((FURTHEST_DAYS + 1) * DAY_MS)}
        or (times ->> 'repeats' <> 'once' and next_at > ${after(RECURRING_DAYS * DAY_MS)})`,
    sql`update assistant_sendings set next_at = ${now}
      where next_at > ${after(1000 * Math.max(...RETRY_WAITS))}`,
  ],
}
