import { ASSISTANT } from '../../limits.ts'
import { job, sql } from '#server/tools.ts'

const DAY_MS = 24 * 60 * 60_000

/** Permanently deletes threads that were deleted a day ago. */
export const sweepThreads = job<object>('assistant/sweep', async ({ db, now }) => {
  const before = new Date(now().getTime() - ASSISTANT.undoDays * DAY_MS)
  await db.run(sql`delete from assistant_threads where deleted_at < ${before}`)
})
