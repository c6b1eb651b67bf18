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
  /** Read of a redirect for the sake of its connection, which is closed when there is more. */
  redirectBytes: 64 * 1024,
  redirectTimeMs: 1000,
  headerBytes: 64 * 1024,
  /** Answers before the answer (1xx). */
  hints: 20,
  /** At once, to one origin; further requests wait. */
  connections: 2,
  /** Kept for a next request: all together, and how long each. */
  idleConnections: 64,
  idleMs: 4000,
} as const

/** The robots.txt of a site, and what of it is kept for us. */
export const ROBOTS = {
  /** Of a longer file, the first part counts (RFC 9309 asks for as much). */
  bytes: 500 * 1024,
  timeMs: 10_000,
  rules: 5000,
  ruleCharacters: 1000,
  ruleCharactersTogether: 100_000,
  /** Together, of rules with wildcards, whose matching is not linear. */
  wildCharacters: 20_000,
  /** Of an address, as much is matched. */
  pathCharacters: 2000,
  crawlDelayMs: 60_000,
  keptMs: 24 * 3_600_000,
  /** A file that cannot be read for longer than this is none. */
  lostMs: 30 * 24 * 3_600_000,
  origins: 2000,
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
