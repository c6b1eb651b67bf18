import { SAVED } from '../../limits.ts'
import { advisoryLocks } from '#server/database/advisory-locks.ts'
import { sweepUnused } from '#platform/files/server/lends.ts'
import { job, sql } from '#server/tools.ts'
import { bookmarkContents } from './shown-pictures.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * Removes bookmarks that were deleted a day ago, files that were read a day ago and not imported,
 * and unused pictures.
 */
export const sweepBookmarks = job<object>('saved/sweep', async (world) => {
  const before = new Date(world.now().getTime() - SAVED.undoDays * DAY_MS)
  await world.db.run(sql`delete from saved_bookmarks where deleted_at < ${before}`)
  await world.db.run(sql`
    delete from saved_imports where created_at < ${before} and started_at is null`)
  await sweepUnused(world, {
    contents: bookmarkContents(world),
    lock: advisoryLocks.sweepingBookmarks,
    usedAmong: (hashes) => sql`
      select distinct hash from saved_pictures where hash = any(${hashes})`,
  })
})
