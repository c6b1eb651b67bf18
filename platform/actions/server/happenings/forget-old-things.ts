import { HAPPENINGS } from '#core/limits.ts'
import { job, sql } from '#server/tools.ts'

const DAY_MS = 86_400_000

/** Deletes what listeners know about things that have not changed for a long time. */
export const forgetOldThings = job<object>('actions/forget-old-things', async ({ db, now }) => {
  const before = new Date(now().getTime() - HAPPENINGS.knownDays * DAY_MS)
  await db.run(sql`delete from actions_known where known_at < ${before}`)
})
