import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql, type Database } from '#server/tools.ts'
import { CitedSource, ScriptSection } from '../../contracts/job-control.ts'
import { jobTypes } from '../../job-options.ts'
import { Subject } from '../../subject.ts'

/** A script as it is stored with its job. */
export const StoredScript = z.object({
  title: z.string(),
  language: z.string(),
  sections: z.array(ScriptSection),
  sources: z.array(CitedSource),
  shortage: z.nullable(z.string()),
  /**
   * Explains to the reader that an endpoint wrote the script, or why it did not; null if there is
   * no endpoint.
   */
  method: z._default(z.nullable(z.string()), null),
})
export type StoredScript = z.infer<typeof StoredScript>

export const jobStates = ['scheduled', 'made', 'review', 'cancelled'] as const

export const JobRow = z.object({
  id: z.string(),
  type: z.enum(jobTypes),
  title: z.string(),
  format: z.string(),
  style: z.string(),
  duration: z.string(),
  subject: Subject,
  sourceModule: z.string(),
  reviewsScript: z.boolean(),
  programmeId: z.nullable(z.string()),
  scheduledFor: z.nullable(Time),
  state: z.enum(jobStates),
  step: z.string(),
  readyAt: z.nullable(Time),
  createdAt: Time,
})
export type JobRow = z.infer<typeof JobRow>

export const jobColumns = sql`newsroom_jobs.id, type, title, format, style, duration, subject, source_module,
  reviews_script, programme_id, scheduled_for, state, step, ready_at, newsroom_jobs.created_at`

const WithScript = z.extend(JobRow, { script: z.nullable(StoredScript) })

/** Reads a job and its script, if it has one yet; null if the job is gone. */
export async function readJob(
  db: Database,
  readerId: string,
  id: string,
): Promise<z.infer<typeof WithScript> | null> {
  return db.maybe(
    WithScript,
    sql`select ${jobColumns}, script from newsroom_jobs where id = ${id} and reader_id = ${readerId}`,
  )
}
