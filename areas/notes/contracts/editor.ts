import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { NOTES } from '../limits.ts'
import { Count, Cursor, FoundWords, line, list, RowId, Search, text } from '#core/words.ts'
import { Note, NoteCategory } from '../contract.ts'
import { Highlight } from './highlights.ts'

/** Obsidian and others part tags by commas and spaces; a slash makes one of another. */
export const NoteTag = line(
  NOTES.tagCharacters,
  `A tag can have ${NOTES.tagCharacters} characters at most.`,
).check(
  z.minLength(1, 'A tag needs at least one character'),
  z.refine((tag) => !tag.includes(','), 'A tag cannot contain a comma'),
  z.meta({ pattern: String.raw`^[^,\p{Cc}\p{Cs}]*$` }),
)

const Title = line(
  NOTES.titleCharacters,
  `A title can have ${NOTES.titleCharacters} characters at most.`,
)
const Text = text(
  NOTES.textCharacters,
  `A note can have ${NOTES.textCharacters.toLocaleString('en')} characters at most. Split it in two.`,
)
const Tags = list(NoteTag, NOTES.tags, `A note can have ${NOTES.tags} tags at most.`)

/** A note as its reader writes it. */
export const NoteDraft = z.object({ category: NoteCategory, title: Title, text: Text, tags: Tags })
export type NoteDraft = z.infer<typeof NoteDraft>

/** A note in a list. */
export const NoteCard = z.extend(Note, {
  tags: z.array(z.string()),
  /** The article that it is about. */
  article: z.nullable(RowId),
  highlight: z.nullable(Highlight),
})
export type NoteCard = z.infer<typeof NoteCard>

export const WholeNote = z.extend(NoteDraft, {
  id: Id,
  article: z.nullable(RowId),
  highlight: z.nullable(Highlight),
  revision: Count,
  createdAt: Time,
  editedAt: Time,
})
export type WholeNote = z.infer<typeof WholeNote>

const OneNote = z.object({ id: Id })

/** Notes, written and kept. */
export const notesEditor = defineContract('notes/editor', {
  /**
   * The last edited first, up to 50; `next` goes on behind them. What a search found behind the first words of a note is its
   * excerpt.
   */
  pageNotes: read(
    z.object({
      category: z.optional(NoteCategory),
      /** Lists notes on a passage alone. */
      isHighlight: z._default(z.boolean(), false),
      tag: z.optional(NoteTag),
      search: z._default(Search, ''),
      cursor: z.optional(Cursor),
    }),
    z.extend(FoundWords, { notes: z.array(NoteCard), next: z.nullable(Cursor) }),
  ),
  getNote: read(OneNote, WholeNote, ['not-found']),
  /** The most frequent first, up to 500. */
  listTags: read(z.object({}), z.array(z.object({ tag: z.string(), notes: Count }))),
  addNote: write(
    z.extend(z.partial(NoteDraft), { article: z.optional(RowId) }),
    z.object({ id: Id, revision: Count }),
    ['not-found', 'conflict'],
  ),
  /**
   * Saves on top of a revision. Where another one was saved since, nothing is changed and `current` says what is there,
   * for both to be merged.
   */
  saveNote: write(
    z.extend(NoteDraft, { id: Id, revision: Count }),
    z.object({ revision: Count, editedAt: Time, current: z.nullable(WholeNote) }),
    ['not-found'],
  ),
  /** Can be undone for a day. */
  deleteNote: write(OneNote, Nothing, ['not-found']),
  restoreNote: write(OneNote, Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'notes/editor': typeof notesEditor
  }
}
