import type { feed } from '../contract.ts'

/** What each operation is for, shown at /api/docs. */
export const about: Record<keyof typeof feed, string> = {
  getHub: 'The name of the hub, how many sources it follows, and whether it has an article yet.',
  listBreaking:
    'Articles that three or more sources published within two hours, in the last hours.',
  listHeadlines:
    'Twelve articles of a period that many sources carry; with a search, the best matches. A search can have words, "phrases", -not, title:, source:, category:, before:, after:, is:saved, is:unread or is:read.',
  listFolders: 'The categories that have articles, with how many are new and read.',
  listFolderArticles: 'One category, newest first, a page at a time: hand `next` back as `before`.',
}
