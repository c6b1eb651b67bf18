import * as z from 'zod/mini'
import { NEWSROOM } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { startRun } from '#platform/runs/server/lends.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import type { DialogJob } from '../../contract.ts'
import {
  briefingDurations,
  briefingFormats,
  durations,
  formats,
  type JobOption,
} from '../../job-options.ts'
import type { Subject } from '../../subject.ts'
import { makePieces } from './make-pieces.ts'
import { wishesOf } from './write-job-script.ts'

/** A job with everything that is needed to start it. */
export type JobDraft = Omit<DialogJob, 'status' | 'subject'> & {
  subject: Subject
  programmeId?: string
}

/** Checks that a job can be made. Throws a `Problem` otherwise. */
export function jobDraft({ status: _status, ...job }: DialogJob): JobDraft {
  const { subject, type, format, duration } = job
  if (!subject) throw new Problem('invalid', 'Choose what the piece is to be made from.')
  const isOffered =
    (isOneOf(formats[type], format) && isOneOf(durations[type], duration)) ||
    (type !== 'text' && isOneOf(briefingFormats, format) && isOneOf(briefingDurations, duration))
  if (!isOffered)
    throw new Problem('invalid', 'There is no such format or length. Choose another one.')
  wishesOf(job)
  return { ...job, subject }
}

function isOneOf(options: readonly JobOption[], chosen: string): boolean {
  return options.some(({ value }) => value === chosen)
}

/**
 * Adds a job, and starts it at its time or at once. If `isQueued` is true, the job waits until its
 * reader starts it. A job that is sent twice is added once.
 */
export async function addJob(desk: Desk, job: JobDraft, { isQueued = false } = {}): Promise<void> {
  const { db, readerId, now } = desk
  const scheduledFor =
    job.scheduledFor !== undefined && new Date(job.scheduledFor) > now() ? job.scheduledFor : null
  const begins = scheduledFor === null && !isQueued
  await db.transaction(async (db) => {
    await db.run(sql`select from readers where id = ${readerId} for no key update`)
    const { changed } = await db.run(sql`
      insert into newsroom_jobs (id, reader_id, type, title, format, style, duration, subject, source_module,
        reviews_script, programme_id, scheduled_for, state, created_at)
      values (${job.id}, ${readerId}, ${job.type}, ${job.title}, ${job.format}, ${job.style}, ${job.duration},
        ${JSON.stringify(job.subject)}, ${job.sourceModule ?? ''}, ${job.reviewsScript ?? false},
        ${job.programmeId ?? null}, ${scheduledFor}, ${begins ? 'made' : 'scheduled'}, ${now()})
      on conflict (reader_id, id) do nothing`)
    if (changed === 1) await demandRoom(db, readerId)
    if (!begins) return
    if (changed === 1) await beginJob(desk, job, db)
    else await startQueued({ ...desk, db }, job.id)
  })
}

/** A condition on `newsroom_jobs`: the job waits until its reader starts it. */
const isKept = sql`state = 'scheduled' and scheduled_for is null`

/** Starts a job that waits in the queue, or all of them; returns the number of started jobs. */
export async function startQueued(desk: Desk, id?: string): Promise<number> {
  return desk.db.transaction(async (db) => {
    const begun = await db.many(
      z.object({ id: z.string(), title: z.string() }),
      sql`update newsroom_jobs set state = 'made'
          where reader_id = ${desk.readerId} and ${isKept} and ${id === undefined ? sql`true` : sql`id = ${id}`}
          returning id, title`,
    )
    if (begun.length > 0) await demandRoom(db, desk.readerId)
    for (const job of begun) await beginJob(desk, job, db)
    return begun.length
  })
}

/** Hands a job to a worker. */
export async function beginJob(
  desk: Desk,
  { id, title }: { id: string; title: string },
  db: Database,
): Promise<void> {
  const words = `Make “${title}”`
  const run = { readerId: desk.readerId, title: words, subject: id, input: { job: id }, total: 100 }
  await startRun(desk, makePieces, run, db)
}

async function demandRoom(db: Database, readerId: string): Promise<void> {
  const { waiting, all } = await db.one(
    z.object({ waiting: z.int(), all: z.int() }),
    sql`select count(*)::int as all, count(*) filter (where job_id is null and state not in ('cancelled', 'scheduled'))::int as waiting
        from newsroom_jobs left join newsroom_pieces
          on newsroom_pieces.reader_id = newsroom_jobs.reader_id and job_id = newsroom_jobs.id
        where newsroom_jobs.reader_id = ${readerId}`,
  )
  if (waiting > NEWSROOM.waiting) {
    throw new Problem(
      'conflict',
      `${NEWSROOM.waiting} pieces are waiting already. Start more when some of them are ready.`,
    )
  }
  if (all > NEWSROOM.jobs) {
    throw new Problem(
      'conflict',
      `The list holds ${NEWSROOM.jobs} pieces. Delete some of them first.`,
    )
  }
}
