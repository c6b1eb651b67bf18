import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT, NEWSROOM } from '#core/limits.ts'
import { Count, line, list, RowId, text } from '#core/words.ts'
import { sectionKinds } from '#engine/scripts/script.ts'
import { DialogJob } from '../contract.ts'
import { jobTypes } from '../job-options.ts'

/** A source that lines of a script cite. */
export const CitedSource = z.object({
  entry: RowId,
  article: RowId,
  outlet: z.string(),
  title: z.string(),
  /** Null if the source has no web page. */
  link: z.nullable(z.string()),
  publishedAt: Time,
})
export type CitedSource = z.infer<typeof CitedSource>

/** A passage: characters of the text of an entry (UTF-16 units, end exclusive). */
export const LineCitation = z.object({ entry: RowId, start: Count, end: Count })

/** One sentence of a script. */
export const ScriptLine = z.object({
  speaker: z.enum(['a', 'b']),
  text: z.string(),
  /** Empty for a sentence that claims nothing or that the reader wrote. */
  citations: z.array(LineCitation),
  isEdited: z.optional(z.boolean()),
})
export type ScriptLine = z.infer<typeof ScriptLine>

export const ScriptSection = z.object({
  kind: z.enum(sectionKinds),
  title: z.string(),
  lines: z.array(ScriptLine),
})
export type ScriptSection = z.infer<typeof ScriptSection>

/** The script of a piece, sentence by sentence. */
export const PieceScript = z.object({
  title: z.string(),
  /** The language, as in `lang` attributes. */
  language: z.string(),
  sections: z.array(ScriptSection),
  sources: z.array(CitedSource),
  /** The reason why the script is shorter than requested; null if it is not. */
  shortage: z.nullable(z.string()),
  /** The speaking time in seconds; for a text, the reading time. */
  seconds: z.number(),
  /** True if the script waits for the reader's approval and can be changed. */
  isInReview: z.boolean(),
})
export type PieceScript = z.infer<typeof PieceScript>

/** Limits of a reader's changes to a script. */
export const SCRIPT = { sections: 100, lines: 1000, lineCharacters: 2000 } as const

/** A script with the reader's changes. */
export const ScriptDraft = z.object({
  id: Id,
  sections: list(
    z.object({
      title: line(INPUT.nameCharacters),
      lines: list(
        z.object({ speaker: z.enum(['a', 'b']), text: line(SCRIPT.lineCharacters) }),
        SCRIPT.lines,
      ),
    }),
    SCRIPT.sections,
  ),
})
export type ScriptDraft = z.infer<typeof ScriptDraft>

const OneJob = z.object({ id: Id })

/** Operations on jobs, for servers that really make pieces. */
export const jobControl = defineContract('generation/making', {
  /** Estimates the length of a piece before its job is started. */
  getLength: read(
    z.object({
      /** The subject in the form of `subjectKey`. */
      subject: text(2 * INPUT.searchCharacters),
      type: z.enum(jobTypes),
      format: line(INPUT.nameCharacters),
      duration: line(INPUT.nameCharacters),
    }),
    z.object({
      words: Count,
      seconds: z.number(),
      /** The number of articles that the piece quotes; the subject may have more. */
      articles: Count,
      /** The reason why the piece would be shorter than requested; null if it would not. */
      shortage: z.nullable(z.string()),
    }),
    ['not-found', 'conflict'],
  ),
  /** Says if the sources of a subject disagree, which a debate needs. */
  getDebate: read(
    /** `subject` is a text in the form of `subjectKey`. */
    z.object({ subject: text(2 * INPUT.searchCharacters) }),
    z.object({
      /** The reason why there can be no debate; null if there can. */
      whyNot: z.nullable(z.string()),
    }),
    ['not-found', 'conflict'],
  ),
  /** Adds a job to the queue without starting it. A job with a time starts by itself. */
  queueJob: write(z.object({ job: DialogJob }), Nothing, ['conflict']),
  /** Starts a job in the queue; without an id, all jobs that wait to be started. */
  startQueued: write.keyed(z.object({ id: z.optional(Id) }), Nothing, ['conflict']),
  cancelJob: write(OneJob, Nothing, ['not-found', 'conflict']),
  /** Retries a failed job from its last finished stage. */
  retryJob: write.keyed(OneJob, Nothing, ['not-found', 'conflict']),
  /** Deletes the reader's jobs with these ids. Jobs in progress have to be cancelled first. */
  deleteJobs: write(
    z.object({ ids: list(Id, NEWSROOM.jobs) }),
    z.object({ deleted: Count, beingMade: Count }),
  ),
  getScript: read(OneJob, PieceScript, ['not-found', 'conflict']),
  /**
   * Saves the reader's changes. A changed sentence keeps a citation only if a source contains or
   * proves it.
   */
  saveScript: write(ScriptDraft, PieceScript, ['not-found', 'conflict']),
  /** Approves a script that the reader has read, so that the piece is made from it. */
  approveScript: write.keyed(OneJob, Nothing, ['not-found', 'conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'generation/making': typeof jobControl
  }
}
