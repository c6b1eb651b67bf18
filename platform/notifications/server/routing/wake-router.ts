import * as z from 'zod/mini'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { routeNotifications } from './route.ts'

/** Wakes the router for new notifications as soon as `db` commits. */
export async function wakeRouter(
  { enqueue }: Pick<Tools, 'enqueue'>,
  db?: Database,
): Promise<void> {
  await enqueue(routeNotifications, {}, { dedupeKey: 'now', ...(db && { db }) })
}

/**
 * Wakes the router for rows that were written by hand, if there are any: a rule writes its notifications by itself.
 */
export async function wakeUnrouted(tools: Pick<Tools, 'enqueue'>, db: Database): Promise<void> {
  const { waits } = await db.one(
    z.object({ waits: z.boolean() }),
    sql`select exists (select from notifications where routed_at is null) as waits`,
  )
  if (waits) await wakeRouter(tools, db)
}
