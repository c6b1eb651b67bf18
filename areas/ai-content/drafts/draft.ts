import * as z from 'zod/mini'
import { Id, RowId, text, line, list, Time } from '#core/words.ts'
import { DRAFTS } from '../limits.ts'

/** A passage of a source that supports a sentence. */
export const Citation = z.object({
  /** The index into the sources of the draft, from 0. */
  source: z.int().check(z.minimum(0), z.maximum(DRAFTS.sources - 1)),
  /** The range in the text of the entry, in UTF-16 units; 0 to 0 for the headline. */
  start: z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
  end: z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
})
export type Citation = z.infer<typeof Citation>

/**
 * The origin of words: the built-in writer, the reader, a private note, a source quoted word for
 * word, or a model.
 */
export const authors = ['frame', 'reader', 'note', 'source', 'model'] as const

/** A stretch of words with one origin. */
export const Run = z.object({
  text: text(DRAFTS.runCharacters),
  by: z.enum(authors),
  /** Citations of the words; a quotation has exactly one. */
  citations: list(Citation, 20),
  /** True if a model states a name, number or date here that no source supports. */
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
  /** An id that is unique in the draft and stays the same when the part is changed or moved. */
  id: Id,
  kind: z.enum(partKinds),
  /** The number of the variant, from 1; null for parts that all variants share. */
  variant: z.nullable(z.int().check(z.minimum(1), z.maximum(9))),
  /** True if the model stopped in the middle of this part. */
  isCutShort: z.boolean(),
  runs: list(Run, DRAFTS.runs),
})
export type Part = z.infer<typeof Part>

/** A report that a draft cites. */
export const DraftSource = z.object({
  entry: RowId,
  /** The article that the report was found in. */
  article: RowId,
  outlet: line(DRAFTS.titleCharacters),
  title: line(DRAFTS.titleCharacters),
  /** The web address of the report; null if it has no usable one. */
  link: z.nullable(line(DRAFTS.urlCharacters)),
  publishedAt: z.nullable(Time),
  /** A BCP 47 tag; null if it is not known. */
  language: z.nullable(line(35)),
  /** True if only its reader may see the source, which is then never published. */
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

/** Returns the words of a part as one string. */
export function wordsOf({ runs }: Part): string {
  return runs.map(({ text }) => text).join('')
}
