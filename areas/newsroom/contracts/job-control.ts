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
  /** Null if it has no page. */
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
  /** Empty for a connective without a claim, or a sentence that the reader wrote. */
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
  /** The reason in words why it is shorter than asked for. */
  shortage: z.nullable(z.string()),
  /** The time that it speaks, in seconds; a text: the time that reading takes. */
  seconds: z.number(),
  /** True if it waits for the reader, and can be changed. */
  isInReview: z.boolean(),
})
export type PieceScript = z.infer<typeof PieceScript>

/** Limits of a reader's changes to a script. */
export const SCRIPT = { sections: 100, lines: 1000, lineCharacters: 2000 } as const

/** A script as the reader changed it. */
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

/** Operations on jobs where pieces are really made. */
export const jobControl = defineContract('generation/making', {
  /** Estimates the length of a piece, before it is started. */
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
      /** The number of articles that it takes sentences from; a subject may have more. */
      articles: Count,
      /** The reason in words why it is shorter than asked for. */
      shortage: z.nullable(z.string()),
    }),
    ['not-found', 'conflict'],
  ),
  /** Says if sources of a subject differ, so that they can be debated. */
  getDebate: read(
    /** Takes the subject in the form of `subjectKey`. */
    z.object({ subject: text(2 * INPUT.searchCharacters) }),
    z.object({
      /** The reason why they cannot be debated, in words; null where they can. */
      whyNot: z.nullable(z.string()),
    }),
    ['not-found', 'conflict'],
  ),
  /** Keeps a job in the queue, to be started later; one with a time starts by itself. */
  queueJob: write(z.object({ job: DialogJob }), Nothing, ['conflict']),
  /** Starts a job that is kept in the queue, or all such jobs without an id. */
  startQueued: write.keyed(z.object({ id: z.optional(Id) }), Nothing, ['conflict']),
  cancelJob: write(OneJob, Nothing, ['not-found', 'conflict']),
  /** Continues after the last finished stage. */
  retryJob: write.keyed(OneJob, Nothing, ['not-found', 'conflict']),
  /** Deletes the reader's jobs among these; jobs in progress have to be cancelled first. */
  deleteJobs: write(
    z.object({ ids: list(Id, NEWSROOM.jobs) }),
    z.object({ deleted: Count, beingMade: Count }),
  ),
  getScript: read(OneJob, PieceScript, ['not-found', 'conflict']),
  /** Stores the reader's changes; a sentence keeps its citation only while its source contains it. */
  saveScript: write(ScriptDraft, PieceScript, ['not-found', 'conflict']),
  /** Approves a script that the reader has read: it is spoken, drawn or printed. */
  approveScript: write.keyed(OneJob, Nothing, ['not-found', 'conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'generation/making': typeof jobControl
  }
}
