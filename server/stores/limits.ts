/** Limits of time and size for an S3-compatible store. */
export const STORE = {
  connectMs: 5000,
  /** The longest time without a byte from the store. */
  silentMs: 15_000,
  /** The longest time of a request with its answer. */
  requestMs: 60_000,
  /** The longest time to download an archive. */
  downloadMs: 4 * 3_600_000,
  /** The number of attempts for a request that failed for a temporary reason. */
  tries: 3,
  partBytes: 16_000_000,
  /** The bytes that are read at a time from a file that is uploaded in parts. */
  pieceBytes: 1024 * 1024,
  /** The most bytes of an answer with a list or an error. */
  answerBytes: 8_000_000,
  listed: 1_000_000,
  /**
   * The most bytes of pictures that the store keeps for all machines; the oldest pictures are
   * deleted first.
   */
  pictureBytes: 2_000_000_000,
} as const
