import limit from 'p-limit'
import * as z from 'zod/mini'
import { SAVED } from '../../limits.ts'
import { advisoryLocks } from '#server/database/advisory-locks.ts'
import { demandOwnStore } from '#server/stores/store-owner.ts'
import { job, sql, type World } from '#server/tools.ts'
import { bookmarkContents } from './shown-pictures.ts'

const DAY_MS = 24 * 60 * 60_000
const BATCH = 200
const REMOVED_AT_ONCE = 16

/** Deletes for good what was deleted a day ago, files that were read and never imported, and unused pictures. */
export const sweepBookmarks = job<object>('saved/sweep', async (world) => {
  const before = new Date(world.now().getTime() - SAVED.undoDays * DAY_MS)
  await world.db.run(sql`delete from saved_bookmarks where deleted_at < ${before}`)
  await world.db.run(sql`
    delete from saved_imports where created_at < ${before} and started_at is null`)
  await sweepContents(world)
})

async function sweepContents(world: World): Promise<void> {
  await demandOwnStore(world.media, world.secrets)
  const contents = bookmarkContents(world)
  await contents.sweepAside(DAY_MS)
  const hashes = await contents.list()
  for (let start = 0; start < hashes.length; start += BATCH) {
    const batch = hashes.slice(start, start + BATCH)
    await world.db.transaction(async (db) => {
      await db.run(sql`select pg_advisory_xact_lock(${advisoryLocks.sweepingBookmarks})`)
      const kept = await db.many(
        z.object({ hash: z.string() }),
        sql`select distinct hash from saved_pictures where hash = any(${batch})`,
      )
      const inUse = new Set(kept.map(({ hash }) => hash))
      const inTurn = limit(REMOVED_AT_ONCE)
      await Promise.all(
        batch.filter((hash) => !inUse.has(hash)).map((hash) => inTurn(() => contents.remove(hash))),
      )
    })
  }
}
