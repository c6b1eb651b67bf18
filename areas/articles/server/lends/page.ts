// Parts of the page of an article that server code of other areas may read, and how it adds its
// own.
export { keywordsOf, readReports, textsOf } from '../page/article-keywords.ts'
export { cite, readArticlePage } from '../page/article-page.ts'
export { leadHash, leadOf, readLead } from '../page/read-lead.ts'
export { copyNames } from '../page/copy-names.ts'
export { reportedSentences } from '../page/reported-sentences.ts'
export { coverageOf, entriesOf, type EntryRow } from '../page/entries-of-article.ts'
export { articleOpened } from '../page/api.ts'
export { type PagePart, pageParts } from '../page/page-parts.ts'
