import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { line, list } from '#core/words.ts'
import { jobTypes } from '../job-options.ts'
import { CitedSource, LineCitation, ScriptLine } from './job-control.ts'

const Seconds = z.number().check(z.minimum(0), z.maximum(24 * 60 * 60))

/** A sentence, with the time at which it is spoken. */
export const SpokenLine = z.extend(ScriptLine, { start: z.number(), end: z.number() })
export type SpokenLine = z.infer<typeof SpokenLine>

/** A finished piece of audio or video. */
export const PlayingPiece = z.object({
  id: Id,
  type: z.enum(jobTypes),
  title: z.string(),
  language: z.string(),
  completedAt: Time,
  seconds: z.number(),
  /** The address of the recording, which also answers requests for a range of bytes. */
  address: z.string(),
  mediaType: z.string(),
  /** The address of captions in WebVTT; null if there are none. */
  captions: z.nullable(z.string()),
  cover: z.nullable(z.string()),
  chapters: z.array(z.object({ title: z.string(), start: z.number(), end: z.number() })),
  lines: z.array(SpokenLine),
  sources: z.array(CitedSource),
  /**
   * The reader's position in seconds; 0 at the beginning and after the piece was heard to its end.
   */
  position: z.number(),
  /** The voices, in words. */
  voices: z.string(),
  /** True if the piece is not deleted when it gets old. */
  isKept: z.boolean(),
  /**
   * Facts about a publisher's recording; absent for a piece of this server. The length of a
   * recording may be 0 if only its file states it.
   */
  published: z.optional(
    z.object({
      source: z.string(),
      article: z.nullable(z.int()),
      page: z.nullable(z.string()),
      file: z.string(),
      /** The address at which this server offers the file as a download. */
      download: z.string(),
      /**
       * The publisher's own address; null if the browser may not use it or the reader did not
       * choose that. If it fails, `address` is used.
       */
      straight: z.nullable(z.string()),
      /**
       * The next recording in the queue. If no other is queued, the next one of the serial; null if
       * there is none.
       */
      next: z.nullable(
        z.object({ id: Id, title: z.string(), isOfSerial: z.optional(z.boolean()) }),
      ),
    }),
  ),
})
export type PlayingPiece = z.infer<typeof PlayingPiece>

/** A finished text. */
export const TextPiece = z.object({
  id: Id,
  title: z.string(),
  language: z.string(),
  completedAt: Time,
  sections: z.array(
    z.object({
      title: z.string(),
      paragraphs: z.array(
        z.array(
          z.object({
            text: z.string(),
            /** The numbers of the cited sources, counted from 1. */
            sources: z.array(z.int()),
            /** The passages of the sources that contain this sentence. */
            citations: z.optional(z.array(LineCitation)),
          }),
        ),
      ),
    }),
  ),
  sources: z.array(CitedSource),
  isKept: z.boolean(),
  /** The addresses of the text as a file. */
  exports: z.object({ markdown: z.string(), html: z.string(), docx: z.string() }),
})
export type TextPiece = z.infer<typeof TextPiece>

/** Files that a publisher offers with a recording: its chapters, its transcript and its notes. */
export const PieceBeside = z.object({
  chapters: PlayingPiece.shape.chapters,
  lines: z.array(SpokenLine),
  /** A transcript without times; null if there is none. */
  text: z.nullable(z.string()),
  /** The language of the transcript; null if there is none. */
  language: z.nullable(z.string()),
  /** The languages in which the transcript is offered; "und" stands for an unknown one. */
  languages: z.array(z.string()),
  /** The show notes of the feed as lines; null if there are none. */
  notes: z.nullable(z.string()),
})
export type PieceBeside = z.infer<typeof PieceBeside>

const OnePiece = z.object({ id: Id })

/** The most languages that a browser may prefer, each as a tag, such as "zh-Hant-TW". */
export const LANGUAGES_WANTED = 10
const LANGUAGE_CHARACTERS = 35

const WantedBeside = z.extend(OnePiece, {
  /**
   * The wanted languages of the transcript, best first; if absent, the language of the recording.
   */
  languages: z.optional(list(line(LANGUAGE_CHARACTERS), LANGUAGES_WANTED)),
})

/** Finished pieces, to be heard, watched and read. */
export const playing = defineContract('generation/playing', {
  getPiece: read(OnePiece, PlayingPiece, ['not-found']),
  /** Fetches the additional files of a publisher's recording. The result is empty if that fails. */
  getBeside: read(WantedBeside, PieceBeside, ['not-found']),
  getText: read(OnePiece, TextPiece, ['not-found']),
  /** Sets if a piece stays when it gets old, instead of being deleted. */
  keepPiece: write(z.object({ id: Id, isKept: z.boolean() }), Nothing, ['not-found']),
  /**
   * Stores the reader's position in a piece. If the length is given, a piece counts as heard
   * shortly before its end.
   */
  savePosition: write(
    z.object({
      id: Id,
      seconds: Seconds,
      length: z.optional(Seconds),
      isFinished: z.boolean(),
    }),
    Nothing,
    ['not-found'],
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'generation/playing': typeof playing
  }
}
