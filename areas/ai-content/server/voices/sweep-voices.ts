import { sql, type Database } from '#server/tools.ts'
import { VOICES } from '../../voices/limits.ts'

const DAY_MS = 86_400_000

/** Deletes voices for good that were deleted some weeks ago. */
export async function sweepVoices(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - VOICES.binDays * DAY_MS)
  await db.run(sql`delete from ai_content_voices where deleted_at < ${before}`)
}
