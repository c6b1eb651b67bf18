import { endRunsOf } from '#platform/runs/server/lends.ts'
import { sql, type Desk } from '#server/tools.ts'
import { PIECE_JOBS } from '../pieces/job-kind.ts'
import { tell } from './make-pieces.ts'

/**
 * Deletes jobs of the reader in one statement, except those in progress. The next sweep deletes
 * their files, unless another piece uses them.
 */
export async function deleteJobs(
  desk: Desk,
  ids: readonly string[],
): Promise<{ deleted: number; beingMade: number }> {
  const result = await endRunsOf(desk, PIECE_JOBS, ids, async (db, beingMade) => {
    const { changed } = await db.run(sql`
      delete from newsroom_jobs
      where reader_id = ${desk.readerId} and id = any(${[...ids]}) and id <> all(${beingMade})`)
    return { deleted: changed, beingMade: beingMade.length }
  })
  if (result.deleted > 0) await tell(desk)
  return result
}
