import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT, NEWSROOM } from '#core/limits.ts'
import { Count, line, text } from '#core/words.ts'
import { jobTypes } from './job-options.ts'
import { Subject } from './subject.ts'

/** The choices of a job; the values are those of `job-options.ts`. */
const Made = z.object({
  id: Id,
  type: z.enum(jobTypes),
  title: text(INPUT.sourceNameCharacters),
  format: line(INPUT.wordCharacters),
  style: line(INPUT.wordCharacters),
  duration: line(INPUT.wordCharacters),
})

/** A job as the dialog adds it. */
export const DialogJob = z.extend(Made, {
  /** The id, which the dialog chooses, so that a job that is sent twice is added once. */
  id: line(INPUT.idCharacters).check(z.regex(/^[\w-]+$/, 'That is not a valid id')),
  /** The articles that the piece is made from; if absent, only the title is known. */
  subject: z.optional(Subject),
  /** The module in which the reader requested the piece, such as "Breaking News". */
  sourceModule: z.optional(line(INPUT.nameCharacters)),
  /** True if the reader wants to read and change the script before the piece is made. */
  reviewsScript: z.optional(z.boolean()),
  /** The set time to begin; absent if none is set. */
  scheduledFor: z.optional(Time),
  status: z.enum(['queued', 'processing', 'completed']),
})
export type DialogJob = z.infer<typeof DialogJob>

/** A job in the panel's queue, which does not contain jobs that are only in the dialog. */
export const QueueJob = z.extend(Made, {
  /** The module in which the reader requested the piece, such as "Breaking News". */
  sourceModule: z.string(),
  /** review: the script waits for the reader's approval. */
  status: z.enum(['queued', 'processing', 'review', 'completed', 'error', 'cancelled']),
  /** The progress in percent, from 0 to 100. */
  progress: z.number(),
  /** The current work, in words. */
  step: z.optional(z.string()),
  /** The estimated seconds until the piece is ready, based on the speed so far. */
  remainingSeconds: z.optional(Count),
  /** The set time to begin, while it is in the future; absent if none is set. */
  scheduledFor: z.optional(Time),
  /** True if the job stays in the queue until its reader starts it. */
  waitsForStart: z.optional(z.boolean()),
  /** The reason for the failure with a remedy, in words. */
  error: z.optional(z.string()),
  /** The playing time of the finished piece in seconds. */
  seconds: z.optional(z.number()),
  /** True if the piece was heard or watched to the end. */
  isHeard: z.optional(z.boolean()),
  /** True if the finished piece is not deleted when it gets old. */
  isKept: z.optional(z.boolean()),
  /** A note for the reader, such as the reason why the piece is shorter than requested. */
  note: z.optional(z.string()),
  createdAt: Time,
  completedAt: z.optional(Time),
  /** The address of the piece once it is completed. */
  contentUrl: z.optional(z.string()),
  /** The paragraphs of a completed text without cited sources. */
  paragraphs: z.optional(z.array(z.string())),
})
export type QueueJob = z.infer<typeof QueueJob>

/** Audio, video and text from articles. The addresses of these contracts begin with `generation` (decision 0130). */
export const pieceJobs = defineContract('generation', {
  listJobs: read(z.object({}), z.array(QueueJob)),

  /** Starts jobs; returns them in their new states. */
  startJobs: write.keyed(
    z.object({ jobs: z.array(DialogJob).check(z.maxLength(NEWSROOM.waiting)) }),
    z.array(DialogJob),
  ),

  deleteJob: write(z.object({ id: Id }), Nothing),
})

declare module '#core/contract.ts' {
  interface Contracts {
    generation: typeof pieceJobs
  }
}
