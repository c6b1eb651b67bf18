/**
 * Numbers of the advisory locks in PostgreSQL, which no other program in the same database should
 * use.
 */
export const advisoryLocks = {
  migrating: 7_269_001,
  /**
   * Shared by every process that uses the embedded PostgreSQL; a process that gets it exclusively
   * may stop PostgreSQL.
   */
  using: 7_269_002,
  /**
   * Held exclusively by a server that runs as one process; shared by web and worker processes that
   * run separately.
   */
  serving: 7_269_003,
  firstReader: 7_269_004,
  makingQueues: 7_269_005,
  claimingFeeds: 7_269_007,
  matchingTopics: 7_269_013,
  /** Shared by writers of articles in hubs; exclusive for changes of hubs and for filling them. */
  fillingHubs: 7_269_049,
  filing: 7_269_014,
  restoring: 7_269_020,
  /** Shared by writers of files; exclusive for deleting contents without a file. */
  sweepingFiles: 7_269_021,
  /** Used with the number of an article: held by the process that writes it. */
  writingArticle: 7_269_023,
  /** Shared by changes of folders' ended days; exclusive for storing their counts. */
  keepingFolderDays: 7_269_024,
  /** Shared by writers of finished pieces; exclusive for deleting contents without a piece. */
  sweepingPieces: 7_269_025,
  /** Shared by writers of bookmarks' pictures; exclusive for deleting contents without a bookmark. */
  sweepingBookmarks: 7_269_063,
  /** Used with the number of a process: held by that process for as long as it lives. */
  alive: 7_269_071,
  /** Used with a kind of runs: held by the process that claims runs of that kind. */
  claimingRuns: 7_269_072,
  /** Shared by all processes that perform runs, each for as long as it lives. */
  performingRuns: 7_269_073,
  /** Used with the hash of a delivery to a trigger: held by the process that accepts it. */
  takingDeliveries: 7_269_074,
  /** Used with the hash of an app's or site's name: held by the process that assigns the name. */
  namingSites: 7_269_075,
  /**
   * Used with the hash of a reader: held by the process that stores or deletes publications of the
   * reader's sites.
   */
  publishing: 7_269_076,
}
