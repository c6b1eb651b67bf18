import type { Waits } from '#server/clock/waits.ts'
import { sql } from '#server/tools.ts'

const YEARS_MS = 9 * 366 * 86_400_000

/**
 * The column with the next times of schedules. A time may be years away, since a schedule may run
 * only on 29 February.
 */
export const scheduleWaits: Waits = {
  columns: ['automation_triggers.next_at'],
  end: (now, after) => [
    sql`update automation_triggers set next_at = ${now} where next_at > ${after(YEARS_MS)}`,
  ],
}
