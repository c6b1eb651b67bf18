/**
 * Limits of an S3-compatible store of files: of time, of size, and of what its answers may hold.
 */
export const STORE = {
  connectMs: 5000,
  /** The longest silence of the store. */
  silentMs: 15_000,
  /** The time for a request with its answer. */
  requestMs: 60_000,
  /** The time to download an archive. */
  downloadMs: 4 * 3_600_000,
  /** Tries of a request that failed in a way that passes. */
  tries: 3,
  partBytes: 16_000_000,
  /** Bytes that are read at a time from a file that is sent in pieces. */
  pieceBytes: 1024 * 1024,
  /** The size of an answer with a list or an error. */
  answerBytes: 8_000_000,
  listed: 1_000_000,
  /** Bytes of pictures that are stored there for all machines; the oldest are deleted first. */
  pictureBytes: 2_000_000_000,
} as const
