import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { jobTypes } from './generation-options.ts'

/** What a job makes: values of `generation-options.ts`. */
const Made = z.object({
  id: Id,
  type: z.enum(jobTypes),
  title: z.string(),
  format: z.string(),
  style: z.string(),
  duration: z.string(),
})

/** A job as the dialog puts it together. */
export const DialogJob = z.extend(Made, {
  /** Absent: at once. */
  scheduledFor: z.optional(Time),
  status: z.enum(['queued', 'processing', 'completed']),
})
export type DialogJob = z.infer<typeof DialogJob>

/** A job of the queue in the panel; jobs of the dialog are not among them. */
export const QueueJob = z.extend(Made, {
  /** Where it was asked for, such as "Breaking News". */
  sourceModule: z.string(),
  status: z.enum(['queued', 'processing', 'completed', 'error']),
  /** 0 to 100. */
  progress: z.number(),
  createdAt: Time,
  completedAt: z.optional(Time),
  /** Where the piece is kept once it is completed. */
  contentUrl: z.optional(z.string()),
  /** The paragraphs of a completed text. */
  paragraphs: z.optional(z.array(z.string())),
})
export type QueueJob = z.infer<typeof QueueJob>

/** Audio, video and text made from articles. */
export const generation = defineContract('generation', {
  listJobs: read(z.object({}), z.array(QueueJob)),

  /** Answers the jobs as they are from then on. */
  startJobs: write(z.object({ jobs: z.array(DialogJob) }), z.array(DialogJob)),

  deleteJob: write(z.object({ id: Id }), Nothing),
})
