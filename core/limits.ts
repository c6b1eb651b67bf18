/**
 * What strangers may send, and what reading it may cost: one constant a surface, named with its unit.
 * SECURITY.md shows these very numbers, and a test compares the two.
 */

/** Requests to the web server. A document of a profile has room in a body, also written in base64. */
export const REQUEST = {
  bodyBytes: 20_000_000,
  /** Of a body that is too large, so much is passed over for the sender to hear of it. */
  passedOverBytes: 200_000_000,
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

/** Lists of feeds that a reader imports. Inside of JSON, quotes and line ends take twice the room. */
export const OPML = {
  bytes: 20_000_000,
  bodyBytes: 45_000_000,
  feeds: 20_000,
} as const

/** Files of profiles that a reader imports; what each holds is bounded as when it is typed in. */
export const PROFILES = {
  bytes: 20_000_000,
  bodyBytes: 45_000_000,
  profiles: 200,
  filesEach: 500,
  linksEach: 500,
  nameCharacters: 500,
  urlCharacters: 10_000,
  textCharacters: 200_000,
} as const

/** Archives that a hub is restored from. A hub with ten million entries has room in one. */
export const ARCHIVE = {
  packedBytes: 20_000_000_000,
  unpackedBytes: 200_000_000_000,
  /** Times that any stretch of `stretchBytes` may be larger than it is packed: zeros come to a thousand, news to fifteen. */
  ratio: 200,
  stretchBytes: 64_000_000,
  manifestBytes: 1_000_000,
  /** A part of a table ends with the row that fills it, so it may hold one large row and some more. */
  partBytes: 128_000_000,
  /** Each part but the last of its table has at least these. */
  leastPartBytes: 1_000_000,
  parts: 100_000,
  rowBytes: 64_000_000,
  rows: 300_000_000,
  files: 250_000,
  fileBytes: 10_000_000,
  /** What stands behind the last file: blocks of zeros that fill up a tape. */
  paddingBytes: 1_000_000,
  textCharacters: 20_000_000,
  listItems: 100_000,
  jsonDepth: 32,
} as const

/** Passwords that are wrong. */
export const SIGN_IN = {
  freeTries: 5,
  firstWaitMs: 30_000,
  longestWaitMs: 15 * 60_000,
} as const
