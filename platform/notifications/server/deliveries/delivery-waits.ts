import type { Waits } from '#server/clock/waits.ts'
import { sql } from '#server/tools.ts'
import { CLAIM_MS } from './deliver.ts'
import { RETRY_WAITS } from './retry-waits.ts'

/** Messages that are tried later, or that a worker has in hand. */
export const deliveryWaits: Waits = {
  columns: ['notifications_deliveries.next_at', 'notifications_deliveries.claimed_until'],
  end: (now, after) => [
    sql`update notifications_deliveries set claimed_until = null where claimed_until > ${after(CLAIM_MS)}`,
    sql`update notifications_deliveries set next_at = ${now}
      where next_at > ${after(1000 * Math.max(...RETRY_WAITS))}`,
  ],
}
