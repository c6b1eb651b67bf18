import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { advisoryLocks } from '#server/database/advisory-locks.ts'
import { sweepUnused } from '#platform/files/server/lends.ts'
import { sql, type World } from '#server/tools.ts'
import { usualVoices } from '../settings/voice-settings.ts'
import { pieceContents } from '../pieces/piece-contents.ts'

/** Deletes old pieces, files that no piece uses, and folders of jobs that ended. */
export async function sweepPieces(world: World): Promise<void> {
  await deleteOldPieces(world)
  await sweepUnused(world, {
    contents: pieceContents(world),
    lock: advisoryLocks.sweepingPieces,
    usedAmong: (hashes) => sql`
      select hash from newsroom_pieces where hash = any(${hashes})
      union select cover from newsroom_pieces where cover = any(${hashes})`,
  })
  await sweepFolders(world)
}

/** Deletes old pieces, except those that the reader keeps and those of a saved article. */
async function deleteOldPieces({ db, now, announce }: World): Promise<void> {
  const { changed } = await db.run(sql`
    delete from newsroom_jobs using newsroom_pieces
    where newsroom_pieces.reader_id = newsroom_jobs.reader_id and job_id = newsroom_jobs.id and not is_kept
      and completed_at < ${now()}::timestamptz - make_interval(days => coalesce(
        (select nullif((settings ->> 'keepsDays')::int, -1) from newsroom_settings
          where newsroom_settings.reader_id = newsroom_jobs.reader_id),
        ${usualVoices.keepsDays}))
      and not exists (select from newsroom_settings where newsroom_settings.reader_id = newsroom_jobs.reader_id
        and settings ->> 'keepsDays' = '-1')
      and not exists (select from saved_articles where saved_articles.reader_id = newsroom_jobs.reader_id
        and subject ->> 'kind' = 'article' and article_id = (subject ->> 'id')::bigint)`)
  if (changed > 0) await announce({ area: 'generation' })
}

/**
 * Deletes folders of jobs that were deleted, cancelled or finished. A failed job keeps its folder,
 * because a retry may continue from its finished stages.
 */
async function sweepFolders({ db, dataFolder }: World): Promise<void> {
  const folder = join(dataFolder, 'newsroom')
  for (const readerId of await namesIn(folder)) {
    const jobs = await namesIn(join(folder, readerId))
    const open = await db.many(
      z.object({ id: z.string() }),
      sql`select id from newsroom_jobs
          where reader_id = ${readerId} and id = any(${jobs}) and state <> 'cancelled' and not exists (
            select from newsroom_pieces where job_id = newsroom_jobs.id and reader_id = ${readerId})`,
    )
    const isOpen = new Set(open.map(({ id }) => id))
    for (const job of jobs) {
      if (!isOpen.has(job)) await rm(join(folder, readerId, job), { recursive: true, force: true })
    }
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}
