import type { Waits } from '#server/clock/waits.ts'
import { sql } from '#server/tools.ts'

const WEEK_MS = 8 * 24 * 3_600_000
const JOB_MS = 24 * 3_600_000

/**
 * The columns with the times at which work begins or is ready. A programme runs at least once a
 * week; a job may be scheduled for any time, so that time is not limited.
 */
export const newsroomWaits: Waits = {
  columns: ['newsroom_programmes.next_at', 'newsroom_jobs.scheduled_for', 'newsroom_jobs.ready_at'],
  end: (now, after) => [
    sql`update newsroom_programmes set next_at = ${now} where next_at > ${after(WEEK_MS)}`,
    sql`update newsroom_jobs set ready_at = null where ready_at > ${after(JOB_MS)}`,
  ],
}
