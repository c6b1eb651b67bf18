// Functions of this area that other servers may call.
export { recordingsOf, type RecordedFile } from './recordings-of.ts'
