export { fileSizeText } from './file-size.ts'
