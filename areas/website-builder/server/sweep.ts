import * as z from 'zod/mini'
import { job, sql } from '#server/tools.ts'
import { PAGES } from '../limits.ts'
import { sweepMedia } from './media/sweep-media.ts'
import { sweepPreviews } from './preview/previews.ts'
import { sweepGone } from './sites/sweep-gone.ts'
import { lockContents, sweepContents } from './contents/contents.ts'

const DAY_MS = 86_400_000

/** Permanently deletes what readers deleted some weeks ago. */
export const sweepSites = job<object>('website-builder/sweep', async ({ db, now }) => {
  const before = new Date(now().getTime() - PAGES.restoredDays * DAY_MS)
  const gone = await db.many(
    z.object({ readerId: z.string() }),
    sql`delete from website_sites where deleted_at < ${before} returning reader_id`,
  )
  await db.run(sql`delete from website_pages where deleted_at < ${before}`)
  await db.run(sql`delete from website_posts where deleted_at < ${before}`)
  await sweepMedia(db, before)
  await db.run(sql`delete from website_imports where deleted_at < ${before}`)
  await sweepPreviews(db, now())
  await sweepGone(db)
  for (const readerId of new Set(gone.map(({ readerId }) => readerId)))
    await db.forReader(readerId).transaction(async (db) => {
      await lockContents({ db, readerId })
      await sweepContents({ db, readerId })
    })
})
