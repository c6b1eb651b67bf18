// Functions of notes that the servers of other areas may call.
export { readNotes } from './notes/read-notes.ts'
