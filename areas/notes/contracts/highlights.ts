import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { NOTES } from '../limits.ts'
import { Count, RowId, text } from '#core/words.ts'

export const highlightColors = ['yellow', 'green', 'blue', 'pink'] as const
export const HighlightColor = z.enum(highlightColors)
export type HighlightColor = z.infer<typeof HighlightColor>

/**
 * The kinds of texts in which a passage can be highlighted: an article, an entry of a source, or a
 * bookmark.
 */
export const subjectKinds = ['article', 'entry', 'bookmark'] as const

export const Subject = z.object({ kind: z.enum(subjectKinds), id: RowId })
export type Subject = z.infer<typeof Subject>

const Quote = text(
  NOTES.quoteCharacters,
  `A highlight can have ${NOTES.quoteCharacters.toLocaleString('en')} characters at most. Select less.`,
).check(z.minLength(1, 'Select the words to highlight'))

/**
 * The words, the surroundings and the position of a passage, by which it is found again (W3C Web
 * Annotation selectors).
 */
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
  /** The page of this server with the text; null if the text is gone. */
  page: z.nullable(z.string()),
  /** The text's address at its publisher. */
  address: z.nullable(z.string()),
  /** The time since which the passage is missing from the text; null if it is not missing. */
  lostAt: z.nullable(Time),
})
export type Highlight = z.infer<typeof Highlight>

/** A highlight, as listed for its text. */
export const HighlightInText = z.object({
  id: Id,
  color: HighlightColor,
  quote: z.string(),
  anchor: StoredAnchor,
  /** The beginning of the note on the passage. */
  excerpt: z.string(),
  isLost: z.boolean(),
})
export type HighlightInText = z.infer<typeof HighlightInText>

/**
 * Passages that a reader highlighted. Each one is stored as a note, whose own text may be empty.
 */
export const highlights = defineContract('notes/highlights', {
  /** Lists the highlights of one text, up to 500. */
  listHighlights: read(Subject, z.array(HighlightInText)),
  /**
   * Stores a highlight. If its words are not in the text, it is stored all the same, and `isLost`
   * is true.
   */
  addHighlight: write(
    z.object({ subject: Subject, color: HighlightColor, anchor: StoredAnchor }),
    z.object({ id: Id, isLost: z.boolean() }),
    ['not-found', 'conflict'],
  ),
  changeColor: write(z.object({ id: Id, color: HighlightColor }), Nothing, ['not-found']),
  /** Stores the position of a passage in the current text; null if the passage is gone. */
  noteFound: write(z.object({ id: Id, anchor: z.nullable(StoredAnchor) }), Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'notes/highlights': typeof highlights
  }
}
