import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { NOTES } from '../limits.ts'
import { Count, line, list, RowId, text } from '#core/words.ts'
import { MadeBy } from '#platform/actions/contracts/made-by.ts'
import { NoteCategory, NotePage, NoteSearch, NoteTag } from '../contract.ts'
import { Highlight } from './highlights.ts'

const Title = line(
  NOTES.titleCharacters,
  `A title can have ${NOTES.titleCharacters} characters at most.`,
)
const Text = text(
  NOTES.textCharacters,
  `A note can have ${NOTES.textCharacters.toLocaleString('en')} characters at most. Split it in two.`,
)
const Tags = list(NoteTag, NOTES.tags, `A note can have ${NOTES.tags} tags at most.`)

/** The parts of a note that its reader writes. */
export const NoteDraft = z.object({ category: NoteCategory, title: Title, text: Text, tags: Tags })
export type NoteDraft = z.infer<typeof NoteDraft>

export const WholeNote = z.extend(NoteDraft, {
  id: Id,
  article: z.nullable(RowId),
  highlight: z.nullable(Highlight),
  revision: Count,
  createdAt: Time,
  editedAt: Time,
  /** The workflow or agent that made the note; absent if the reader wrote it. */
  madeBy: z.optional(MadeBy),
})
export type WholeNote = z.infer<typeof WholeNote>

const OneNote = z.object({ id: Id })

/** Writing, changing and deleting notes. */
export const notesEditor = defineContract('notes/editor', {
  pageNotes: read(NoteSearch, NotePage),
  getNote: read(OneNote, WholeNote, ['not-found']),
  /** Lists the most frequent tags first, up to 500. */
  listTags: read(z.object({}), z.array(z.object({ tag: z.string(), notes: Count }))),
  addNote: write(
    z.extend(z.partial(NoteDraft), { article: z.optional(RowId) }),
    z.object({ id: Id, revision: Count }),
    ['not-found', 'conflict'],
  ),
  /**
   * Saves a change of this revision. If another change was saved meanwhile, nothing is stored, and
   * `current` contains that version for a merge.
   */
  saveNote: write(
    z.extend(NoteDraft, { id: Id, revision: Count }),
    z.object({ revision: Count, editedAt: Time, current: z.nullable(WholeNote) }),
    ['not-found'],
  ),
  /** Deletes a note, which can be restored for a day. */
  deleteNote: write(OneNote, Nothing, ['not-found']),
  restoreNote: write(OneNote, Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'notes/editor': typeof notesEditor
  }
}
