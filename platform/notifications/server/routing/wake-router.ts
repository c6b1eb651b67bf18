import type { Database, Tools } from '#server/tools.ts'
import { routeNotifications } from './route.ts'

/** Has what was made go where it belongs, as soon as `db` commits. */
export async function wakeRouter(
  { enqueue }: Pick<Tools, 'enqueue'>,
  db?: Database,
): Promise<void> {
  await enqueue(routeNotifications, {}, { dedupeKey: 'now', ...(db && { db }) })
}
