import * as z from 'zod/mini'
import { defineContract, Id, read, Time } from '#core/contract.ts'
import { Cursor, FoundWords, line, RowId, Search } from '#core/words.ts'
import { Highlight } from './contracts/highlights.ts'
import { NOTES } from './limits.ts'

export const NoteCategory = z.enum(['personal', 'work', 'ideas'])

/**
 * Obsidian and others separate tags by commas and spaces, and read a slash as several levels of one
 * tag.
 */
export const NoteTag = line(
  NOTES.tagCharacters,
  `A tag can have ${NOTES.tagCharacters} characters at most.`,
).check(
  z.minLength(1, 'A tag needs at least one character'),
  z.refine((tag) => !tag.includes(','), 'A tag cannot contain a comma'),
  z.meta({ pattern: String.raw`^[^,\p{Cc}\p{Cs}]*$` }),
)

export const Note = z.object({
  id: Id,
  category: NoteCategory,
  title: z.string(),
  excerpt: z.string(),
  editedAt: Time,
})
export type Note = z.infer<typeof Note>

/** A note in a list. */
export const NoteCard = z.extend(Note, {
  tags: z.array(z.string()),
  /** The article that it is about. */
  article: z.nullable(RowId),
  highlight: z.nullable(Highlight),
})
export type NoteCard = z.infer<typeof NoteCard>

/** Selects notes for a list. */
export const NoteSearch = z.object({
  category: z.optional(NoteCategory),
  /** Lists only notes on a passage. */
  isHighlight: z._default(z.boolean(), false),
  tag: z.optional(NoteTag),
  search: z._default(Search, ''),
  cursor: z.optional(Cursor),
})
export type NoteSearch = z.infer<typeof NoteSearch>

/**
 * A page of up to 50 notes, the last edited first. The excerpt of a note is the text that a search
 * found, if it is not at the beginning.
 */
export const NotePage = z.extend(FoundWords, {
  notes: z.array(NoteCard),
  /** The place at which the next page begins; null at the end. */
  next: z.nullable(Cursor),
})
export type NotePage = z.infer<typeof NotePage>

/** The reader's notes. */
export const notes = defineContract('notes', {
  listNotes: read(z.object({}), z.array(Note)),
  /** `isEditable` is false where notes are only shown: they can be neither written nor searched. */
  getNotebook: read(z.object({}), z.object({ isEditable: z.boolean() })),
  /** Lists notes page by page, as `notes/editor/pageNotes` does for programs. */
  pageNotes: read(NoteSearch, NotePage),
})

declare module '#core/contract.ts' {
  interface Contracts {
    notes: typeof notes
  }
}
