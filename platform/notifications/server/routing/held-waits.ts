import type { Waits } from '#server/clock/waits.ts'
import { sql } from '#server/tools.ts'

/** Quiet hours last a day at most, and a digest waits for an hour. */
const LONGEST_MS = 26 * 3_600_000

/** Notifications that wait for the end of quiet hours or for a digest. */
export const heldWaits: Waits = {
  columns: ['notifications_held.until'],
  end: (now, after) => [
    sql`update notifications_held set until = ${now} where until > ${after(LONGEST_MS)}`,
  ],
}
