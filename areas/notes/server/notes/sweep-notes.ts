import { NOTES } from '../../limits.ts'
import { job, sql } from '#server/tools.ts'

const DAY_MS = 24 * 60 * 60_000

/** Permanently deletes notes that were deleted a day ago. */
export const sweepNotes = job<object>('notes/sweep', async ({ db, now }) => {
  const before = new Date(now().getTime() - NOTES.undoDays * DAY_MS)
  await db.run(sql`delete from notes where deleted_at < ${before}`)
})
