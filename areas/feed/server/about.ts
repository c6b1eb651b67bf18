import type { newsHub } from '../contract.ts'

/** What each operation is for, shown at /api/docs. */
export const about: Record<keyof typeof newsHub, string> = {
  getHub: 'The name of the hub, how many sources it follows, and whether it has an article yet.',
  listBreaking:
    'Articles that three or more sources published within two hours, in the last hours.',
  listHeadlines:
    'Twelve articles of a period that many sources carry; with a search, the best matches. A search can have words, "phrases", -not, title:, source:, category:, before:, after:, is:saved, is:unread or is:read.',
  listFolders: 'The categories that have articles, with how many are new and read.',
  listFolderArticles: 'One category, newest first, a page at a time: hand `next` back as `before`.',
  getArticle: 'One article with every sentence, its citations, its coverage and what is related.',
  markRead: 'Marks an article as read.',
  listSources: 'What the reader follows, with health, last success and next run.',
  getSourceForm:
    'What the Add Feed page starts from: popular sources, and whether a name must be given.',
  followSource: 'Follows a feed by its address, or the feed that a page names.',
  unfollowSource: 'Unfollows a source; saved articles are kept.',
  importOpml: 'Follows every feed of an OPML list and lists what could not be read.',
  followSampleNewswire:
    'Follows the fictional outlets that this server publishes, to try Synthwire without internet.',
  refreshSources: 'Makes every source due now.',
  getProgress: 'What is being fetched, joined and written at this moment.',
}
