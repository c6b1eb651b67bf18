import { job, sql } from '#server/tools.ts'
import { PAGES } from '../limits.ts'

const DAY_MS = 86_400_000

/** Deletes for good what was deleted some weeks ago. */
export const sweepSites = job<object>('website-builder/sweep', async ({ db, now }) => {
  const before = new Date(now().getTime() - PAGES.restoredDays * DAY_MS)
  await db.run(sql`delete from website_sites where deleted_at < ${before}`)
  await db.run(sql`delete from website_pages where deleted_at < ${before}`)
})
