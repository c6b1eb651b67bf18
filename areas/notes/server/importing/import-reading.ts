import type { Reading } from '#server/reading/reading.ts'
import type { NotesFile } from '../../importing/found-note.ts'
import type { NotesReading } from '../../importing/read-notes.ts'

/** Reads the notes in an imported file, in the reading process. */
export const notesReading: Reading<NotesReading, NotesFile> = {
  name: 'notes-import',
  what: () => 'The file',
  origin: () => 'a reader',
  async load() {
    const { readNotes } = await import('../../importing/read-notes.ts')
    return readNotes
  },
}
