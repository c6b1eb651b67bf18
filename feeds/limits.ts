/** The robots.txt of a site, and the part that is kept. */
export const ROBOTS = {
  /** The first part of a longer file, which counts (RFC 9309 asks for as much). */
  bytes: 500 * 1024,
  timeMs: 10_000,
  rules: 5000,
  ruleCharacters: 1000,
  ruleCharactersTogether: 100_000,
  /** All rules with wildcards together, whose matching is not linear. */
  wildCharacters: 20_000,
  /** Characters of an address that are matched. */
  pathCharacters: 2000,
  crawlDelayMs: 60_000,
  keptMs: 24 * 3_600_000,
  /** A file that cannot be read for longer than this counts as lost. */
  lostMs: 30 * 24 * 3_600_000,
  origins: 2000,
} as const

/** Sound and videos of publishers that are played through this server, a part at a time, without storing them. */
export const MEDIA = {
  /** Size of the first part, for which the reader is waiting, and of each later one. */
  firstPartBytes: 512 * 1024,
  partBytes: 2 * 1024 * 1024,
  /** The largest part from a server that always sends a file from its start. */
  wholePartBytes: 16 * 1024 * 1024,
  partMs: 60_000,
  bytes: 4_000_000_000,
  /**
   * The largest file of a server that sends no parts: each part of it costs everything before it.
   */
  wholeBytes: 500_000_000,
  /** Redirects of a recording, which statistics services add one after another. */
  redirects: 12,
  /** Parts that one process fetches; further ones have to be asked for again. */
  atOnce: 12,
} as const

/** Mails to newsletter inboxes. */
export const MAIL = {
  bytes: 10 * 1024 * 1024,
  /**
   * Lines of any length, plus one for each `bytesPerLine` bytes, because each line costs as much as
   * a kilobyte.
   */
  lines: 20_000,
  bytesPerLine: 60,
  parts: 1000,
  /** Pictures and attachments that are kept of one mail: their number, and their bytes together. */
  files: 30,
  filesBytes: 8 * 1024 * 1024,
  timeMs: 3 * 60_000,
  recipients: 20,
  connections: 50,
} as const
