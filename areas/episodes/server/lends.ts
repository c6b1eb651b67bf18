// Functions of this area that server code of other areas may call.
export { recordingsOf, type RecordedFile } from './recordings-of.ts'
