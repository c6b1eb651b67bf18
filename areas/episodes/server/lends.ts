// What the servers of other areas may use of episodes.
export { recordingsOf, type RecordedFile } from './recordings-of.ts'
