/** Recordings that sources publish with their entries. */
export const EPISODES = {
  /** The most episodes on one page of the list, and the newest ones of each source that are looked at for it. */
  listed: 50,
  /** The newest episodes of a serial, which are then put into story order. */
  ordered: 2000,
  /**
   * The newest episodes of a source, and their greatest age in days, among which unheard ones are
   * counted.
   */
  counted: 100,
  countedDays: 30,
  /** The most episodes in the queue of a reader. */
  queued: 500,
  /** The most entries that are marked as heard at once. */
  marked: 10_000,
  /**
   * The most bytes of a list of chapters or a transcript, which is fetched when somebody opens it.
   */
  besideBytes: 5_000_000,
  besideMs: 10_000,
} as const
