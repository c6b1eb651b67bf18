import type { Waits } from '#server/clock/waits.ts'
import { RUNS } from '../limits.ts'
import { sql } from '#server/tools.ts'

const DAY_MS = 86_400_000

/**
 * The times for which runs wait. Only `wake_at` is corrected after a clock was set: leases use the
 * database's clock, and heartbeats renew them.
 */
export const runWaits: Waits = {
  columns: ['runs.lease_until', 'runs.wake_at'],
  end: (now, after) => [
    sql`update runs set wake_at = ${now} where state = 'waiting' and wake_at > ${after(RUNS.waitDays * DAY_MS)}`,
  ],
}
