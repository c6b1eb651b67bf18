/** Everything that visitors of a site send, and that is kept of them. */
export const VISITORS = {
  nameCharacters: 100,
  mailCharacters: 200,
  phoneCharacters: 40,
  pathCharacters: 200,
  wordsCharacters: 5000,
  replyCharacters: 20_000,
  /** The body of one form. */
  formBytes: 64_000,
  /** A form is spam when it is sent sooner after its page was answered, and too old when later. */
  soonestMs: 3000,
  latestMs: 24 * 3_600_000,
  /** Messages, sign-ups or bookings of one visitor in an hour. */
  postsPerHour: 5,
  /** Visitors and texts of the last hour that the answering process remembers. */
  remembered: 20_000,
  /** Messages of a site in an hour that reach the inbox; more are spam. */
  inboxPerHour: 50,
  /** The newest messages of each folder that are kept, and the days of spam. */
  inboxKept: 10_000,
  spamKept: 500,
  spamDays: 30,
  /** Deleted messages can be restored for so many days. */
  deletedDays: 7,
  listed: 30,
  markedAtOnce: 100,
} as const
