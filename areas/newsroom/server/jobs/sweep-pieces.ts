import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import limit from 'p-limit'
import * as z from 'zod/mini'
import { advisoryLocks } from '#server/database/advisory-locks.ts'
import { demandOwnStore } from '#server/stores/store-owner.ts'
import { sql, type World } from '#server/tools.ts'
import { usualVoices } from '../settings/voice-settings.ts'
import { pieceContents } from '../pieces/piece-contents.ts'

const BATCH = 200
const REMOVED_AT_ONCE = 16
const LEFT_ASIDE_MS = 24 * 60 * 60_000

/** Deletes old pieces, contents without a piece, and folders of jobs that ended. */
export async function sweepPieces(world: World): Promise<void> {
  await deleteOldPieces(world)
  await sweepContents(world)
  await sweepFolders(world)
}

/** Deletes old pieces, except kept ones and those of a saved article. */
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

async function sweepContents(world: World): Promise<void> {
  await demandOwnStore(world.media, world.secrets)
  const contents = pieceContents(world)
  await contents.sweepAside(LEFT_ASIDE_MS)
  const hashes = await contents.list()
  for (let start = 0; start < hashes.length; start += BATCH) {
    const batch = hashes.slice(start, start + BATCH)
    await world.db.transaction(async (db) => {
      await db.run(sql`select pg_advisory_xact_lock(${advisoryLocks.sweepingPieces})`)
      const kept = await db.many(
        z.object({ hash: z.string() }),
        sql`select hash from newsroom_pieces where hash = any(${batch})
            union select cover from newsroom_pieces where cover = any(${batch})`,
      )
      const inUse = new Set(kept.map(({ hash }) => hash))
      const inTurn = limit(REMOVED_AT_ONCE)
      await Promise.all(
        batch.filter((hash) => !inUse.has(hash)).map((hash) => inTurn(() => contents.remove(hash))),
      )
    })
  }
}

/** A failed job may continue from its finished stages; a deleted, cancelled or finished one does not. */
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
