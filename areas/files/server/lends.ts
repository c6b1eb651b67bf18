// What the servers of other areas may use of files.
export { openContentStore, writeWhole } from './content-store.ts'
export { documentReading } from './document-reading.ts'
export { pictureType } from './file-type.ts'
export { copyFile, discardFile, keepFile, receiveFile, type ReceivedFile } from './store-file.ts'
