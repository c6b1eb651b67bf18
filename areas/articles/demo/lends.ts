// What the sample data of other areas may use of articles.
export { sampleArticles } from './articles.ts'
export { groupIntoFolders, newCountOf, readCountOf, topHeadlines } from './folders.ts'
