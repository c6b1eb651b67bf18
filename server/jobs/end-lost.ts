import type { PgBoss } from 'pg-boss'
import * as z from 'zod/mini'
import { sql, type Database } from '../tools.ts'

export const LOOK_FOR_LOST_EVERY_MS = 15_000

/**
 * Retries jobs whose worker is lost, or that take too long. pg-boss would update all queues each
 * time; this updates only queues with such a job.
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
