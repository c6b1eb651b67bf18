/** Limits of recordings that sources publish with their entries. */
export const EPISODES = {
  /**
   * The most episodes on one page of the list; also the number of newest episodes that are read of
   * each source for one page.
   */
  listed: 50,
  /** The most episodes of a serial, newest first, that are put into story order. */
  ordered: 2000,
  /**
   * Unheard episodes are counted among this many newest ones of a source, up to this age in days.
   */
  counted: 100,
  countedDays: 30,
  /** The most episodes in the queue of a reader. */
  queued: 500,
  /** The most entries that are marked as heard at once. */
  marked: 10_000,
  /** The most bytes of a list of chapters or of a transcript, and the longest time to fetch it. */
  besideBytes: 5_000_000,
  besideMs: 10_000,
} as const
