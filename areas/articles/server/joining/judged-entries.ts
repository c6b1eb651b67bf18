import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'
import type { Judged } from '#engine/joining/calibration/calibrate.ts'

/** The number of last opened articles to read; older ones were joined by another threshold. */
const NEWEST_READ = 2000

const Row = z.object({ confidence: z.number(), belongs: z.boolean() })

/**
 * Reads a reader's judgments of joining: entries that were moved or split off were wrong, and
 * entries of an article that was opened and left unchanged were right. The first entry of an
 * article does not count, nor do articles that were marked as read without being opened.
 */
export async function readJudged(db: Database, readerId: string): Promise<Judged[]> {
  return db.many(
    Row,
    sql`select confidence, false as belongs
        from join_correction_entries join join_corrections on join_corrections.id = correction_id
        where reader_id = ${readerId} and kind <> 'merge' and is_moved and confidence < 1
        union all
        select confidence, true
        from (select article_id, read_at from article_reads
            where reader_id = ${readerId} and batch is null order by read_at desc limit ${NEWEST_READ}) as opened
        join article_entries using (article_id)
        join entries on entries.id = entry_id
        join sources on sources.feed_id = entries.feed_id and sources.reader_id = ${readerId}
        where confidence < 1 and entries.seen_at <= read_at
          and not exists (
            select 1 from join_correction_entries as corrected
            where corrected.entry_id = article_entries.entry_id and is_moved)`,
  )
}
