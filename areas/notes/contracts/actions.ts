import { defineActions, lookBy, undoBy } from '#platform/actions/contracts/action.ts'
import { notesEditor } from './editor.ts'

/** The most characters of a note that are shown as its name if it has no title. */
const SHOWN_CHARACTERS = 80
const FIRST_REVISION = 1

export const noteActions = defineActions(notesEditor, {
  pageNotes: { title: 'Search notes', example: { isHighlight: false, search: 'harbour' } },
  getNote: { title: 'Read a note', example: { id: 'note-7' } },
  addNote: {
    title: 'Add a note',
    example: { title: 'Harbour', text: 'The strike ends on Monday.', tags: ['harbour'] },
    makes: {
      thing: 'note',
      ids: (_, { id }) => [id],
      undo: (id) => undoBy(notesEditor.deleteNote, { id }),
      page: (id) => `/news-hub/notes?id=${encodeURIComponent(id)}`,
      look: (id) =>
        lookBy(notesEditor.getNote, { id }, ({ title, text, revision }) => ({
          name: title || text.slice(0, SHOWN_CHARACTERS),
          isChanged: revision > FIRST_REVISION,
        })),
    },
  },
  deleteNote: { title: 'Delete a note', example: { id: 'note-7' } },
})
