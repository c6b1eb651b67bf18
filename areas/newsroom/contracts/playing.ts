import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { line, list } from '#core/words.ts'
import { jobTypes } from '../job-options.ts'
import { CitedSource, LineCitation, ScriptLine } from './job-control.ts'

const Seconds = z.number().check(z.minimum(0), z.maximum(24 * 60 * 60))

/** A sentence, with the time at which it is spoken. */
export const SpokenLine = z.extend(ScriptLine, { start: z.number(), end: z.number() })
export type SpokenLine = z.infer<typeof SpokenLine>

/** A finished piece that sounds: audio or video. */
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
  /** WebVTT; null if there is none. */
  captions: z.nullable(z.string()),
  cover: z.nullable(z.string()),
  chapters: z.array(z.object({ title: z.string(), start: z.number(), end: z.number() })),
  lines: z.array(SpokenLine),
  sources: z.array(CitedSource),
  /** The position of the reader; 0 at the beginning and once it was heard to its end. */
  position: z.number(),
  /** The voices, in words. */
  voices: z.string(),
  /** True if it is never deleted for its age. */
  isKept: z.boolean(),
  /**
   * The publisher and their page; absent for a piece of this server. Its length may be 0 if only the file states it.
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
       * The publisher's own address, if the browser may use it and the reader chose that; `address` is used if it
       * fails.
       */
      straight: z.nullable(z.string()),
      /** The next recording in the queue, or the next of the serial where nothing is queued. */
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
            /** Numbers of sources, from 1. */
            sources: z.array(z.int()),
            /** Passages of the sources with this statement. */
            citations: z.optional(z.array(LineCitation)),
          }),
        ),
      ),
    }),
  ),
  sources: z.array(CitedSource),
  isKept: z.boolean(),
  /** Addresses of the text as a file. */
  exports: z.object({ markdown: z.string(), html: z.string(), docx: z.string() }),
})
export type TextPiece = z.infer<typeof TextPiece>

/** A publisher's additions to a recording, in files of their own. */
export const PieceBeside = z.object({
  chapters: PlayingPiece.shape.chapters,
  lines: z.array(SpokenLine),
  /** A transcript without times. */
  text: z.nullable(z.string()),
  /** The language of the transcript; null without one. */
  language: z.nullable(z.string()),
  /** Languages of transcripts, each once; "und" for an unknown one. */
  languages: z.array(z.string()),
  /** Show notes of the feed, in lines; null without any. */
  notes: z.nullable(z.string()),
})
export type PieceBeside = z.infer<typeof PieceBeside>

const OnePiece = z.object({ id: Id })

/** The most languages that a browser may prefer, each as a tag, such as "zh-Hant-TW". */
export const LANGUAGES_WANTED = 10
const LANGUAGE_CHARACTERS = 35

const WantedBeside = z.extend(OnePiece, {
  /** Languages for a transcript that exists in several, best first; otherwise that of the recording. */
  languages: z.optional(list(line(LANGUAGE_CHARACTERS), LANGUAGES_WANTED)),
})

/** Finished pieces, to be heard, watched and read. */
export const playing = defineContract('generation/playing', {
  getPiece: read(OnePiece, PlayingPiece, ['not-found']),
  /** Fetches the additions of a publisher's recording; they are empty if that fails. */
  getBeside: read(WantedBeside, PieceBeside, ['not-found']),
  getText: read(OnePiece, TextPiece, ['not-found']),
  /** Keeps a piece that would be deleted for its age, or no longer keeps it. */
  keepPiece: write(z.object({ id: Id, isKept: z.boolean() }), Nothing, ['not-found']),
  /** Stores the reader's position in a piece; with a known length, nearly all of it counts as heard. */
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
