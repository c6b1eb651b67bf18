/**
 * The most hubs of one reader. The number is limited, because each new article is compared with all
 * hubs.
 */
export const MOST_HUBS = 50
/** The days for which a deleted hub can be restored. */
export const UNDO_DAYS = 1

/** Limits of hubs that are shared by a link. */
export const SHARES = {
  /** The most requests for one link in a minute, counted in each process. */
  requestsPerMinute: 1200,
  /** The most articles on one page, and in one feed. */
  articles: 20,
  feedArticles: 50,
  /** The number of newest articles among which folders are looked for. */
  newestArticles: 1000,
  /**
   * The most rendered pages and feeds that one process keeps, and the time for which it keeps each.
   */
  keptPages: 100,
  keptMs: 30_000,
} as const
