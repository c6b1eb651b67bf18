import { sql, type Desk } from '#server/tools.ts'

/**
 * Deletes the oldest finished pieces of a programme beyond its limit. Pieces that the reader keeps
 * are neither counted nor deleted.
 */
export async function clearOldEpisodes({ db, readerId }: Desk, programme: string): Promise<void> {
  await db.run(sql`
    delete from newsroom_jobs where id in (
      select newsroom_jobs.id from newsroom_jobs join newsroom_pieces
          on newsroom_pieces.reader_id = newsroom_jobs.reader_id and job_id = newsroom_jobs.id
      where newsroom_jobs.reader_id = ${readerId} and programme_id = ${programme} and not is_kept
      order by completed_at desc
      offset (select keeps from newsroom_programmes where id = ${programme}))`)
}
