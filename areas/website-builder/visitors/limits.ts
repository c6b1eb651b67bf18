/** Everything that visitors of a site send, and that is kept of them. */
export const VISITORS = {
  /** A search on a site: its length, its words, and the pages or stories that it looks through and shows. */
  searchCharacters: 200,
  searchWords: 8,
  searchedPages: 500,
  searchedCharacters: 50_000,
  searchShown: 20,
  /** Sites whose texts one process holds. */
  searchedSites: 10,
  nameCharacters: 100,
  mailCharacters: 200,
  phoneCharacters: 40,
  pathCharacters: 200,
  wordsCharacters: 5000,
  replyCharacters: 20_000,
  /** The body of one form. */
  formBytes: 64_000,
  /**
   * A form that is sent sooner after its page was answered is spam; one that is sent later is too
   * old.
   */
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
  /** Chat: one message, those of a conversation, those of a visitor in a minute; conversations of a site that begin in an hour,
   * and the newest that are kept, for so many days after the last message. */
  chatCharacters: 2000,
  chatMessages: 200,
  chatPerMinute: 10,
  chatsPerHour: 30,
  chatsKept: 1000,
  chatDays: 180,
  /**
   * The time after the last request of a page for which its visitor counts as present, and requests
   * of one network in a minute.
   */
  chatSeenMs: 30_000,
  chatAsksPerMinute: 120,
  /** Subscribers of a site, mails an hour that ask for a confirmation, and those to one address. */
  subscribers: 20_000,
  signUpsPerHour: 60,
  askedTimes: 3,
  /** Letters of a site, and the mails that it sends for a letter in an hour. */
  letters: 500,
  letterCharacters: 50_000,
  subjectCharacters: 150,
  originCharacters: 300,
  mailsPerHour: 300,
  /** Hours in which a sign-up can be confirmed. */
  confirmHours: 72,
  /** Spans of hours of one day, seats of a slot, days ahead, closed days. */
  spansOfDay: 6,
  seats: 200,
  daysAhead: 366,
  closedDays: 366,
  people: 50,
  noteCharacters: 500,
  /** Future bookings of one address, and bookings of a site in an hour. */
  bookingsOfMail: 5,
  bookingsPerHour: 60,
  /** Days after which past bookings are deleted. */
  bookingDays: 365,
  /**
   * Days of visits that are kept, names of pages and hosts of one day, and bytes of the report that
   * a page sends when it is left.
   */
  visitDays: 400,
  visitNames: 200,
  visitNameCharacters: 200,
  seenBytes: 1000,
  visitorsHeld: 50_000,
  listed: 30,
  markedAtOnce: 100,
} as const
