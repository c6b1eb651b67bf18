import type { PgBoss } from 'pg-boss'
import * as z from 'zod/mini'
import { prepared } from '../database/prepared.ts'
import { sql, type Database } from '../tools.ts'

/**
 * A notice wakes a worker at once. This check finds jobs whose time has come, and those whose
 * notice was lost.
 */
export const LOOK_EVERY_MS = 2000

/**
 * Wakes the workers of queues with due jobs. `workers` has the queue of each by its id. One query costs as much as
 * pg-boss's check of one queue.
 */
export async function wakeDue(
  db: Database,
  boss: Pick<PgBoss, 'notifyWorker'>,
  workers: ReadonlyMap<string, string>,
): Promise<void> {
  const due = await db.many(
    z.object({ name: z.string() }),
    prepared(sql`
      select name from unnest(${[...new Set(workers.values())]}::text[]) as mine (name)
      where exists (
        select from pgboss.job where job.name = mine.name and state < 'active' and start_after <= now()
      )`),
  )
  const names = new Set(due.map(({ name }) => name))
  for (const [id, queue] of workers) if (names.has(queue)) boss.notifyWorker(id)
}
