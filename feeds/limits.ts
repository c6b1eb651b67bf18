/** Limits of a site's robots.txt and of the rules that are kept. */
export const ROBOTS = {
  /** Only this much of a longer file is read; RFC 9309 asks for at least as much. */
  bytes: 500 * 1024,
  timeMs: 10_000,
  rules: 5000,
  ruleCharacters: 1000,
  ruleCharactersTogether: 100_000,
  /** Characters of all rules with wildcards together, because matching such rules is slow. */
  wildCharacters: 20_000,
  /** The most characters of an address that are matched. */
  pathCharacters: 2000,
  crawlDelayMs: 60_000,
  keptMs: 24 * 3_600_000,
  /** A robots.txt that was unreadable for longer than this counts as missing. */
  lostMs: 30 * 24 * 3_600_000,
  origins: 2000,
} as const

/**
 * Limits of publishers' audio and video, which is played through this server part by part without
 * storing it.
 */
export const MEDIA = {
  /**
   * The size of the first part, which is small because the player waits for it; later parts have
   * `partBytes`.
   */
  firstPartBytes: 512 * 1024,
  partBytes: 2 * 1024 * 1024,
  /** The largest part from a server without ranges, which always sends a file from its start. */
  wholePartBytes: 16 * 1024 * 1024,
  partMs: 60_000,
  bytes: 4_000_000_000,
  /**
   * The largest file of a server without ranges: for each part, everything before it is sent as
   * well.
   */
  wholeBytes: 500_000_000,
  /** The most redirects of a recording; statistics services each add one. */
  redirects: 12,
  /**
   * The most parts that one process fetches at once; further requests are refused and have to be
   * repeated.
   */
  atOnce: 12,
} as const

/** Limits of mails to newsletter inboxes. */
export const MAIL = {
  bytes: 10 * 1024 * 1024,
  /**
   * The most lines; one more is allowed for each `bytesPerLine` bytes. Lines are limited because
   * parsing one costs as much as a kilobyte.
   */
  lines: 20_000,
  bytesPerLine: 60,
  parts: 1000,
  /**
   * The most pictures and attachments of one mail that are kept; `filesBytes` limits their total
   * size.
   */
  files: 30,
  filesBytes: 8 * 1024 * 1024,
  timeMs: 3 * 60_000,
  recipients: 20,
  connections: 50,
} as const
