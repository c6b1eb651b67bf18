import { NOTIFICATIONS } from '#core/limits.ts'
import { job, sql } from '#server/tools.ts'
import { deliverMessages } from './deliver.ts'

const DAY_MS = 24 * 3_600_000

/** Takes up messages whose worker died or whose wake-up was lost, and forgets what is old. */
export const lookAfterMessages = job<object>('notifications/look-after', async (world) => {
  const { db, now } = world
  const before = new Date(now().getTime() - NOTIFICATIONS.keptDays * DAY_MS)
  await db.run(sql`
    delete from notifications_deliveries where state <> 'waiting' and created_at < ${before}`)
  await world.enqueue(deliverMessages, {}, { dedupeKey: 'now' })
})
