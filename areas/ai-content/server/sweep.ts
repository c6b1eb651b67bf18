import { job, sql } from '#server/tools.ts'
import { DRAFTS } from '../limits.ts'
import { sweepVoices } from './voices/sweep-voices.ts'

const DAY_MS = 86_400_000

/** Deletes drafts, templates and voices for good some weeks after their readers deleted them. */
export const sweepContent = job<object>('ai-content/sweep', async ({ db, now }) => {
  const before = new Date(now().getTime() - DRAFTS.binDays * DAY_MS)
  await db.run(sql`delete from ai_content_drafts where deleted_at < ${before}`)
  await db.run(sql`delete from ai_content_templates where deleted_at < ${before}`)
  await sweepVoices(db, now())
})
