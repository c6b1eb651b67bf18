import type { Waits } from '#server/clock/waits.ts'
import { sql } from '#server/tools.ts'

const WEEK_MS = 8 * 24 * 3_600_000
const JOB_MS = 24 * 3_600_000

/** Times at which work begins. A reader may choose a far one for a job; a programme comes each week at least. */
export const newsroomWaits: Waits = {
  columns: ['newsroom_programmes.next_at', 'newsroom_jobs.scheduled_for', 'newsroom_jobs.ready_at'],
  end: (now, after) => [
    sql`update newsroom_programmes set next_at = ${now} where next_at > ${after(WEEK_MS)}`,
    sql`update newsroom_jobs set ready_at = null where ready_at > ${after(JOB_MS)}`,
  ],
}
