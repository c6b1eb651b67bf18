import { job, sql } from '#server/tools.ts'
import { FIRST_HUB } from '../contract.ts'
import { UNDO_DAYS } from '../limits.ts'

const DAY_MS = 24 * 60 * 60_000

/** Permanently deletes hubs that can no longer be restored, and their links. */
export const sweepHubs = job<object>('hubs/sweep', async ({ db, now }) => {
  const before = new Date(now().getTime() - UNDO_DAYS * DAY_MS)
  await db.run(sql`delete from hubs where deleted_at < ${before}`)
  await db.run(sql`
    delete from hubs_shares where hub_id <> ${FIRST_HUB} and not exists (
      select from hubs where hubs.reader_id = hubs_shares.reader_id and hubs.id = hub_id)`)
})
