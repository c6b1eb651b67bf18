import { job, sql } from '#server/tools.ts'
import { UNDO_DAYS } from '../limits.ts'

const DAY_MS = 24 * 60 * 60_000

/** Deletes hubs for good whose deleting can be undone no more. */
export const sweepHubs = job<object>('hubs/sweep', async ({ db, now }) => {
  const before = new Date(now().getTime() - UNDO_DAYS * DAY_MS)
  await db.run(sql`delete from hubs where deleted_at < ${before}`)
})
