import type { feed } from '../contract.ts'

/** The purpose of each operation, shown at /api/docs. */
export const about: Record<keyof typeof feed, string> = {
  getHub: 'The name of the hub, how many sources it follows, and whether it has an article yet.',
  listBreaking:
    'At most six articles that broke in the last hours: three or more sources published them within two hours, and most did not have them before. One of each longer story, those that most report first.',
  listHeadlines:
    'Twelve articles that most sources published within a period, without those in Breaking News; with a search, the best matches. A search can have words, "phrases", -not, title:, source:, category:, before:, after:, is:saved, is:unread or is:read.',
  listFolders: 'The categories that have articles, with how many are new and read.',
  listFolderArticles: 'One category, newest first, a page at a time: hand `next` back as `before`.',
}
