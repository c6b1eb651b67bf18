// The folders and categories of articles, for server code of other areas.
export { CategoryCount, folderCounts } from '../reading/folder-counts.ts'
export {
  boosted,
  boostFor,
  categoryFor,
  folderOf,
  isInFolder,
  nameOfCategory,
  newestInFolder,
} from '../reading/reader-marks.ts'
export { fileAgain, lockFiling } from '../writing/folder-rules.ts'
