import type { PgBoss } from 'pg-boss'
import * as z from 'zod/mini'
import { sql, type Database } from '../tools.ts'

export const LOOK_FOR_LOST_EVERY_MS = 15_000

/**
 * Has jobs tried again whose worker gives no sign of life, and jobs that take too long. pg-boss would count and update
 * all queues for that each time; here it looks only at queues that have such a job.
 */
export async function endLost(db: Database, boss: Pick<PgBoss, 'supervise'>): Promise<void> {
  const lost = await db.many(
    z.object({ name: z.string() }),
    sql`
      select distinct name from pgboss.job
      where state = 'active' and least(
        heartbeat_on + make_interval(secs => heartbeat_seconds),
        started_on + make_interval(secs => expire_seconds)
      ) < now()`,
  )
  for (const { name } of lost) await boss.supervise(name)
}
