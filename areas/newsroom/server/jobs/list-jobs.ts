import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { NEWSROOM } from '#core/limits.ts'
import { readRunsOf, type RunOfSubject } from '#platform/runs/server/lends.ts'
import { inHub } from '#server/access/asking.ts'
import { sql, type Database } from '#server/tools.ts'
import type { QueueJob } from '../../contract.ts'
import { jobColumns, JobRow } from '../pieces/job-rows.ts'
import { PIECES_PATH } from '../pieces/pieces-path.ts'
import { PIECE_JOBS } from '../pieces/job-kind.ts'

const Listed = z.extend(JobRow, {
  completedAt: z.nullable(Time),
  seconds: z.nullable(z.number()),
  note: z.string(),
  isHeard: z.boolean(),
  isKept: z.boolean(),
})
type Listed = z.infer<typeof Listed>

/** All jobs of a reader, the newest first. */
export async function listJobs(db: Database, readerId: string, now: Date): Promise<QueueJob[]> {
  const rows = await db.many(
    Listed,
    sql`select ${jobColumns}, completed_at, seconds, concat_ws(' ', script ->> 'shortage', script ->> 'method') as note, heard_at is not null as is_heard,
          coalesce(is_kept, false) as is_kept
        from newsroom_jobs left join newsroom_pieces
          on newsroom_pieces.reader_id = newsroom_jobs.reader_id and job_id = newsroom_jobs.id
        where newsroom_jobs.reader_id = ${readerId}
        order by newsroom_jobs.created_at desc, newsroom_jobs.id limit ${NEWSROOM.jobs}`,
  )
  const open = rows.filter((row) => row.completedAt === null && row.state === 'made')
  const runs = await readRunsOf(
    db,
    PIECE_JOBS,
    readerId,
    open.map(({ id }) => id),
  )
  return rows.map((row) => jobOf(row, runs.get(row.id), now))
}

function jobOf(row: Listed, run: RunOfSubject | undefined, now: Date): QueueJob {
  const { id, type, title, format, style, duration, sourceModule, createdAt } = row
  const status = statusOf(row, run)
  const isAtWork = status === 'processing'
  const error = status === 'error' ? (run?.error ?? LOST) : null
  return {
    ...{ id, type, title, format, style, duration, sourceModule, createdAt, status },
    progress: status === 'completed' ? 100 : isAtWork ? Math.min(99, run?.done ?? 0) : 0,
    ...(isAtWork && row.step !== '' && { step: row.step }),
    ...(isAtWork && row.readyAt !== null && { remainingSeconds: secondsUntil(row.readyAt, now) }),
    ...(row.state === 'scheduled' &&
      row.scheduledFor !== null && { scheduledFor: row.scheduledFor }),
    ...(row.state === 'scheduled' && row.scheduledFor === null && { waitsForStart: true }),
    ...(error !== null && { error }),
    ...(row.completedAt !== null && {
      completedAt: row.completedAt,
      contentUrl: inHub(`${PIECES_PATH}/${id}`),
    }),
    ...(row.seconds !== null && type !== 'text' && { seconds: row.seconds }),
    ...(row.note !== '' && { note: row.note }),
    ...(row.isHeard && { isHeard: true }),
    ...(row.isKept && { isKept: true }),
  }
}

const LOST = 'This was stopped before it was ready. Try it again.'

export function statusOf(
  { completedAt, state }: Pick<Listed, 'completedAt' | 'state'>,
  run: Pick<RunOfSubject, 'state'> | undefined,
): QueueJob['status'] {
  if (completedAt !== null) return 'completed'
  if (state === 'cancelled' || state === 'review') return state
  if (state === 'scheduled') return 'queued'
  switch (run?.state) {
    case 'running':
      return 'processing'
    case 'waiting':
    case 'paused':
      return 'queued'
    case 'cancelled':
      return 'cancelled'
    default:
      return 'error'
  }
}

function secondsUntil(moment: string, now: Date): number {
  return Math.max(0, Math.round((new Date(moment).getTime() - now.getTime()) / 1000))
}
