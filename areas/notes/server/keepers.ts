import { NOTES } from '../limits.ts'
import type { Kept } from '#server/asking/kept.ts'
import { notes } from '../contract.ts'
import { notesEditor } from '../contracts/editor.ts'
import { highlights } from '../contracts/highlights.ts'
import { notesImport } from '../contracts/import.ts'
import { serverHighlights } from './highlights/highlights-api.ts'
import { serverNotesImport } from './importing/import-api.ts'
import { serverNotesEditor } from './notes/editor-api.ts'
import { serverNotes } from './notes/notes-api.ts'

/** The keepers of readers' notes and highlights. */
export const noteKeepers: Kept[] = [
  {
    contract: notes,
    open: serverNotes,
    about: {
      listNotes: 'The newest hundred notes.',
      getNotebook: 'Whether notes can be written and searched here.',
      pageNotes: 'The same pages of notes as `/api/notes/editor/pageNotes`.',
    } satisfies Record<keyof typeof notes, string>,
  },
  {
    contract: notesEditor,
    open: serverNotesEditor,
    about: {
      pageNotes:
        'The notes, last edited first: by words, category, tag, and whether they are highlights.',
      getNote: 'A note with its whole text.',
      listTags: 'The tags of notes, the most frequent first.',
      addNote: 'Adds a note, about an article or on its own.',
      saveNote:
        'Saves a note on top of the revision that was read; says what is there if another one was saved since.',
      deleteNote: 'Deletes a note; this can be undone for a day.',
      restoreNote: 'Undoes the deleting of a note.',
    } satisfies Record<keyof typeof notesEditor, string>,
  },
  {
    contract: highlights,
    open: serverHighlights,
    about: {
      listHighlights: 'The passages that are highlighted in an article, an entry or a bookmark.',
      addHighlight:
        'Highlights a passage of a text; it is kept as a note, and says if its words stand nowhere in the text.',
      changeColor: 'Changes the color of a highlight.',
      noteFound: 'Keeps where a passage is in the text of today, or that it is no longer there.',
    } satisfies Record<keyof typeof highlights, string>,
  },
  {
    contract: notesImport,
    open: serverNotesImport,
    about: {
      importNotes:
        'Imports the notes of a file, given in base64; the same file twice adds nothing.',
    } satisfies Record<keyof typeof notesImport, string>,
    bodyBytes: { importNotes: NOTES.importBodyBytes },
  },
]
