import { createReadStream } from 'node:fs'
import { NEWSROOM } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { happened } from '#platform/actions/server/lends.ts'
import { advisoryLocks } from '#server/database/advisory-locks.ts'
import { sql, type Desk } from '#server/tools.ts'
import { pieceJobs } from '../../contract.ts'
import { pieceFinished } from '../../contracts/happenings.ts'
import type { MadePiece } from '../maker/make-work.ts'
import type { JobRow } from '../pieces/job-rows.ts'
import { pieceContents } from '../pieces/piece-contents.ts'

/**
 * Stores the piece of a job: first its files, then its row. Only one row is stored, even if several
 * workers finish the job, and none if the job was deleted or cancelled meanwhile.
 */
export async function keepPiece(
  desk: Desk,
  job: Pick<JobRow, 'id' | 'type' | 'title'>,
  made: MadePiece | { seconds: number },
): Promise<void> {
  const { db, readerId } = desk
  const contents = pieceContents(desk)
  const file = 'file' in made ? await arrive(made.file) : null
  const cover = 'file' in made && made.cover !== null ? await arrive(made.cover) : null
  await db.transaction(async (db) => {
    // The lock keeps the sweep from deleting the stored files before their row exists.
    await db.run(sql`select pg_advisory_xact_lock_shared(${advisoryLocks.sweepingPieces})`)
    const { changed } = await db.run(sql`
      insert into newsroom_pieces (job_id, reader_id, hash, media_type, bytes, cover, seconds, timing, voices, completed_at)
      select id, reader_id, ${file?.hash ?? null}, ${'file' in made ? made.mediaType : 'text/html'},
        ${file?.bytes ?? 0}, ${cover?.hash ?? null}, ${made.seconds},
        ${'file' in made ? JSON.stringify(made.timing) : null}, ${'file' in made ? made.voices : ''}, ${desk.now()}
      from newsroom_jobs where id = ${job.id} and reader_id = ${readerId} and state <> 'cancelled'
      on conflict (reader_id, job_id) do nothing`)
    if (changed === 0) return
    if (file) await contents.place(file)
    if (cover) await contents.place(cover)
    const { id, type, title } = job
    await happened(desk, db, readerId, {
      happening: pieceFinished,
      key: `piece.finished/${id}`,
      about: title,
      facts: { piece: { id, type, title, seconds: made.seconds } },
      askedBy: { operation: pieceJobs.startJobs, thing: id },
    })
  })

  async function arrive(path: string) {
    const arrived = await contents.receive(createReadStream(path), NEWSROOM.bytes)
    if (arrived === null) throw new Problem('conflict', 'The finished file is too large to keep.')
    return arrived
  }
}
