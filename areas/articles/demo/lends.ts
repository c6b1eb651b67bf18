// Sample articles that the sample data of other areas may use.
export { sampleArticles } from './articles.ts'
export { groupIntoFolders, newCountOf, readCountOf, topHeadlines } from './folders.ts'
