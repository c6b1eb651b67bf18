/** The limits of data that visitors send, and that is stored about them. */
export const VISITORS = {
  /**
   * The limits of a search on a site: the length and words of the query, the number and length of
   * searched pages, and the results shown.
   */
  searchCharacters: 200,
  searchWords: 8,
  searchedPages: 500,
  searchedCharacters: 50_000,
  searchShown: 20,
  /** The most sites whose texts are in the memory of one process. */
  searchedSites: 10,
  nameCharacters: 100,
  mailCharacters: 200,
  phoneCharacters: 40,
  pathCharacters: 200,
  wordsCharacters: 5000,
  replyCharacters: 20_000,
  /** The most bytes of a form. */
  formBytes: 64_000,
  /**
   * The time after loading the page within which a form counts as spam, and the time after which it
   * is too old.
   */
  soonestMs: 3000,
  latestMs: 24 * 3_600_000,
  /** The most forms that one network can send to a site in an hour. */
  postsPerHour: 5,
  /** The most networks whose requests are counted in the memory of a process. */
  remembered: 20_000,
  /** The most messages in an hour that reach the inbox of a site; more count as spam. */
  inboxPerHour: 50,
  /** The most messages that are kept in the inbox and as spam, and the days that spam is kept. */
  inboxKept: 10_000,
  spamKept: 500,
  spamDays: 30,
  /** The days for which deleted messages can be restored. */
  deletedDays: 7,
  /**
   * The limits of chats: the characters of a message, the messages of a conversation, and those of
   * a visitor in a minute; the conversations of a site that begin in an hour, the newest that are
   * kept, and the days after the last message that they are kept.
   */
  chatCharacters: 2000,
  chatMessages: 200,
  chatPerMinute: 10,
  chatsPerHour: 30,
  chatsKept: 1000,
  chatDays: 180,
  /**
   * The time after the last request of a page for which its visitor counts as present, and the most
   * requests of one network in a minute.
   */
  chatSeenMs: 30_000,
  chatAsksPerMinute: 120,
  /**
   * The most subscribers of a site, mails in an hour that ask for a confirmation, and such mails to
   * one address.
   */
  subscribers: 20_000,
  signUpsPerHour: 60,
  askedTimes: 3,
  /**
   * The most letters of a site, the most characters of a letter, of its subject and of the site's
   * address, and the most mails in an hour.
   */
  letters: 500,
  letterCharacters: 50_000,
  subjectCharacters: 150,
  originCharacters: 300,
  mailsPerHour: 300,
  /** The hours for which a sign-up can be confirmed. */
  confirmHours: 72,
  /**
   * The most periods of opening hours in a day, seats of a slot, days that can be booked ahead,
   * closed days, and people of a booking.
   */
  spansOfDay: 6,
  seats: 200,
  daysAhead: 366,
  closedDays: 366,
  people: 50,
  noteCharacters: 500,
  /** The most future bookings of one mail address, and bookings of a site in an hour. */
  bookingsOfMail: 5,
  bookingsPerHour: 60,
  /** The days after which past bookings are deleted. */
  bookingDays: 365,
  /**
   * The days for which visits are kept; the most names of pages and of hosts in a day, characters
   * of a name, bytes of a page's report, and visitors told apart.
   */
  visitDays: 400,
  visitNames: 200,
  visitNameCharacters: 200,
  seenBytes: 1000,
  visitorsHeld: 50_000,
  listed: 30,
  markedAtOnce: 100,
} as const
