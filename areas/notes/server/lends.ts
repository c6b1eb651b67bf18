// Functions of notes that server code of other areas may call.
export { readNotes } from './notes/read-notes.ts'
