/** The most hubs of a reader: each written article is compared with all of them. */
export const MOST_HUBS = 50
/** Deleting can be undone for this long. */
export const UNDO_DAYS = 1

/** Hubs that readers share by a link. */
export const SHARES = {
  /** Requests for one link, counted per process. */
  requestsPerMinute: 1200,
  /** The most articles on one page, and in one feed. */
  articles: 20,
  feedArticles: 50,
  /** Folders are looked for among this many of the newest. */
  newestArticles: 1000,
  /** The most finished pages and feeds that one process keeps, and how long each is kept. */
  keptPages: 100,
  keptMs: 30_000,
} as const
