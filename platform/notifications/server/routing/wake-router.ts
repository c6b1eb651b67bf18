import * as z from 'zod/mini'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { routeNotifications } from './route.ts'

/**
 * Queues the routing of new notifications; if `db` is that of a transaction, it starts when the
 * transaction commits.
 */
export async function wakeRouter(
  { enqueue }: Pick<Tools, 'enqueue'>,
  db?: Database,
): Promise<void> {
  await enqueue(routeNotifications, {}, { dedupeKey: 'now', ...(db && { db }) })
}

/**
 * Queues the routing if notifications wait for it. Rules need this, because they insert their
 * notifications directly.
 */
export async function wakeUnrouted(tools: Pick<Tools, 'enqueue'>, db: Database): Promise<void> {
  const { waits } = await db.one(
    z.object({ waits: z.boolean() }),
    sql`select exists (select from notifications where routed_at is null) as waits`,
  )
  if (waits) await wakeRouter(tools, db)
}
