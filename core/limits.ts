/**
 * What strangers may send, and what reading it may cost: one constant a surface, named with its unit.
 * SECURITY.md shows these very numbers, and a test compares the two.
 */

/** Requests to the web server. An OPML list of ten thousand feeds has room in a body. */
export const REQUEST = {
  bodyBytes: 20 * 1024 * 1024,
  timeMs: 60_000,
} as const

/** What the inputs of operations may hold; schemas say so, and the OpenAPI document with them. */
export const INPUT = {
  idCharacters: 200,
  nameCharacters: 200,
  addressCharacters: 2000,
  sourceNameCharacters: 2000,
  searchCharacters: 1000,
  instructionsCharacters: 5000,
  /** Words of topics, folders and rules. */
  wordCharacters: 200,
  wordsInList: 100,
  /** Sources that are named or chosen together, and entries of an article. */
  thingsInList: 10_000,
  filesAtOnce: 20,
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

/** Mails to newsletter inboxes. */
export const MAIL = {
  bytes: 10 * 1024 * 1024,
  timeMs: 3 * 60_000,
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
