/** Recordings that sources publish with their entries. */
export const EPISODES = {
  /** The most episodes on one page of the list, and the newest ones of each source that are looked at for it. */
  listed: 50,
  /** The newest episodes of a serial, which are put into their order. */
  ordered: 2000,
  /** The newest episodes of a source, and their days, among which those that were not heard are counted. */
  counted: 100,
  countedDays: 30,
  /** Episodes that wait for one reader to hear them. */
  queued: 500,
  /** The most entries that are heard at once. */
  marked: 10_000,
  /** A list of chapters or a transcript, fetched when somebody opens it. */
  besideBytes: 5_000_000,
  besideMs: 10_000,
} as const
