// Functions of articles that other servers may call.
export { listRelated } from './affairs/list-related.ts'
export { readTimeline } from './affairs/timeline.ts'
export { nearestArticles, nearestTo } from './embeddings/nearest-articles.ts'
export { summaryTask } from './model-tasks.ts'
export { joinEntries } from './joining/join-entries.ts'
export { keepBySource } from './keeping/by-source/keep-by-source.ts'
export { keepsArticles } from './keeping/keeps-articles.ts'
export { storageMeter } from './keeping/storage.ts'
export { currentId, readCurrentId } from './reading/article-aliases.ts'
export { hasArticle } from './reading/has-article.ts'
export { keywordsOf, readReports, textsOf } from './page/article-keywords.ts'
export { cite, readArticlePage } from './page/article-page.ts'
export { leadHash, leadOf, readLead } from './page/read-lead.ts'
export { copyNames } from './page/copy-names.ts'
export { reportedSentences } from './page/reported-sentences.ts'
export { coverageOf, entriesOf, type EntryRow } from './page/entries-of-article.ts'
export { CategoryCount, folderCounts } from './reading/folder-counts.ts'
export { cursorAt, readCursor } from './reading/list-cursor.ts'
export { articleOpened } from './page/api.ts'
export { type PagePart, pageParts } from './page/page-parts.ts'
export { hubNumber, isInHub, isOfHub, type Walk, walk } from './reading/hub-scope.ts'
export { shownName } from './reading/outlet-names.ts'
export { isFindable, wasUnread } from './reading/unlisted.ts'
export { readingMinutes } from './reading/reading-minutes.ts'
export { breakingRank, brokeAt, isBreaking } from './reading/breaking.ts'
export { toldWithin } from './reading/told-within.ts'
export {
  boosted,
  boostFor,
  categoryFor,
  folderOf,
  isInFolder,
  nameOfCategory,
  newestInFolder,
} from './reading/reader-marks.ts'
export {
  allListed,
  isFollowed,
  isMostlyFollowed,
  isOpenTo,
  isReaders,
  listArticles,
  listArticlesOf,
  type ArticleScope,
  sourceName,
  startOf,
} from './reading/article-scope.ts'
export { carryingSources } from './reading/carrying-sources.ts'
export { ArticleOutlet, LEAD_SENTENCES, SummarySentence } from './reading/stored-article.ts'
export {
  countMatches,
  foundForgiving,
  newestMatches,
  readInstead,
  searchHeadlines,
} from './search/search-articles.ts'
export { heldQuestions, type HeldQuestions } from './search/upgrade-search.ts'
export { readSearchWords } from './search/search-words.ts'
export { showFound } from './search/show-found.ts'
export { toldWords } from './search/told-words.ts'
export { SEARCH_RANKED } from './search/newest-found.ts'
export { sourceOf } from './writing/pieces.ts'
export { afterWriting, articlesTold } from './writing/after-writing.ts'
export { articleFacts } from './telling/article-facts.ts'
export { articleEvent, wasToldAsPart } from './telling/article-event.ts'
export { learnFromExamples } from './writing/learn-from-examples.ts'
export { readKnownNames } from './writing/name-lessons.ts'
export { readOutlines } from './writing/read-habits.ts'
export { fileAgain, lockFiling } from './writing/folder-rules.ts'
export { isStale } from './reading/stale-articles.ts'
export { rateUnrated } from './writing/rate-articles.ts'
export { checkWritten } from './written/check-written.ts'
export { confirmedBy } from './written/second-look.ts'
export { fenced, wishLines } from './written/summary-question.ts'
export { readTopicWish, type TopicWish } from './written/topic-wishes.ts'
export { summaryWritten } from './written/summary-written.ts'
export { rewriteForTopics } from './written/queue-writing.ts'
export { movedUnlessThere, rowsOf, type Hanging, type Pair } from './merging/hanging.ts'
export { carries } from './merging/hangs-on-articles.ts'
