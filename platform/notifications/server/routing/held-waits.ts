import type { Waits } from '#server/clock/waits.ts'
import { sql } from '#server/tools.ts'

/**
 * The longest wait: quiet hours last, and a digest waits, up to a day; a change of the clock adds
 * an hour.
 */
const LONGEST_MS = 26 * 3_600_000

/** The times until which notifications wait for the end of quiet hours or for a digest. */
export const heldWaits: Waits = {
  columns: ['notifications_held.until'],
  end: (now, after) => [
    sql`update notifications_held set until = ${now} where until > ${after(LONGEST_MS)}`,
  ],
}
