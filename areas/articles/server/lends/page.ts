// Parts of the page of an article that other servers may read, and how they add their own.
export { keywordsOf, readReports, textsOf } from '../page/article-keywords.ts'
export { cite, readArticlePage } from '../page/article-page.ts'
export { leadHash, leadOf, readLead } from '../page/read-lead.ts'
export { copyNames } from '../page/copy-names.ts'
export { reportedSentences } from '../page/reported-sentences.ts'
export { coverageOf, entriesOf, type EntryRow } from '../page/entries-of-article.ts'
export { articleOpened } from '../page/api.ts'
export { type PagePart, pageParts } from '../page/page-parts.ts'
