import * as z from 'zod/mini'
import { sql, type Database, type WorldDatabase } from '#server/tools.ts'
import { lockContents, sweepContents } from '../contents/contents.ts'
import type { Owned } from '../rows/site-rows.ts'

/**
 * Permanently deletes media that were deleted before a given time, and videos that nothing shows
 * any more.
 */
export async function sweepMedia(db: WorldDatabase, before: Date): Promise<void> {
  const readers = await db.many(
    z.object({ readerId: z.string() }),
    sql`with gone as (delete from website_media where deleted_at < ${before} returning reader_id)
        select reader_id from gone
        union select reader_id from website_videos as video where ${isUnused}`,
  )
  for (const { readerId } of readers)
    await db.forReader(readerId).transaction(async (db) => {
      await lockContents({ db, readerId })
      await sweepFiles({ db, readerId })
    })
}

/**
 * Deletes files that no picture, video or publication uses. The transaction has to hold the lock of
 * contents.
 */
export async function sweepFiles(of: Owned): Promise<void> {
  await sweepContents(of)
  await of.db.run(
    sql`delete from website_videos as video where reader_id = ${of.readerId} and ${isUnused}`,
  )
}

/**
 * Deletes videos whose content does not match their hash. An archive that was tampered with could
 * contain them.
 */
export async function dropForeignVideos(db: Database): Promise<void> {
  const foreign = await db.many(
    z.object({ readerId: z.string(), hash: z.string() }),
    sql`select reader_id, hash from website_videos as video
        where hash is distinct from (select encode(sha256(string_agg(body, ''::bytea order by nth)), 'hex')
          from website_video_pieces as piece where piece.reader_id = video.reader_id and piece.hash = video.hash)`,
  )
  for (const { readerId, hash } of foreign)
    for (const table of [
      sql`website_media_videos`,
      sql`website_publication_videos`,
      sql`website_videos`,
    ])
      await db.run(sql`delete from ${table} where reader_id = ${readerId} and hash = ${hash}`)
}

const isUnused = sql`
  not exists (select from website_media_videos as shown
    where shown.reader_id = video.reader_id and shown.hash = video.hash)
  and not exists (select from website_publication_videos as kept
    where kept.reader_id = video.reader_id and kept.hash = video.hash)`
