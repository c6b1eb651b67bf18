import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { NOTES } from '../limits.ts'
import { Count, RowId, text } from '#core/words.ts'

export const highlightColors = ['yellow', 'green', 'blue', 'pink'] as const
export const HighlightColor = z.enum(highlightColors)
export type HighlightColor = z.infer<typeof HighlightColor>

/** Things in which a passage can be highlighted: an article, an entry of a source, a bookmark. */
export const subjectKinds = ['article', 'entry', 'bookmark'] as const

export const Subject = z.object({ kind: z.enum(subjectKinds), id: RowId })
export type Subject = z.infer<typeof Subject>

const Quote = text(
  NOTES.quoteCharacters,
  `A highlight can have ${NOTES.quoteCharacters.toLocaleString('en')} characters at most. Select less.`,
).check(z.minLength(1, 'Select the words to highlight'))

/** A passage by its words, its surroundings and its place, to find it again (W3C Web Annotation selectors). */
export const StoredAnchor = z.object({
  exact: Quote,
  prefix: text(NOTES.contextCharacters),
  suffix: text(NOTES.contextCharacters),
  start: Count,
  end: Count,
  /** True if the passage occurred only once in the text. */
  isUnique: z.boolean(),
})

export const Highlight = z.object({
  color: HighlightColor,
  /** The words of the passage when it was highlighted. */
  quote: z.string(),
  subject: z.enum(subjectKinds),
  subjectTitle: z.string(),
  /** The page of this server that shows the text; null if the text is gone. */
  page: z.nullable(z.string()),
  /** The publisher's address of the text. */
  address: z.nullable(z.string()),
  /** The time since which the passage is missing from the text. */
  lostAt: z.nullable(Time),
})
export type Highlight = z.infer<typeof Highlight>

/** A highlight, as listed for its text. */
export const HighlightInText = z.object({
  id: Id,
  color: HighlightColor,
  quote: z.string(),
  anchor: StoredAnchor,
  /** The beginning of its note. */
  excerpt: z.string(),
  isLost: z.boolean(),
})
export type HighlightInText = z.infer<typeof HighlightInText>

/** Passages that a reader marked. Each is a note, which may have no words of its own. */
export const highlights = defineContract('notes/highlights', {
  /** Highlights of one text, up to 500. */
  listHighlights: read(Subject, z.array(HighlightInText)),
  /** Stores a highlight even if its words are not found in the text; `isLost` is true then. */
  addHighlight: write(
    z.object({ subject: Subject, color: HighlightColor, anchor: StoredAnchor }),
    z.object({ id: Id, isLost: z.boolean() }),
    ['not-found', 'conflict'],
  ),
  changeColor: write(z.object({ id: Id, color: HighlightColor }), Nothing, ['not-found']),
  /** Stores the anchor of the passage in the current text; null if the passage is gone. */
  noteFound: write(z.object({ id: Id, anchor: z.nullable(StoredAnchor) }), Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'notes/highlights': typeof highlights
  }
}
