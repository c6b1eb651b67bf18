/** Limits for a reader's accounts of other services. */
export const ACCOUNTS = {
  /** The most accounts of one reader. */
  most: 50,
  fields: 12,
  valueCharacters: 4000,
  /** The time limit of one check or action, for all its requests together. */
  timeMs: 15_000,
  answerBytes: 1_000_000,
  /**
   * The most due accounts that a worker checks in one job; `checkedAtOnce` of them run at the same
   * time.
   */
  checkedInARow: 40,
  checkedAtOnce: 4,
  longestBackOffHours: 24,
  /** Minutes in which a removed account can be restored. */
  undoMinutes: 60,
  /** The longest text in the input of an action. */
  inputCharacters: 100_000,
  /** The part of an answer that is shown. */
  detailsCharacters: 4000,
  /** The longest description of a failure. */
  wordsCharacters: 1000,
  /**
   * The largest answer that is read as JSON; `tokenCharacters` limits a token in such an answer.
   */
  jsonBytes: 100_000,
  tokenCharacters: 8000,
  /** The most headers of one request. */
  headers: 20,
  /** The most users to whom one account can be restricted. */
  users: 100,
  /** After a failure, programs cannot use the account for this long; only its reader can try it. */
  failingWaitMs: 60_000,
} as const
