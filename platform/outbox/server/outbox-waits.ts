import type { Waits } from '#server/clock/waits.ts'
import { sql } from '#server/tools.ts'
import { CLAIM_MS } from './claim-message.ts'
import { LONGEST_WAIT_SECONDS } from './retry-waits.ts'

/** The times of waiting messages and of claims. */
export const outboxWaits: Waits = {
  columns: ['outbox_messages.next_at', 'outbox_messages.claimed_until'],
  end: (now, after) => [
    sql`update outbox_messages set claimed_until = null where claimed_until > ${after(CLAIM_MS)}`,
    sql`update outbox_messages set next_at = ${now} where next_at > ${after(1000 * LONGEST_WAIT_SECONDS)}`,
  ],
}
