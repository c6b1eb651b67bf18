import type { Waits } from '#server/clock/waits.ts'
import { RUNS } from '../limits.ts'
import { sql } from '#server/tools.ts'

const DAY_MS = 86_400_000

/** Leases use the clock of the database, and a heartbeat renews them. */
export const runWaits: Waits = {
  columns: ['runs.lease_until', 'runs.wake_at'],
  end: (now, after) => [
    sql`update runs set wake_at = ${now} where state = 'waiting' and wake_at > ${after(RUNS.waitDays * DAY_MS)}`,
  ],
}
