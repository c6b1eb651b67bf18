import type { PgBoss } from 'pg-boss'
import * as z from 'zod/mini'
import { prepared } from '../database/prepared.ts'
import { sql, type Database } from '../tools.ts'

/**
 * The interval of the check that finds jobs whose time has come, and jobs whose notice was lost.
 * All other jobs wake a worker at once by their notice.
 */
export const LOOK_EVERY_MS = 2000

/**
 * Wakes the workers of queues with due jobs. `workers` has the queue of each worker by the worker's
 * id. This takes one query, which costs as much as pg-boss's check of one queue.
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
