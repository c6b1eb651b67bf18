/**
 * What strangers may send, and what reading it may cost: one constant a surface, named with its unit.
 * SECURITY.md shows these very numbers, and a test compares the two.
 */

/** Requests to the web server. An OPML list of ten thousand feeds has room in a body. */
export const REQUEST = {
  bodyBytes: 20 * 1024 * 1024,
  timeMs: 60_000,
} as const

/** Answers of other servers; the time holds for the whole exchange, with its redirects. */
export const FETCH = {
  bytes: 10_000_000,
  timeMs: 20_000,
  redirects: 5,
} as const

/** One reading of a feed, page, mail, list, document or picture, in the process that may be ended. */
export const READING = {
  timeMs: 10_000,
  memoryBytes: 512 * 1024 * 1024,
} as const

/** JSON that others wrote: feeds, answers, data in pages, requests. */
export const JSON_TEXT = {
  depth: 100,
  elements: 1_500_000,
} as const

/** Pages that an article is read out of; the largest of 181 news pages had two thirds of it. */
export const PAGE = {
  elements: 6_000,
  attributes: 500,
  depth: 256,
  references: 25_000,
} as const

/** Mails to newsletter inboxes. */
export const MAIL = {
  bytes: 10 * 1024 * 1024,
  timeMs: 3 * 60_000,
  /** So many lines of any length, and behind them one for each so many bytes. */
  lines: 20_000,
  bytesPerLine: 40,
  recipients: 20,
  connections: 50,
} as const

/** Documents that a reader uploads to a profile. */
export const DOCUMENT = {
  bytes: 10_000_000,
} as const

/** Archives that a hub is restored from. */
export const ARCHIVE = {} as const

/** Passwords that are wrong. */
export const SIGN_IN = {
  freeTries: 5,
  firstWaitMs: 30_000,
  longestWaitMs: 15 * 60_000,
} as const
