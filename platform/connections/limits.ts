/** Accounts of other services that a reader connects. */
export const ACCOUNTS = {
  /** Accounts of one reader. */
  most: 50,
  fields: 12,
  valueCharacters: 4000,
  /** The time for one check or one message, with all its requests. */
  timeMs: 15_000,
  answerBytes: 1_000_000,
  /** Due accounts that a worker checks in one job, and those at once. */
  checkedInARow: 40,
  checkedAtOnce: 4,
  longestBackOffHours: 24,
  /** A removed one can be restored for this long. */
  undoMinutes: 60,
  /** A text that an action is given. */
  inputCharacters: 100_000,
  /** The beginning of an answer that is shown. */
  detailsCharacters: 4000,
  /** The words of a failure. */
  wordsCharacters: 1000,
  /** Size of an answer that is read as JSON, and of a token in one. */
  jsonBytes: 100_000,
  tokenCharacters: 8000,
  /** Headers of one request. */
  headers: 20,
  /** Parts of the server that one account may be kept for. */
  users: 100,
  /** An account that fails is tried by nobody but its reader for this long. */
  failingWaitMs: 60_000,
} as const
