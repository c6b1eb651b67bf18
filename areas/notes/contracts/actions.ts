import { defineActions, undoBy } from '#platform/actions/contracts/action.ts'
import { notesEditor } from './editor.ts'

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
    },
  },
  deleteNote: { title: 'Delete a note', example: { id: 'note-7' } },
})
