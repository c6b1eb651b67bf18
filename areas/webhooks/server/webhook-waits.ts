import type { Waits } from '#server/clock/waits.ts'
import { sql } from '#server/tools.ts'
import { CLAIM_MS, WAITS } from './deliver-webhooks.ts'

/** Deliveries that are tried later, and webhooks that a worker has in hand. */
export const webhookWaits: Waits = {
  columns: ['webhooks.claimed_until', 'webhooks_deliveries.next_at'],
  end: (now, after) => [
    sql`update webhooks set claimed_until = null where claimed_until > ${after(CLAIM_MS)}`,
    sql`update webhooks_deliveries set next_at = ${now} where next_at > ${after(1000 * Math.max(...WAITS))}`,
  ],
}
