import * as z from 'zod/mini'
import { Id, RowId, text, line, list, Time } from '#core/words.ts'
import { DRAFTS } from '../limits.ts'

/** A passage that bears out a sentence. */
export const Citation = z.object({
  /** The place among the sources of the draft, from 0. */
  source: z.int().check(z.minimum(0), z.maximum(DRAFTS.sources - 1)),
  /** Places in the text of its entry, in UTF-16 units; 0 and 0 for the headline of the entry. */
  start: z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
  end: z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
})
export type Citation = z.infer<typeof Citation>

/**
 * The author of words: a frame of ours, the reader, a private note of the reader, a source word for
 * word, or a model.
 */
export const authors = ['frame', 'reader', 'note', 'source', 'model'] as const

/** A stretch of words by one author. */
export const Run = z.object({
  text: text(DRAFTS.runCharacters),
  by: z.enum(authors),
  /** Exactly one where the words are a source's. */
  citations: list(Citation, 20),
  /** True if a model states a name, number or date here that no source bears out. */
  isUnproven: z.boolean(),
})
export type Run = z.infer<typeof Run>

export const partKinds = [
  'subject',
  'preheader',
  'title',
  'lead',
  'greeting',
  'heading',
  'paragraph',
  'item',
  'call',
  'sign-off',
] as const

export const Part = z.object({
  /** Unique in its draft; it stays when the part is changed or moved. */
  id: Id,
  kind: z.enum(partKinds),
  /** From 1 where a text comes in variants; null for what all of them share. */
  variant: z.nullable(z.int().check(z.minimum(1), z.maximum(9))),
  /** True if the model stopped in the middle of this part. */
  isCutShort: z.boolean(),
  runs: list(Run, DRAFTS.runs),
})
export type Part = z.infer<typeof Part>

/** A report that a draft draws on. */
export const DraftSource = z.object({
  entry: RowId,
  /** The article that it was found in. */
  article: RowId,
  outlet: line(DRAFTS.titleCharacters),
  title: line(DRAFTS.titleCharacters),
  /** Null without one that a browser should open. */
  link: z.nullable(line(DRAFTS.urlCharacters)),
  publishedAt: z.nullable(Time),
  /** A BCP 47 tag; null where it is not known. */
  language: z.nullable(line(35)),
  /** True if only its reader may see it; it is never published. */
  isPrivate: z.boolean(),
})
export type DraftSource = z.infer<typeof DraftSource>

/** A text with its sources, as it is edited, compared, exported and sent. */
export const DraftText = z.object({
  title: line(DRAFTS.titleCharacters),
  parts: list(Part, DRAFTS.parts),
  sources: list(DraftSource, DRAFTS.sources),
})
export type DraftText = z.infer<typeof DraftText>

/** The words of a part without their authors. */
export function wordsOf({ runs }: Part): string {
  return runs.map(({ text }) => text).join('')
}
