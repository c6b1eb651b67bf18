import * as z from 'zod/mini'
import { defineContract, Id, read, Time } from '#core/contract.ts'
import { Cursor, FoundWords, line, RowId, Search } from '#core/words.ts'
import { Highlight } from './contracts/highlights.ts'
import { NOTES } from './limits.ts'

export const NoteCategory = z.enum(['personal', 'work', 'ideas'])

/**
 * A tag of a note. It contains neither commas nor spaces, because Obsidian and other programs
 * separate tags by them; a slash separates levels of a tag.
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
  /** The article that the note is about; null if it is about none. */
  article: z.nullable(RowId),
  highlight: z.nullable(Highlight),
})
export type NoteCard = z.infer<typeof NoteCard>

/** The filters of a list of notes. */
export const NoteSearch = z.object({
  category: z.optional(NoteCategory),
  /** True to list only notes on a passage. */
  isHighlight: z._default(z.boolean(), false),
  tag: z.optional(NoteTag),
  search: z._default(Search, ''),
  cursor: z.optional(Cursor),
})
export type NoteSearch = z.infer<typeof NoteSearch>

/**
 * A page of up to 50 notes, last edited first. An excerpt shows where a search found its note,
 * unless that is far from the beginning.
 */
export const NotePage = z.extend(FoundWords, {
  notes: z.array(NoteCard),
  /** The position of the next page; null at the end. */
  next: z.nullable(Cursor),
})
export type NotePage = z.infer<typeof NotePage>

/** The reader's notes. */
export const notes = defineContract('notes', {
  listNotes: read(z.object({}), z.array(Note)),
  /**
   * `isEditable` is false if notes can only be read here: they can be neither written nor searched.
   */
  getNotebook: read(z.object({}), z.object({ isEditable: z.boolean() })),
  /** Lists notes page by page, as `notes/editor/pageNotes` does for programs. */
  pageNotes: read(NoteSearch, NotePage),
})

declare module '#core/contract.ts' {
  interface Contracts {
    notes: typeof notes
  }
}
