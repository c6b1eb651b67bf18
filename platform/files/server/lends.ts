// Functions of files that server code of other areas may use.
export { openContentStore } from './content-store.ts'
export { documentReading } from './document-reading.ts'
export { fileType, pictureType } from './file-type.ts'
export {
  copyFile,
  discardFile,
  fileContents,
  keepFile,
  receiveFile,
  type ReceivedFile,
} from './store-file.ts'
export { sweepUnused } from './sweep-unused.ts'
export { fileKinds, type FileKind } from './uploads/file-kind.ts'
export { readGivenFile, withGivenFile } from './uploads/given-file.ts'
